import type { GameEvent, GameOver, TableGame } from '../game';
import { overOf, type Input } from '../table';
import { seatsOf } from '../seats';
import { HeadlessTable } from './headless';
import { picker, type Picker } from './picker';

/** How often simulated players choose a move, relative to the others; 1 if not named, never if 0. */
export type Weights = Readonly<Record<string, number>>;

export interface PlayoutOptions<S, E extends GameEvent, V> {
  /** Decides the match's secret and every choice of its players. */
  readonly seed: number;
  readonly seatCount: number;
  readonly weights?: Weights;
  /** A game that takes more inputs than this is taken to be without end. */
  readonly maxInputs?: number;
  /** Called before anything is put in, and after each input. */
  readonly onStep?: (table: HeadlessTable<S, E, V>, input: Input | null) => void;
}

export interface Playout<S, E extends GameEvent, V> {
  readonly table: HeadlessTable<S, E, V>;
  readonly inputs: number;
  readonly over: GameOver;
}

/**
 * Plays one match to its end with players who choose at random among what is legal.
 * @throws if a legal move is refused, if nobody has a legal move, or if the match does not end
 */
export function playOut<S, E extends GameEvent, V>(
  game: TableGame<S, E, V>,
  options: PlayoutOptions<S, E, V>,
): Playout<S, E, V> {
  const { seed, seatCount, weights = {}, maxInputs = 100_000, onStep } = options;
  const pick = picker(seed);
  const table = HeadlessTable.create(game, seatsOf(seatCount), secretOf(seed));
  onStep?.(table, null);
  for (let inputs = 0; inputs < maxInputs; inputs += 1) {
    const over = overOf(game, table.state);
    if (over !== null) return { table, inputs, over };
    const input = randomInput(table, pick, weights);
    const refused = table.submit(input);
    if (refused !== null) {
      throw new Error(`seed ${seed}: ${JSON.stringify(input)} is listed as legal but refused: ${refused.code}`);
    }
    onStep?.(table, input);
  }
  throw new Error(`seed ${seed}: no end after ${maxInputs} inputs`);
}

/** What a random player does next: first a seat that may act, then one of its moves by weight. */
export function randomInput<S, E extends GameEvent, V>(
  table: HeadlessTable<S, E, V>,
  pick: Picker,
  weights: Weights,
): Input {
  const seats = pick.shuffled(table.state.seats);
  for (const seat of seats) {
    const moves = table.legal(seat).map((legal) => ({ legal, weight: weights[legal.move] ?? 1 }));
    const total = moves.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) continue;
    let mark = (pick.below(1_000_000) / 1_000_000) * total;
    const chosen = moves.find(({ weight }) => (mark -= weight) < 0) ?? moves.find(({ weight }) => weight > 0)!;
    return table.randomInput(seat, chosen.legal, pick);
  }
  throw new Error(`nobody has a legal move at ${JSON.stringify(table.state.game)}`);
}

/** The secret of a simulated match. */
export function secretOf(seed: number): string {
  return (seed >>> 0).toString(16).padStart(64, '0');
}
