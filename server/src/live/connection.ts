import { refusal, type Refusal } from '@theed/tabletop';
import type { MoveAnswer, SyncInfo } from '@theed/tabletop/protocol';
import type { Logger } from 'pino';
import type { Socket } from 'socket.io';
import type { MatchActor } from '../match/actor';
import type { Subscriber } from '../match/audience';
import type { Matches } from '../match/matches';
import { matchRefusals } from '../match/refusals';
import { isMatchId } from '../secrets';
import { syncFrame, updateFrame } from './frames';

export const liveRefusals = {
  malformed: refusal('malformed', 'This was sent in a form that the server does not know.'),
  unknownEvent: refusal('unknown-event', 'The server knows no event of this name.'),
  noTalk: refusal('no-chat', 'There is no talk on this server yet.'),
  tooFast: refusal('too-fast', 'Too much was sent in a short time. Wait a few seconds.'),
} as const;

/** After so many events that were too fast, a connection is cut. */
const PATIENCE = 300;

export interface ConnectionTools {
  readonly matches: Matches;
  readonly log: Logger;
  /** Whether one more event is allowed. */
  readonly admits: () => Promise<boolean>;
  /** Whether the server has stopped taking anything in. */
  readonly stopping: () => boolean;
}

type Answer = (answer: MoveAnswer) => void;

/** One client's connection to one game. It looks at one match at a time. */
export class Connection implements Subscriber {
  readonly person: string;
  private actor: MatchActor | null = null;
  private at: { readonly matchId: string; readonly room: string } | null = null;
  /** The last sync that came: moves behind it wait for it. */
  private opening: Promise<unknown> = Promise.resolve();
  private excess = 0;

  constructor(
    private readonly socket: Socket,
    private readonly game: string,
    private readonly guest: string | null,
    private readonly tools: ConnectionTools,
  ) {
    this.person = guest ?? socket.id;
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  place(matchId: string, viewer: string | null): void {
    const left = this.at;
    if (viewer === null && left?.matchId !== matchId) return;
    this.at = viewer === null ? null : { matchId, room: roomOf(matchId, viewer) };
    if (left !== null) {
      void this.socket.leave(left.room);
      if (left.matchId !== this.at?.matchId) void this.socket.leave(roomOf(left.matchId, EVERYBODY));
    }
    if (this.at !== null) void this.socket.join([this.at.room, roomOf(matchId, EVERYBODY)]);
  }

  sync(matchId: string, info: SyncInfo): void {
    this.socket.emit('sync', matchId, info);
  }

  /** Takes whatever came in. Never throws. */
  async take(event: unknown, args: unknown[]): Promise<void> {
    const answer = typeof args.at(-1) === 'function' ? (args.pop() as Answer) : null;
    // What is not answered is sent again when the client is back.
    if (this.tools.stopping()) return;
    try {
      const why = (await this.barrier()) ?? (await this.dispatch(event, args, answer));
      if (why !== null) this.refuse(args, why, answer);
    } catch (error) {
      this.tools.log.error(
        { err: error, event: typeof event === 'string' ? event.slice(0, 32) : null },
        'event failed',
      );
      this.refuse(args, matchRefusals.failed, answer);
    }
  }

  /** The connection has gone. */
  gone(): void {
    this.actor?.dismiss(this);
    this.actor = null;
  }

  private async barrier(): Promise<Refusal | null> {
    if (await this.tools.admits()) return null;
    this.excess += 1;
    if (this.excess > PATIENCE) this.socket.disconnect(true);
    return liveRefusals.tooFast;
  }

  private dispatch(event: unknown, args: unknown[], answer: Answer | null): Promise<Refusal | null> | Refusal {
    if (event === 'sync') {
      // One after the other: where a connection is in the end is where it asked to be last.
      const opened = this.opening.then(() => this.onSync(args));
      this.opening = opened.catch(() => undefined);
      return opened;
    }
    if (event === 'update') return this.onUpdate(args, answer);
    return event === 'chat' ? liveRefusals.noTalk : liveRefusals.unknownEvent;
  }

  private async onSync(args: unknown[]): Promise<Refusal | null> {
    const read = syncFrame.safeParse(args);
    if (!read.success) return isMatchId(args[0]) ? liveRefusals.malformed : matchRefusals.noSuchMatch;
    const { matchId, seat, credentials } = read.data;
    const actor = await this.tools.matches.actor(this.game, matchId);
    if (actor === null) return matchRefusals.noSuchMatch;
    const refused = await actor.sync(this, seat, { guest: this.guest, credentials });
    if (refused !== null) return refused;
    if (this.actor !== actor) this.actor?.dismiss(this);
    this.actor = actor;
    if (!this.connected) this.gone();
    return null;
  }

  private async onUpdate(args: unknown[], answer: Answer | null): Promise<Refusal | null> {
    const read = updateFrame.safeParse(args);
    if (!read.success) return liveRefusals.malformed;
    const { matchId, request, agree } = read.data;
    if (!agree) return matchRefusals.wrongSeat;
    // Nothing is looked up for a match that was not opened here.
    await this.opening;
    const actor = this.actor;
    if (actor?.id !== matchId) return matchRefusals.notSynced;
    const answered = await actor.move(this, request);
    if (answered.ok) answer?.(answered);
    return answered.ok ? null : answered.refusal;
  }

  /** Tells the sender, and nobody else. A move that asks for an answer gets it as such. */
  private refuse(args: readonly unknown[], why: Refusal, answer: Answer | null): void {
    if (answer !== null) return answer({ ok: false, refusal: why });
    const matchId = [args[0], args[2]].find(isMatchId) ?? null;
    const update = updateFrame.safeParse(args);
    const moveId = update.success ? update.data.request.moveId : null;
    this.socket.emit('refused', matchId, moveId === null ? why : { ...why, moveId });
  }
}

/** Stands for a viewer's name in the room of all who look at a match. */
export const EVERYBODY = 'all';

/** Name of the socket room of those who see a match alike. */
export function roomOf(matchId: string, viewer: string): string {
  return `${matchId}:${viewer}`;
}
