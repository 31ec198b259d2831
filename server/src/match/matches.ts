import { commitmentTo, createRandomness, seatsOf, type Json, type SeatId } from '@theed/tabletop';
import { createRunner } from '@theed/tabletop/boardgame';
import type { Games, GameInPlay } from '../games';
import { newInviteCode, newMatchId, newSecret } from '../secrets';
import type { MatchRecord, MatchSummary, NewMatch, Sitter } from '../store/store';
import { MatchActor, type ActorTools, type Outlet } from './actor';
import { infoOf, nobodyThere } from './info';
import { toSnapshot } from './position';
import { RECENT } from './step';
import type { MatchInfo } from '@theed/tabletop/protocol';

export interface MatchesTools extends Omit<ActorTools, 'outlet'> {
  readonly games: Games;
  readonly outletOf: (game: string) => Outlet;
  /** Milliseconds after which a match that nobody looks at is forgotten. */
  readonly forgetAfter: number;
  /** Seam for tests: secrets of new matches. */
  readonly secretFor?: () => string;
}

export interface MatchWish {
  readonly game: string;
  readonly seatCount: number;
  readonly setup: Json;
  readonly unlisted: boolean;
  /** Who makes it. */
  readonly host: string;
  /** His seat, or `lots`: drawn from the match's secret. */
  readonly sitter?: { readonly seat: string; readonly name: string; readonly credentialHash: string };
}

export interface MadeMatch {
  readonly match: MatchRecord;
  readonly seat: SeatId | null;
}

/** All matches of this server: makes them, and has an actor for each that is in use. */
export class Matches {
  private readonly actors = new Map<string, Promise<MatchActor | null>>();
  private readonly awake = new Map<string, MatchActor>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly tools: MatchesTools) {
    this.sweeper = setInterval(() => this.forgetIdle(), Math.max(10, tools.forgetAfter / 2)).unref();
  }

  /** The actor of a match of this game, or `null` if there is no such match. Nothing is made for ids that are not known. */
  async actor(game: string, matchId: string): Promise<MatchActor | null> {
    const actor = await (this.actors.get(matchId) ?? this.wake(matchId));
    if (actor?.game !== game) return null;
    actor.lastUsed = this.tools.now();
    return actor;
  }

  /** @throws if the match cannot be stored. */
  async create(wish: MatchWish, after?: string): Promise<MadeMatch> {
    const { game: gameName, seatCount, host, sitter: wished } = wish;
    const inPlay = this.tools.games.forNewMatch(gameName);
    const secret = (this.tools.secretFor ?? newSecret)();
    const match = this.newRecord(wish, inPlay, commitmentTo(secret));
    const state = createRunner(inPlay.game, () => createRandomness(secret, [])).initial(seatCount);
    const seat = wished === undefined ? null : wished.seat === 'lots' ? drawSeat(secret, seatCount) : wished.seat;
    const sitter: Sitter | null =
      wished === undefined || seat === null
        ? null
        : { seat, guest: host, name: wished.name, credentialHash: wished.credentialHash };
    const created: NewMatch = {
      match,
      secret,
      snapshot: toSnapshot(state),
      components: inPlay.components,
      ...(sitter === null ? {} : { sitter }),
    };
    const other = await this.tools.store.createMatch(created, after);
    if (other === null) return { match, seat };
    const summary = await this.tools.store.summary(other);
    if (summary === null) throw new Error(`match ${other} has gone`);
    return { match: summary.match, seat: null };
  }

  /** How a match from a list looks now. */
  infoOf(summary: MatchSummary): MatchInfo {
    return this.awake.get(summary.match.id)?.info() ?? infoOf(summary, nobodyThere);
  }

  /** How many matches are held in memory. */
  get size(): number {
    return this.actors.size;
  }

  /** Finishes what was accepted. */
  async settle(): Promise<void> {
    await Promise.all([...this.awake.values()].map((actor) => actor.settled()));
  }

  stop(): void {
    clearInterval(this.sweeper);
    for (const actor of this.awake.values()) actor.dispose();
  }

  private newRecord(wish: MatchWish, { game, hash }: GameInPlay, commitment: string): MatchRecord {
    const now = this.tools.now();
    return {
      id: newMatchId(),
      game: wish.game,
      rules: game.rulesVersion,
      seatCount: wish.seatCount,
      status: 'waiting',
      setup: wish.setup,
      unlisted: wish.unlisted,
      host: wish.host,
      inviteCode: newInviteCode(),
      componentsHash: hash,
      commitment,
      stateId: 0,
      awaits: seatsOf(wish.seatCount),
      gameover: null,
      nextMatchId: null,
      createdAt: now,
      updatedAt: now,
    };
  }

  private wake(matchId: string): Promise<MatchActor | null> {
    const waking = this.load(matchId);
    this.actors.set(matchId, waking);
    void waking.then(
      (actor) => (actor === null ? this.actors.delete(matchId) : this.awake.set(matchId, actor)),
      () => this.actors.delete(matchId),
    );
    return waking;
  }

  private async load(matchId: string): Promise<MatchActor | null> {
    const { store, games, outletOf } = this.tools;
    const loaded = await store.load(matchId, RECENT);
    if (loaded === null || !games.has(loaded.match.game)) return null;
    const inPlay = await games.ofMatch(loaded.match.game, loaded.match.componentsHash, store);
    return new MatchActor(loaded, inPlay, { ...this.tools, outlet: outletOf(loaded.match.game) });
  }

  private forgetIdle(): void {
    const before = this.tools.now() - this.tools.forgetAfter;
    for (const [id, actor] of this.awake) {
      if (!actor.idle || actor.lastUsed > before) continue;
      actor.dispose();
      this.awake.delete(id);
      this.actors.delete(id);
    }
  }
}

/** The seat of the one who makes the match, when sides are drawn. Anybody can check it once the secret is published. */
export function drawSeat(secret: string, seatCount: number): SeatId {
  return String(createRandomness(secret, []).index('sides', seatCount));
}
