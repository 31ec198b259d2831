import {
  isReady,
  judge,
  UNREADY,
  viewerName,
  viewersOf,
  type Frame,
  type Input,
  type Refusal,
  type SeatId,
} from '@theed/tabletop';
import type { LogEntry, MatchInfo, MoveAnswer, PlayerInfo, SyncInfo } from '@theed/tabletop/protocol';
import type { Logger } from 'pino';
import { matchesHash, sameText } from '../secrets';
import type { LoadedMatch, MatchRecord, MatchSummary, SeatRecord, Sitter, Store } from '../store/store';
import type { GameInPlay } from '../games';
import { Answers } from './answers';
import { Audience, type Subscriber } from './audience';
import { infoOf, playersOf } from './info';
import { Mailbox, MailboxFull } from './mailbox';
import { frameOf, framesOf, isSeatAt, logEntry, logLine, viewerOf } from './position';
import { matchRefusals } from './refusals';
import { freed, hold, RECENT, takeStep, type Held, type Step } from './step';

/** Where what a match has to say goes to. */
export interface Outlet {
  /** To everybody whom `Subscriber.place` put at this viewer. */
  update(matchId: string, viewer: string, frame: Frame, log: readonly LogEntry[]): void;
  /** To everybody who looks at the match. */
  matchData(matchId: string, players: readonly PlayerInfo[], info: MatchInfo): void;
}

/** Shows whose a seat is: its credentials or, without them, the guest behind the browser's cookie. */
export interface Proof {
  readonly guest: string | null;
  readonly credentials: string | null;
}

/** A move as it came in, its shape checked. */
export interface MoveRequest {
  readonly move: string;
  readonly args: readonly unknown[];
  /** The seat that it says it is from. */
  readonly seat: SeatId;
  readonly credentials: string | null;
  readonly moveId: string | null;
}

export interface JoinWish {
  /** The first free seat if `null`. */
  readonly seat: SeatId | null;
  readonly guest: string;
  readonly name: string;
  readonly credentialHash: string;
  readonly invite: string | null;
}

/** Something about a match was refused; nothing was changed. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export interface ActorTools {
  readonly store: Store;
  readonly outlet: Outlet;
  readonly log: Logger;
  readonly now: () => number;
  /** Most tasks that may wait for one match. */
  readonly mailbox: number;
  /** Milliseconds in which changes of who is there are told as one. */
  readonly announceWithin: number;
}

const CONFLICTS = 5;

/**
 * One match: everything that happens to it happens here, one thing at a time. What it holds in memory is what is
 * stored; a change is stored first, and only then held, answered and shown.
 */
export class MatchActor {
  private readonly mailbox: Mailbox;
  private readonly audience: Audience;
  private held: Held;
  private answers: Answers;
  /** After a failed write nobody knows what is stored: it is read again before anything else is done. */
  private doubtful = false;
  private announcement: NodeJS.Timeout | null = null;
  lastUsed: number;

  constructor(
    loaded: LoadedMatch,
    private readonly inPlay: GameInPlay,
    private readonly tools: ActorTools,
  ) {
    this.held = hold(loaded, inPlay);
    this.answers = new Answers(loaded.moveIds);
    this.mailbox = new Mailbox(tools.mailbox);
    this.audience = new Audience(loaded.match.id);
    this.lastUsed = tools.now();
  }

  get id(): string {
    return this.held.match.id;
  }

  get game(): string {
    return this.held.match.game;
  }

  /** Nobody looks and nothing waits: may be forgotten. */
  get idle(): boolean {
    return this.audience.empty && this.mailbox.size === 0;
  }

  /** Resolves when everything that was asked so far is done. */
  settled(): Promise<void> {
    return this.mailbox.idle();
  }

  dispose(): void {
    if (this.announcement !== null) clearTimeout(this.announcement);
    this.announcement = null;
  }

  /** The match as anybody may see it, as of now. */
  info(): MatchInfo {
    return infoOf(this.summary(), this.audience);
  }

  /** Admits a connection and sends it where the match stands; no update can get lost in between. */
  sync(subscriber: Subscriber, seat: SeatId | null, proof: Proof): Promise<Refusal | null> {
    return this.answered<Refusal | null>(
      () => {
        if (!subscriber.connected) return null;
        const refusal = seat === null ? null : this.refusalOfSeat(seat, proof);
        if (refusal !== null) return refusal;
        const info = this.syncInfo(seat);
        this.audience.admit(subscriber, seat === null ? null : this.seat(seat));
        subscriber.sync(this.held.match.id, info);
        this.announceSoon();
        return null;
      },
      (refusal) => refusal,
    );
  }

  /** A connection has gone, or looks at something else now. */
  dismiss(subscriber: Subscriber): void {
    if (!this.audience.dismiss(subscriber)) return;
    subscriber.place(this.held.match.id, null);
    this.lastUsed = this.tools.now();
    this.announceSoon();
  }

