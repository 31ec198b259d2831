import type { GameOver, Json, SeatId } from '@theed/tabletop';
import type { MatchStatus } from '@theed/tabletop/protocol';

/** A match without its state and its secret. Times are milliseconds since 1970. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seatCount: number;
  readonly status: MatchStatus;
  readonly setup: Json;
  readonly unlisted: boolean;
  /** The guest who made it. */
  readonly host: string | null;
  readonly inviteCode: string;
  readonly componentsHash: string;
  readonly commitment: string;
  /** Number of inputs taken. */
  readonly stateId: number;
  /** Seats that the table waits for. */
  readonly awaits: readonly SeatId[];
  readonly gameover: GameOver | null;
  readonly nextMatchId: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A seat, taken or free (then all but `seat` are `null`). */
export interface SeatRecord {
  readonly seat: SeatId;
  readonly guest: string | null;
  readonly name: string | null;
  /** SHA-256 of the credentials, in hexadecimal. */
  readonly credentialHash: string | null;
}

/** A taken seat. */
export interface Sitter {
  readonly seat: SeatId;
  readonly guest: string;
  readonly name: string;
  readonly credentialHash: string;
}

/** One input of a match; the one with `seq` n leads from state n to state n + 1. */
export interface InputRecord {
  readonly seq: number;
  readonly seat: SeatId;
  readonly move: string;
  readonly args: readonly unknown[];
  readonly at: number;
  readonly moveId: string | null;
  /** Phase in which it was put in. */
  readonly phase: string;
  /** What it set off, unfiltered: goes through the game's `viewEvent` before it goes anywhere. */
  readonly events: readonly unknown[];
}

export interface MatchSummary {
  readonly match: MatchRecord;
  readonly seats: readonly SeatRecord[];
  /** The secret, once the match is over. */
  readonly published: string | null;
}

/** All that is needed to go on with a match. */
export interface LoadedMatch {
  readonly match: MatchRecord;
  readonly seats: readonly SeatRecord[];
  readonly secret: string;
  /** The state as it was given to `createMatch` or `commit`. */
  readonly snapshot: string;
  /** The newest inputs, oldest first. */
  readonly recent: readonly InputRecord[];
  /** Ids of all moves that were stored. */
  readonly moveIds: readonly { readonly seat: SeatId; readonly moveId: string; readonly seq: number }[];
}

export interface NewMatch {
  readonly match: MatchRecord;
  readonly secret: string;
  readonly snapshot: string;
  readonly components: Json;
  readonly sitter?: Sitter;
}

/** A step of a match, to be stored whole or not at all. */
export interface Commit {
  readonly matchId: string;
  /** The state that the input was judged in. */
  readonly stateId: number;
  readonly input: InputRecord;
  readonly snapshot: string;
  readonly status: MatchStatus;
  readonly awaits: readonly SeatId[];
  readonly gameover: GameOver | null;
  /** A seat that becomes free with it. */
  readonly frees?: SeatId;
}

/** One page of a list, newest first. */
export interface PageQuery {
  readonly limit: number;
  /** Where the page before ended. */
  readonly after?: { readonly createdAt: number; readonly id: string };
}

export interface ListQuery extends PageQuery {
  readonly game: string;
  readonly status?: MatchStatus;
  readonly isGameover?: boolean;
  readonly updatedBefore?: number;
  readonly updatedAfter?: number;
}

export interface GuestRecord {
  readonly id: string;
  readonly name: string | null;
}

/** A change that was not made, or of which nobody can tell. The cause is the database's own error. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
}

/**
 * Where matches are kept. Every promise of a change resolves only once the change would outlive a crash, and rejects
 * with `NotStored` otherwise.
 */
export interface Store {
  /**
   * Stores a new match, with its first sitter if it has one. With `after`, the match becomes the next one of that
   * match; if that one has a next one already, nothing is stored and the id of that is returned instead of `null`.
   */
  createMatch(match: NewMatch, after?: string): Promise<string | null>;
  load(matchId: string, recent: number): Promise<LoadedMatch | null>;
  summary(matchId: string): Promise<MatchSummary | null>;
  /** Public matches of a game. */
  list(query: ListQuery): Promise<readonly MatchSummary[]>;
  /** Matches in which the guest has a seat. */
  listOf(guest: string, query: PageQuery): Promise<readonly MatchSummary[]>;
  /** `conflict`: the match is not in that state (any more), and nothing was stored. */
  commit(commit: Commit): Promise<'stored' | 'conflict'>;
  /** `false` if the seat is not free. */
  claimSeat(matchId: string, sitter: Sitter, at: number): Promise<boolean>;
  freeSeat(matchId: string, seat: SeatId, at: number): Promise<void>;
  renameSeat(matchId: string, seat: SeatId, name: string, at: number): Promise<void>;
  /** Inputs with `seq < before`, the newest `limit` of them, oldest first. */
  inputs(matchId: string, before: number, limit: number): Promise<readonly InputRecord[]>;
  components(hash: string): Promise<Json | null>;
  guest(id: string): Promise<GuestRecord | null>;
  saveGuest(guest: GuestRecord, at: number): Promise<void>;
  /** @throws if nothing can be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A database that cannot be used; the message says which and why. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
