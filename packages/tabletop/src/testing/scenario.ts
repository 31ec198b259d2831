import type { GameEvent, MusterEvent, TableGame, TableState } from '../game';
import type { Refusal } from '../refusal';
import type { SeatId, Viewer } from '../seats';
import type { TableView } from '../frames';
import type { Input, RandomnessOf } from '../table';
import { HeadlessTable } from './headless';
import { lensNamed, type Lens } from './lenses';
import type { Worlds } from './worlds';

export interface ScenarioOptions<S, E extends GameEvent, V> {
  readonly game: TableGame<S, E, V>;
  /** What is on the table when the scenario begins. */
  readonly state: TableState<S, E>;
  readonly randomnessOf: RandomnessOf;
  readonly worlds: Worlds<S, E>;
  /** Name of the lens to look through, see `lenses.ts`; none if absent. */
  readonly lens?: string | undefined;
}

/**
 * A story at a table: what is put in, and what must be so afterwards. Games build their own words on it. A scenario
 * can be looked at through a lens, which checks something more after each step.
 */
export class Scenario<S, E extends GameEvent, V> {
  private readonly lens: Lens<S, E, V>;
  private table: HeadlessTable<S, E, V>;
  /** Everything that happened since the scenario began. */
  readonly story: (E | MusterEvent)[] = [];

  constructor(private readonly options: ScenarioOptions<S, E, V>) {
    this.table = new HeadlessTable(options.game, options.state, options.randomnessOf);
    this.lens = lensNamed(options.lens, options);
    this.table = this.lens.look(this.table, null);
  }

  /** A seat puts in a move; a timed one gets the present `at` unless `at` is given. @throws if it is refused */
  does(seat: SeatId, move: string, args: readonly unknown[] = [], at?: string): this {
    const refused = this.try(seat, move, args, at);
    if (refused !== null) throw new Error(`${move} by seat ${seat} is refused: ${refused.code} (${refused.message})`);
    return this;
  }

  /** The server puts in something about a seat. @throws if it is refused */
  server(seat: SeatId, move: string, args: readonly unknown[] = []): this {
    const input: Input = { move, seat, args };
    const refused = this.table.submitTable(input);
    if (refused !== null) throw new Error(`${move} about seat ${seat} is refused: ${refused.code}`);
    this.after(input);
    return this;
  }

  /** Tries a move. A refused one must leave everything as it was. */
  try(seat: SeatId, move: string, args: readonly unknown[] = [], at?: string): Refusal | null {
    const timed = Object.hasOwn(this.options.game.moves, move) && this.options.game.moves[move]!.timed;
    const input: Input = { move, seat, args: timed ? [...args, at ?? this.at] : args };
    const before = JSON.stringify(this.table.state);
    const refused = this.table.submit(input);
    if (refused === null) this.after(input);
    else if (JSON.stringify(this.table.state) !== before) throw new Error(`${move} was refused and changed the state`);
    return refused;
  }

  get state(): TableState<S, E> {
    return this.table.state;
  }

  /** What the last input set off. */
  get events(): readonly (E | MusterEvent)[] {
    return this.table.state.events;
  }

  get at(): string {
    return this.table.at();
  }

  view(viewer: Viewer): TableView<V, E> {
    return this.table.frame(viewer).G;
  }

  private after(input: Input): void {
    this.story.push(...this.table.state.events);
    this.table = this.lens.look(this.table, input);
  }
}
