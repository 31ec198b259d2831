/**
 * What goes over the wire between a server and its clients. Paths, field names and socket events are those of
 * boardgame.io 0.50, so its `LobbyClient` and its `SocketIO` transport work here; what is added is marked (+).
 */
import type { Frame } from './frames';
import type { GameEvent, GameOver, MusterEvent } from './game';
import type { Json } from './json';
import type { Refusal } from './refusal';
import type { SeatId } from './seats';

/** `waiting`: seats free or not all ready; `live`: being played; `over`: ended. */
export type MatchStatus = 'waiting' | 'live' | 'over';

/** A seat as anybody may see it. `id` is the seat as a number, as boardgame.io has it. */
export interface PlayerInfo {
  readonly id: number;
  /** Absent while nobody sits there. */
  readonly name?: string;
  readonly isConnected?: boolean;
}

/** A match as anybody may see it who knows its id. */
export interface MatchInfo {
  readonly matchID: string;
  /** (+) */
  readonly gameName: string;
  readonly players: readonly PlayerInfo[];
  readonly setupData: Json;
  readonly unlisted: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly gameover?: GameOver;
  readonly nextMatchID?: string;
  /** (+) */
  readonly status: MatchStatus;
  /** (+) Hash of the components in play; `GET /games/:name/:id/components` has them. */
  readonly componentsHash: string;
  /** (+) SHA-256 of the match's secret. */
  readonly commitment: string;
  /** (+) The secret, once the match is over. */
  readonly secret?: string;
  /** (+) People who watch. */
  readonly spectators: number;
}

/** `GET /games/:name?status=&limit=&cursor=` */
export interface MatchList {
  readonly matches: readonly MatchInfo[];
  /** (+) Give it as `cursor` to get the next page; absent on the last. */
  readonly nextCursor?: string;
}

/** `POST /games/:name/create` */
export interface CreateRequest {
  readonly numPlayers: number;
  readonly setupData?: Json;
  /** Private unless this is `false`. */
  readonly unlisted?: boolean;
  /** (+) Seats the one who makes the match at once; `lots` draws the seat from the match's secret. */
  readonly host?: { /** A seat, or `lots`. */ readonly seat: string; readonly playerName: string };
}

export interface CreateResponse {
  readonly matchID: string;
  /** (+) Opens the seats of a private match; part of the invite link, behind `#`. */
  readonly inviteCode: string;
  /** (+) With `host` only. */
  readonly playerID?: SeatId;
  readonly playerCredentials?: string;
}

/** `POST /games/:name/:id/join`. A private match wants `data.invite`. */
export interface JoinRequest {
  /** The first free seat if absent. */
  readonly playerID?: SeatId;
  readonly playerName: string;
  readonly data?: { readonly invite?: string };
}

export interface JoinResponse {
  readonly playerID: SeatId;
  readonly playerCredentials: string;
}

/** `POST /games/:name/:id/leave`. The guest's own seat needs no credentials. */
export interface LeaveRequest {
  readonly playerID: SeatId;
  readonly credentials?: string;
}

/** `POST /games/:name/:id/update` (and `/rename`, as older clients have it). */
export interface UpdateRequest {
  readonly playerID: SeatId;
  readonly credentials?: string;
  readonly newName: string;
}

/** `POST /games/:name/:id/playAgain` */
export interface PlayAgainRequest {
  readonly playerID: SeatId;
  readonly credentials?: string;
  readonly numPlayers?: number;
  readonly setupData?: Json;
  readonly unlisted?: boolean;
}

export interface PlayAgainResponse {
  readonly nextMatchID: string;
  /** (+) */
  readonly inviteCode: string;
}

/** (+) `GET /api/me`, `POST /api/me {name}`: the guest that the browser's cookie stands for. */
export interface Me {
  readonly id: string;
  readonly name: string | null;
}

/** (+) `GET /api/me/matches?limit=&cursor=`: where the guest sits, newest first. */
export interface MyMatches {
  readonly matches: readonly MyMatch[];
  readonly nextCursor?: string;
}

export interface MyMatch extends MatchInfo {
  readonly playerID: SeatId;
  /** Whether the table waits for this guest. */
  readonly yourTurn: boolean;
}

/** (+) `GET /games/:name/:id/mine`: what the guest holds in a match. 404 for others. */
export interface MySeat {
  readonly playerID: SeatId;
  /** While seats are free. */
  readonly inviteCode?: string;
}

/** Every HTTP error: `{ error: { code, message } }` with a status to match. */
export interface ErrorBody {
  readonly error: Refusal;
}

/** A line of the log as boardgame.io's client reads it. What happened is in `metadata`, as the viewer may know it. */
export interface LogEntry<E extends GameEvent = GameEvent> {
  readonly action: {
    readonly type: 'MAKE_MOVE';
    readonly payload: { readonly type: string; readonly playerID: SeatId; readonly args: readonly never[] };
  };
  readonly _stateID: number;
  readonly turn: number;
  readonly phase: string;
  readonly redact: true;
  /** Absent in updates, whose `G.events` say the same. */
  readonly metadata?: { readonly events: readonly (E | MusterEvent)[]; readonly at: number };
}

export interface SyncInfo<V = unknown, E extends GameEvent = GameEvent> {
  readonly state: Frame<V, E>;
  /** The newest entries; older ones come from `GET /games/:name/:id/log?before=`. */
  readonly log: readonly LogEntry<E>[];
  readonly filteredMetadata: readonly PlayerInfo[];
  readonly initialState: null;
  /** (+) */
  readonly match: MatchInfo;
}

/** (+) `GET /games/:name/:id/log?before=stateID&limit=`: oldest first. */
export interface LogPage<E extends GameEvent = GameEvent> {
  readonly log: readonly LogEntry<E>[];
}

/** What boardgame.io's client sends as `update`; `moveId` is (+): the same id is never carried out twice. */
export interface MoveAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: string;
    readonly args: readonly unknown[];
    readonly playerID: SeatId;
    readonly credentials?: string;
    readonly moveId?: string;
  };
}

/** (+) The answer to an `update` that asks for one: stored, or refused. */
export type MoveAnswer =
  { readonly ok: true; readonly stateID: number } | { readonly ok: false; readonly refusal: Refusal };

/** Socket events from a client. The namespace is `/<game name>`. */
export interface ClientEvents {
  sync(matchID: string, playerID: SeatId | null, credentials: string | undefined, numPlayers?: number): void;
  update(
    action: MoveAction,
    stateID: number,
    matchID: string,
    playerID: SeatId | null,
    answer?: (answer: MoveAnswer) => void,
  ): void;
  chat(matchID: string, message: unknown, credentials?: string): void;
}

/** Socket events to a client. */
export interface ServerEvents {
  sync(matchID: string, info: SyncInfo): void;
  update(matchID: string, state: Frame, deltalog: readonly LogEntry[]): void;
  matchData(matchID: string, players: readonly PlayerInfo[], match: MatchInfo): void;
  /** (+) Why something that was sent was not taken; to its sender only. */
  refused(matchID: string | null, refusal: Refusal & { readonly moveId?: string }): void;
}