  move(subscriber: Subscriber, request: MoveRequest): Promise<MoveAnswer> {
    return this.answered<MoveAnswer>(() => this.carryOut(subscriber, request), refused);
  }

  /** @throws Refused */
  join(wish: JoinWish): Promise<SeatId> {
    return this.inTurn(async () => {
      const { match, seats } = this.held;
      if (match.status !== 'waiting')
        throw new Refused(match.status === 'over' ? matchRefusals.over : matchRefusals.full);
      if (match.unlisted && wish.guest !== match.host && !sameText(wish.invite ?? '', match.inviteCode)) {
        throw new Refused(matchRefusals.badInvite);
      }
      if (seats.some(({ guest }) => guest === wish.guest)) throw new Refused(matchRefusals.alreadySeated);
      const seat = wish.seat ?? seats.find(({ guest }) => guest === null)?.seat;
      if (seat === undefined) throw new Refused(matchRefusals.full);
      if (!isSeatAt(match.seatCount, seat)) throw new Refused(matchRefusals.noSuchSeat);
      if (this.seat(seat).guest !== null) throw new Refused(matchRefusals.seatTaken);
      const { guest, name, credentialHash } = wish;
      const sitter: Sitter = { seat, guest, name, credentialHash };
      const at = this.tools.now();
      if (!(await this.writing(() => this.tools.store.claimSeat(match.id, sitter, at)))) {
        await this.reload();
        throw new Refused(matchRefusals.seatTaken);
      }
      this.holdSeat(sitter, at);
      return seat;
    });
  }

  /** Frees a seat: before the deal, and again when the match is over. @throws Refused */
  leave(seat: SeatId, proof: Proof): Promise<void> {
    return this.inTurn(async () => {
      this.mustHold(seat, proof);
      const { match, state } = this.held;
      if (match.status === 'live') throw new Refused(matchRefusals.begun);
      const ready = match.status === 'waiting' && isReady(state.G, seat);
      if (ready) {
        await this.tableInput({ move: UNREADY, seat, args: [] }, seat);
      } else {
        const at = this.tools.now();
        await this.writing(() => this.tools.store.freeSeat(match.id, seat, at));
        this.holdSeat(freed(seat), at);
      }
      this.showOut();
    });
  }

  /** @throws Refused */
  rename(seat: SeatId, proof: Proof, name: string): Promise<void> {
    return this.inTurn(async () => {
      this.mustHold(seat, proof);
      const at = this.tools.now();
      await this.writing(() => this.tools.store.renameSeat(this.held.match.id, seat, name, at));
      this.holdSeat({ ...this.seat(seat), name }, at);
    });
  }

  /**
   * Makes the next match, or names it if it is made.
   *
   * @param make stores a match as the next one of this, and gives the id of the next one that there is now
   * @throws Refused
   */
  playAgain(seat: SeatId, proof: Proof, make: (match: MatchRecord) => Promise<string>): Promise<string> {
    return this.inTurn(async () => {
      this.mustHold(seat, proof);
      const { match } = this.held;
      if (match.status !== 'over') throw new Refused(matchRefusals.notOver);
      if (match.nextMatchId !== null) return match.nextMatchId;
      const nextMatchId = await this.writing(() => make(match));
      this.held = { ...this.held, match: { ...this.held.match, nextMatchId } };
      this.announceSoon();
      return nextMatchId;
    });
  }

  private async carryOut(subscriber: Subscriber, request: MoveRequest): Promise<MoveAnswer> {
    if (!this.audience.has(subscriber)) return refused(matchRefusals.notSynced);
    for (let attempt = 0; attempt < CONFLICTS; attempt += 1) {
      const seat = this.audience.seatOf(subscriber, this.held.seats);
      if (seat === null) return refused(matchRefusals.notYourSeat);
      if (request.seat !== seat) return refused(matchRefusals.wrongSeat);
      if (request.credentials !== null && !matchesHash(request.credentials, this.seat(seat).credentialHash)) {
        return refused(matchRefusals.badCredentials);
      }
      const before = this.answers.get(seat, request.moveId);
      if (before !== null) return before;
      const answer = await this.attempt({ move: request.move, seat, args: request.args }, request.moveId);
      if (answer === 'conflict') continue;
      return answer;
    }
    return refused(matchRefusals.busy);
  }

  private async attempt(input: Input, moveId: string | null): Promise<MoveAnswer | 'conflict'> {
    const refusal = judge(this.held.game, this.held.state.G, input);
    if (refusal !== null) {
      const answer = refused(refusal);
      this.answers.remember(input.seat, moveId, answer);
      return answer;
    }
    const step = takeStep(this.held, input, { at: this.tools.now(), moveId });
    if (!(await this.storeStep(step))) return 'conflict';
    const answer: MoveAnswer = { ok: true, stateID: this.held.match.stateId };
    this.answers.remember(input.seat, moveId, answer);
    this.show(step);
    return answer;
  }

