import type { z } from 'zod';
import type { Json } from './json';
import type { Randomness } from './randomness';
import type { Refusal } from './refusal';
import type { SeatId, Viewer } from './seats';

/** One thing that happened, in the words of the game. Plain JSON; may hold secrets until `viewEvent` has been over it. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: SeatId;
}

/** Events that happen at any table before the game itself begins. */
export type MusterEvent =
  | { readonly type: 'ready'; readonly seat: SeatId }
  | { readonly type: 'unready'; readonly seat: SeatId }
  | { readonly type: 'begun' };

/** How a match ended. `winner` is a seat or a team of the game, `null` if nobody won. */
export interface GameOver {
  readonly winner: string | null;
  readonly by: string;
}

/**
 * The state of a match: what is known before the game begins, and the game's own state afterwards. Nothing hidden
 * exists before every seat is ready, hence `game` is `null` until then.
 */
export interface TableState<S, E extends GameEvent = GameEvent> {
  readonly seats: SeatId[];
  /** Each seat's contribution to the match's key; `null` until it is ready. Public. */
  nonces: Record<SeatId, string | null>;
  game: S | null;
  /** What the last input set off, in order. */
  events: (E | MusterEvent)[];
}

/** Where a game stands, in the terms of boardgame.io: its phase, and the stage of each seat that may act. */
export interface Position {
  readonly phase: string;
  readonly stages: Readonly<Record<SeatId, string>>;
}

/** What a rule may do besides changing the state that it is given. */
export interface RuleTools<E extends GameEvent> {
  readonly random: Randomness;
  emit(event: E): void;
}

/**
 * A move: the shape of its arguments, when it is refused, and what it does. `apply` runs only after `check` has
 * returned `null`, and changes the state in place.
 */
export interface MoveRule<S, E extends GameEvent, A extends readonly unknown[] = readonly unknown[]> {
  /** Shape of the arguments, without `at`. */
  readonly args: z.ZodType<A>;
  /**
   * Whether a last argument `at` must name the moment that the move is meant for, so that nothing late or doubled is
   * taken for something else.
   */
  readonly timed: boolean;
  check(state: S, seat: SeatId, args: A): Refusal | null;
  apply(state: S, seat: SeatId, args: A, tools: RuleTools<E>): void;
}

/** Gives a move its argument types back; a record of moves forgets them. */
export function defineMove<S, E extends GameEvent, A extends readonly unknown[]>(
  rule: MoveRule<S, E, A>,
): MoveRule<S, E> {
  return rule;
}

/** How one argument of a legal move is chosen. */
export type ArgumentChoice =
  /** Exactly one of the listed values; `costs` tells what each of them takes, where that matters. */
  | { readonly kind: 'one'; readonly from: readonly Json[]; readonly costs?: readonly number[] }
  /** `count` different ones of the listed values, in an order that matters. */
  | { readonly kind: 'list'; readonly from: readonly Json[]; readonly count: number };

/** Something that a seat may do now: a move, and all the values that each of its arguments may take. */
export interface LegalMove {
  readonly move: string;
  readonly args: readonly ArgumentChoice[];
}

/** A sentence to be said in the reader's language: an id of the message catalogue and what it is about. */
export interface Message {
  readonly id: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * A game: everything that a server, a client, a bot or a test needs to know of it. `S` is its state, `E` its events,
 * `V` what a viewer gets of the state. All functions are deterministic and touch no time, I/O or other chance.
 */
export interface TableGame<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  /** The boardgame.io name, also in addresses: `clash-of-the-lightsabers`. */
  readonly name: string;
  /** Changes whenever the same inputs could lead to another state. */
  readonly rulesVersion: string;
  readonly seatCounts: readonly number[];
  /** Phases after `muster`, and the moves of the stages in each. */
  readonly phases: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** What a seat may send, apart from `ready`. */
  readonly moves: Readonly<Record<string, MoveRule<S, E>>>;
  /** What only the server may put in: `timeout`, `abandon`, … The seat is the one it is about. */
  readonly tableMoves: Readonly<Record<string, MoveRule<S, E>>>;
  /** The components in play (cards with names, numbers, provenance), public. */
  readonly components: Json;
  /** Makes and deals the game once every seat is ready. */
  deal(seats: readonly SeatId[], tools: RuleTools<E>): S;
  position(state: S): Position;
  /** Names the moment that a timed move is meant for; changes with everything that is asked. */
  at(state: S): string;
  over(state: S): GameOver | null;
  /**
   * The seats that owe a decision: those whom the table waits for. A seat that has chosen and may still take it back
   * has a stage, but is not awaited. Public.
   */
  awaited(state: S): SeatId[];
  /** What the viewer may know, built from an allow-list; everything once the match is over. */
  view(state: S, viewer: Viewer): V;
  /** The event as the viewer may know it at the time, or `null` if it is none of his business. */
  viewEvent(event: E, viewer: Viewer): E | null;
  /** All that the seat may do now and nothing else; depends on nothing that the seat may not know. */
  legal(state: S, seat: SeatId): LegalMove[];
  /** The event told in sentences; takes what `viewEvent` has let through. */
  narrate(event: E): Message[];
}

/** A game that can be made with other components than those that it comes with. */
export interface GamePackage {
  readonly name: string;
  /** The components that the game comes with. */
  readonly defaults: Json;
  /**
   * Makes the game with these components.
   * @throws ComponentError which names the field that is wrong.
   */
  create(components: unknown): TableGame;
}

/** Components that cannot be played with; the message names the file's field and what is wrong with it. */
export class ComponentError extends Error {
  override readonly name = 'ComponentError';
}
