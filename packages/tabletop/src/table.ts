import type { GameEvent, GameOver, MoveRule, Position, RuleTools, TableGame, TableState } from './game';
import { isNonce, type Randomness } from './randomness';
import { refusals, type Refusal } from './refusal';
import type { SeatId } from './seats';

/** Name of the phase before the game, of its move, and of the server's move that undoes it. */
export const MUSTER = 'muster';
export const READY = 'ready';
export const UNREADY = 'unready';
/** The stage of a seat that may do nothing but what is always open to it. */
export const WAITING = 'waiting';

/** Gives the randomness of a match once its nonces are known. */
export type RandomnessOf = (nonces: readonly string[]) => Randomness;

/** Something put into a match: by a seat, or by the server about a seat (`table`). */
export interface Input {
  readonly move: string;
  readonly seat: SeatId;
  readonly args: readonly unknown[];
}

/** The state of a match that nobody is ready for yet. */
export function newTable<S, E extends GameEvent>(game: TableGame<S, E>, seats: readonly SeatId[]): TableState<S, E> {
  if (!game.seatCounts.includes(seats.length)) throw new Error(`${game.name} is not played by ${seats.length}`);
  return { seats: [...seats], nonces: Object.fromEntries(seats.map((seat) => [seat, null])), game: null, events: [] };
}

/** Where the match stands, muster included. Stages are of those who may act. */
export function positionOf<S, E extends GameEvent>(game: TableGame<S, E>, state: TableState<S, E>): Position {
  if (state.game !== null) return game.position(state.game);
  return { phase: MUSTER, stages: Object.fromEntries(awaitedOf(game, state).map((seat) => [seat, MUSTER])) };
}

/** The seats that the table waits for: those not ready, then those that owe the game a decision, in the end none. */
export function awaitedOf<S, E extends GameEvent>(game: TableGame<S, E>, state: TableState<S, E>): SeatId[] {
  if (state.game === null) return state.seats.filter((seat) => !isReady(state, seat));
  return game.over(state.game) === null ? game.awaited(state.game) : [];
}

export function overOf<S, E extends GameEvent>(game: TableGame<S, E>, state: TableState<S, E>): GameOver | null {
  return state.game === null ? null : game.over(state.game);
}

/** Why a seat's input would be refused now, or `null` if it would be taken. Changes nothing. */
export function judge<S, E extends GameEvent>(
  game: TableGame<S, E>,
  state: TableState<S, E>,
  input: Input,
): Refusal | null {
  if (!state.seats.includes(input.seat)) return refusals.notSeated;
  if (input.move === READY) return judgeReady(state, input);
  if (!Object.hasOwn(game.moves, input.move)) return refusals.noSuchMove;
  return judgeRule(game, state, game.moves[input.move]!, input);
}

/** The same for what only the server may put in. */
export function judgeTableInput<S, E extends GameEvent>(
  game: TableGame<S, E>,
  state: TableState<S, E>,
  input: Input,
): Refusal | null {
  if (!state.seats.includes(input.seat)) return refusals.notSeated;
  if (input.move === UNREADY) return state.game === null ? null : refusals.wrongPhase;
  if (!Object.hasOwn(game.tableMoves, input.move)) return refusals.noSuchMove;
  return judgeRule(game, state, game.tableMoves[input.move]!, input);
}

/** Carries out an input that has been judged, in place. */
export function carryOut<S, E extends GameEvent>(
  game: TableGame<S, E>,
  state: TableState<S, E>,
  input: Input,
  randomnessOf: RandomnessOf,
): void {
  state.events = [];
  if (input.move === READY) {
    ready(game, state, input, randomnessOf);
  } else if (input.move === UNREADY) {
    state.nonces[input.seat] = null;
    state.events.push({ type: 'unready', seat: input.seat });
  } else {
    const rule = Object.hasOwn(game.moves, input.move) ? game.moves[input.move] : game.tableMoves[input.move];
    if (rule === undefined || state.game === null)
      throw new Error(`${input.move} was carried out without being judged`);
    rule.apply(state.game, input.seat, timedArgs(rule, input).args, toolsFor(state, randomnessOf));
  }
}

/** Whether the seat has given its nonce, be it an empty one. */
export function isReady<S, E extends GameEvent>({ nonces }: TableState<S, E>, seat: SeatId): boolean {
  return (nonces[seat] ?? null) !== null;
}

function judgeReady<S, E extends GameEvent>(state: TableState<S, E>, input: Input): Refusal | null {
  if (input.args.length > 1 || !isNonce(input.args[0] ?? '')) return refusals.badArgs;
  if (state.game !== null) return refusals.wrongPhase;
  return isReady(state, input.seat) ? refusals.alreadyReady : null;
}

function judgeRule<S, E extends GameEvent>(
  game: TableGame<S, E>,
  state: TableState<S, E>,
  rule: MoveRule<S, E>,
  input: Input,
): Refusal | null {
  if (state.game === null) return refusals.wrongPhase;
  if (game.over(state.game) !== null) return refusals.gameOver;
  const { args, at } = timedArgs(rule, input);
  if (rule.timed && typeof at !== 'string') return refusals.badArgs;
  if (!rule.args.safeParse(args).success) return refusals.badArgs;
  if (rule.timed && at !== game.at(state.game)) return refusals.stale;
  return rule.check(state.game, input.seat, args);
}

function timedArgs<S, E extends GameEvent>(
  rule: MoveRule<S, E>,
  input: Input,
): { args: readonly unknown[]; at: unknown } {
  return rule.timed ? { args: input.args.slice(0, -1), at: input.args.at(-1) } : { args: input.args, at: undefined };
}

function ready<S, E extends GameEvent>(
  game: TableGame<S, E>,
  state: TableState<S, E>,
  input: Input,
  randomnessOf: RandomnessOf,
): void {
  state.nonces[input.seat] = (input.args[0] ?? '') as string;
  state.events.push({ type: 'ready', seat: input.seat });
  if (!state.seats.every((seat) => isReady(state, seat))) return;
  state.events.push({ type: 'begun' });
  state.game = game.deal(state.seats, toolsFor(state, randomnessOf));
}

function toolsFor<S, E extends GameEvent>(state: TableState<S, E>, randomnessOf: RandomnessOf): RuleTools<E> {
  return {
    random: lazily(() => randomnessOf(state.seats.map((seat) => state.nonces[seat] ?? ''))),
    emit: (event) => void state.events.push(event),
  };
}

/** Most inputs need no chance; the key is derived for those that do. */
function lazily(create: () => Randomness): Randomness {
  let made: Randomness | undefined;
  const get = (): Randomness => (made ??= create());
  return {
    index: (label, n) => get().index(label, n),
    roll: (label, sides, count) => get().roll(label, sides, count),
    shuffle: (label, items, keyOf) => get().shuffle(label, items, keyOf),
  };
}