  private async tableInput(input: Input, frees: SeatId): Promise<void> {
    const step = takeStep(this.held, input, { at: this.tools.now(), moveId: null, frees });
    if (!(await this.storeStep(step))) throw new Refused(matchRefusals.busy);
    this.show(step);
    this.announceSoon();
  }

  /** Stores a step and holds it then; `false` if another has changed the match meanwhile, which is read again. */
  private async storeStep(step: Step): Promise<boolean> {
    if ((await this.writing(() => this.tools.store.commit(step.commit))) === 'conflict') {
      await this.reload();
      return false;
    }
    const was = this.held.match.status;
    this.held = step.held;
    if (was !== step.held.match.status) this.announceSoon();
    return true;
  }

  private show({ frames, input }: Step): void {
    for (const [viewer, frame] of frames) this.tools.outlet.update(this.held.match.id, viewer, frame, [logLine(input)]);
  }

  /** Puts those who have lost their seat among the spectators, at once. */
  private showOut(): void {
    for (const stranger of this.audience.strangers(this.held.seats)) {
      this.audience.admit(stranger, null);
      stranger.sync(this.held.match.id, this.syncInfo(null));
    }
  }

  private syncInfo(seat: SeatId | null): SyncInfo {
    const { game, state, recent, match, seats } = this.held;
    const viewer = viewerOf(seat);
    return {
      state: frameOf(game, state, viewer),
      log: recent.map((input) => logEntry(game, input, viewer, match.status === 'over')),
      filteredMetadata: playersOf(seats, this.audience),
      initialState: null,
      match: this.info(),
    };
  }

  private summary(): MatchSummary {
    const { match, seats, secret } = this.held;
    return { match, seats, published: match.status === 'over' ? secret : null };
  }

  private seat(seat: SeatId): SeatRecord {
    return this.held.seats.find((record) => record.seat === seat) ?? freed(seat);
  }

  private refusalOfSeat(seat: SeatId, { guest, credentials }: Proof): Refusal | null {
    if (!isSeatAt(this.held.match.seatCount, seat)) return matchRefusals.noSuchSeat;
    const record = this.seat(seat);
    if (credentials !== null) {
      return matchesHash(credentials, record.credentialHash) ? null : matchRefusals.badCredentials;
    }
    return guest !== null && record.guest === guest ? null : matchRefusals.notYourSeat;
  }

  private mustHold(seat: SeatId, proof: Proof): void {
    const refusal = this.refusalOfSeat(seat, proof);
    if (refusal !== null) throw new Refused(refusal);
  }

  private holdSeat(seat: SeatRecord, updatedAt: number): void {
    const seats = this.held.seats.map((record) => (record.seat === seat.seat ? seat : record));
    this.held = { ...this.held, seats, match: { ...this.held.match, updatedAt } };
    this.announceSoon();
  }

  private async writing<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      this.doubtful = true;
      this.tools.log.error({ match: this.held.match.id, err: error }, 'could not store');
      throw new Refused(matchRefusals.notStored);
    }
  }

  private async reload(): Promise<void> {
    const loaded = await this.tools.store.load(this.held.match.id, RECENT);
    if (loaded === null) throw new Refused(matchRefusals.noSuchMatch);
    const before = this.held.match.stateId;
    this.held = hold(loaded, this.inPlay);
    this.answers = new Answers(loaded.moveIds);
    this.doubtful = false;
    this.showOut();
    this.announceSoon();
    if (this.held.match.stateId === before) return;
    const { game, state, match } = this.held;
    const frames = framesOf(game, state);
    for (const viewer of viewersOf(state.G.seats).map(viewerName)) {
      this.tools.outlet.update(match.id, viewer, frames.get(viewer)!, []);
    }
  }

  private inTurn<T>(task: () => T | Promise<T>): Promise<T> {
    this.lastUsed = this.tools.now();
    return this.mailbox.run(async () => {
      if (this.doubtful) await this.writing(() => this.reload());
      return task();
    });
  }

  /** Like `inTurn`, but whatever goes wrong becomes an answer. */
  private async answered<T>(task: () => T | Promise<T>, answer: (refusal: Refusal) => T): Promise<T> {
    try {
      return await this.inTurn(task);
    } catch (error) {
      if (error instanceof Refused) return answer(error.refusal);
      if (error instanceof MailboxFull) return answer(matchRefusals.busy);
      this.tools.log.error({ match: this.held.match.id, err: error }, 'a rule or a view failed');
      return answer(matchRefusals.failed);
    }
  }

  private announceSoon(): void {
    this.announcement ??= setTimeout(() => {
      this.announcement = null;
      const info = this.info();
      this.tools.outlet.matchData(this.held.match.id, info.players, info);
    }, this.tools.announceWithin).unref();
  }
}

function refused(refusal: Refusal): MoveAnswer & { ok: false } {
  return { ok: false, refusal };
}
