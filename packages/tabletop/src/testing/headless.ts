import { frameFor, legalFor, type Frame } from '../frames';
import type { GameEvent, LegalMove, TableGame, TableState } from '../game';
import { createRandomness, type Randomness, type Secret } from '../randomness';
import type { Refusal } from '../refusal';
import type { SeatId, Viewer } from '../seats';
import { carryOut, judge, judgeTableInput, newTable, READY, type Input, type RandomnessOf } from '../table';
import type { Picker } from './picker';

/** A match run by the rules alone, in place: no store, no reducer, nothing copied. */
export class HeadlessTable<S, E extends GameEvent, V> {
  stateId = 0;

  constructor(
    readonly game: TableGame<S, E, V>,
    readonly state: TableState<S, E>,
    readonly randomnessOf: RandomnessOf,
  ) {}

  static create<S, E extends GameEvent, V>(
    game: TableGame<S, E, V>,
    seats: readonly SeatId[],
    secret: Secret,
  ): HeadlessTable<S, E, V> {
    // A match's key never changes once its nonces are known, so it is derived once.
    let random: Randomness | undefined;
    return new HeadlessTable(game, newTable(game, seats), (nonces) => (random ??= createRandomness(secret, nonces)));
  }

  /** Puts in what a seat sends; a refused input changes nothing. */
  submit(input: Input): Refusal | null {
    return this.take(input, judge(this.game, this.state, input));
  }

  /** Puts in what only the server may. */
  submitTable(input: Input): Refusal | null {
    return this.take(input, judgeTableInput(this.game, this.state, input));
  }

  frame(viewer: Viewer): Frame<V, E> {
    return frameFor(this.game, this.state, this.stateId, viewer);
  }

  legal(seat: SeatId): LegalMove[] {
    return legalFor(this.game, this.state, seat);
  }

  /** The input that chooses at random among what a legal move leaves open. */
  randomInput(seat: SeatId, legal: LegalMove, pick: Picker): Input {
    const args: unknown[] = legal.args.map((choice) =>
      choice.kind === 'one' ? pick.one(choice.from) : pick.some(choice.from, choice.count),
    );
    if (legal.move !== READY && this.game.moves[legal.move]!.timed) args.push(this.at());
    return { move: legal.move, seat, args };
  }

  /** What a timed move must end with now. */
  at(): string {
    if (this.state.game === null) throw new Error('nothing is timed before the game begins');
    return this.game.at(this.state.game);
  }

  private take(input: Input, refused: Refusal | null): Refusal | null {
    if (refused !== null) return refused;
    carryOut(this.game, this.state, input, this.randomnessOf);
    this.stateId += 1;
    return null;
  }
}
