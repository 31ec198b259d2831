/**
 * The words in which the scenarios of this game are told:
 *
 *     given({ cards: { '0': { stack: ['4-battle-droids'] } } })
 *       .when(fed.attacks('battleDroidPalace-2', 'palaceGuard-3').rolling(gray(1)))
 *       .then(gone('palaceGuard-3'));
 *
 * Dice are fed in the order in which they are rolled; a roll that nobody has fed is an error, and so is one that is
 * left over. After every step the kit makes sure that no card and no figure was lost or found. With `LENS` set, each
 * step is also looked at through that lens.
 */
import { createRandomness, seatViewer, type Randomness, type SeatId } from '@theed/tabletop';
import { Scenario } from '@theed/tabletop/testing';
import { queensGambit, type CardKind, type QueensGambitEvent, type QueensGambitGame } from '../src';
import type { QueensGambitState, QueensGambitView, Side, SpaceId, UnitId } from '../src';
import { bookOf, defaultBook, faultsOf, inventoryOf, stateFor, type Inventory, type TableSetup } from './setup';
import { tellAll } from './tell';
import { queensGambitWorlds } from './worlds';

export interface StorySetup extends TableSetup {
  readonly game?: QueensGambitGame;
  /** Rolls of what the first cards set off before anybody is asked. */
  readonly rolls?: readonly Roll[];
  /** The plans are not yet placed when the story begins. */
  readonly planning?: true;
}

/** Faces of one roll, in the order of the dice. */
export type Roll = readonly number[];

/** Something that a seat, or the server about a seat, puts in. */
export interface Action {
  readonly seat: SeatId;
  readonly move: string;
  readonly args: (state: QueensGambitState) => readonly unknown[];
  readonly rolls: readonly Roll[];
  readonly byServer: boolean;
  /** The moment that it is meant for, if not the present one. */
  readonly at?: string;
  /** The same with these dice. */
  rolling(...rolls: readonly Roll[]): Action;
}

/** Something that must be so. */
export type Fact = (story: Story) => void;

type Table = Scenario<QueensGambitState, QueensGambitEvent, QueensGambitView>;

export class Story {
  readonly game: QueensGambitGame;
  private readonly scenario: Table;
  private readonly inventory: Inventory;
  /** Fed and not yet rolled, and those that were, by label. */
  private readonly rolls: Roll[] = [];
  private readonly rolled = new Map<string, Roll>();

  constructor(setup: StorySetup) {
    this.game = setup.game ?? queensGambit;
    const book = setup.game === undefined ? defaultBook : bookOf(setup.game);
    const state = stateFor(book, setup);
    const seats = Object.keys(state.seats);
    this.inventory = inventoryOf(state);
    const nonces = Object.fromEntries(seats.map((seat) => [seat, '']));
    this.scenario = new Scenario({
      game: this.game,
      state: { seats, nonces, game: state, events: [] },
      randomnessOf: (given) => this.fed(createRandomness('7'.repeat(64), given)),
      worlds: queensGambitWorlds,
      lens: process.env.LENS,
    });
    if (setup.planning === true) return;
    const stacks = seats.map((seat) => setup.cards?.[seat]?.stack ?? []);
    seats.forEach((seat, index) => {
      const last = index === seats.length - 1;
      this.when(
        player(seat)
          .plans(...stacks[index]!)
          .rolling(...(last ? (setup.rolls ?? []) : [])),
      );
    });
  }

  when(...actions: readonly Action[]): this {
    for (const action of actions) {
      this.rolls.push(...action.rolls);
      const args = action.args(this.state);
      if (action.byServer) this.scenario.server(action.seat, action.move, args);
      else this.scenario.does(action.seat, action.move, args, action.at);
      expect(this.rolls).toEqual([]);
      expect(inventoryOf(this.state)).toEqual(this.inventory);
      expect(faultsOf(defaultBook, this.state)).toEqual([]);
    }
    return this;
  }

  then(...facts: readonly Fact[]): this {
    for (const fact of facts) fact(this);
    return this;
  }

  /** The move is refused with this code, and nothing changes. */
  refuses(action: Action, code: string): this {
    const refusal = this.scenario.try(action.seat, action.move, action.args(this.state), action.at);
    expect({ move: action.move, code: refusal?.code }).toEqual({ move: action.move, code });
    return this;
  }

  get state(): QueensGambitState {
    return this.scenario.state.game!;
  }

  get at(): string {
    return this.scenario.at;
  }

  /** What the last input set off. */
  get events(): readonly QueensGambitEvent[] {
    return this.scenario.events as readonly QueensGambitEvent[];
  }

  /** What has happened since the story began. */
  get all(): readonly QueensGambitEvent[] {
    return this.scenario.story as readonly QueensGambitEvent[];
  }

  /** The frame of a seat, or of a spectator. */
  frame(seat: SeatId | null): ReturnType<Table['view']> {
    return this.scenario.view(seat === null ? { kind: 'spectator' } : seatViewer(seat));
  }

  view(seat: SeatId | null = null): QueensGambitView {
    return this.frame(seat).table!;
  }

  /** Values of an argument of this move that the seat may choose, all entries of the legal list together. */
  choices(seat: SeatId, move: string, argument: number, first?: string): unknown[] {
    const entries = this.frame(seat).legal.filter((legal) => legal.move === move);
    const fitting = entries.filter(({ args }) => first === undefined || args[0]!.from.includes(first));
    return fitting.flatMap(({ args }) => [...args[argument]!.from]);
  }

  private fed(otherwise: Randomness): Randomness {
    return {
      index: (label, n) => otherwise.index(label, n),
      shuffle: (label, items, keyOf) => otherwise.shuffle(label, items, keyOf),
      roll: (label, _sides, count) => {
        // A lens may carry the same input out once more.
        const roll = this.rolled.get(label) ?? this.rolls.shift();
        if (roll?.length === count) this.rolled.set(label, roll);
        else throw new Error(`${label} wants ${count} dice, fed are ${String(roll)}`);
        return [...roll];
      },
    };
  }
}

export function given(setup: StorySetup): Story {
  return new Story(setup);
}

/** The words that are about one seat. */
function player(seat: SeatId) {
  const action = (move: string, args: Action['args'] = () => [], rest: Partial<Action> = {}): Action => ({
    seat,
    move,
    args,
    rolls: [],
    byServer: false,
    ...rest,
    rolling: (...rolls) => action(move, args, { ...rest, rolls }),
  });
  const plain = (move: string, ...args: readonly unknown[]): Action => action(move, () => args);
  return {
    seat,
    plans: (...kinds: readonly CardKind[]) => action('plan', (state) => [idsOf(state, seat, kinds)]),
    takesPlanBack: () => plain('unplan'),
    choosesQueen: (colour: string) => plain('chooseQueen', colour),
    chooses: (option: number) => plain('choose', option),
    moves: (unit: UnitId, to: SpaceId) => plain('move', unit, to),
    attacks: (unit: UnitId, target: UnitId, ...dice: readonly number[]) => plain('attack', unit, target, ...dice),
    places: (grid: number) => plain('placeStarfighter', grid),
    sends: (group: UnitId, ...spaces: readonly SpaceId[]) => plain('sendToPalace', group, spaces),
    deploys: (mtt: UnitId, space: SpaceId, kind: string, count: number) => plain('deploy', mtt, space, kind, count),
    undoes: () => plain('undo'),
    finishes: () => plain('finish'),
    blocks: (...numbers: readonly number[]) => plain('block', numbers),
    takes: (battlefield: number, palace: number) => plain('takeBonus', { battlefield, palace }),
    resigns: () => plain('resign'),
    runsOutOfTime: () => action('timeout', () => [], { byServer: true }),
    leavesForGood: () => action('abandon', () => [], { byServer: true }),
    resignsForSide: () => action('resignSide', () => [], { byServer: true }),
    does: plain,

    /** The whole hand, in any order. */
    holds:
      (...kinds: readonly CardKind[]): Fact =>
      (story) =>
        expect(Object.values(story.view(seat).seats[seat]!.hand!).sort()).toEqual([...kinds].sort()),
    /** The seat, and no other, is asked for this. */
    isAsked:
      (stage: string): Fact =>
      (story) =>
        expect(story.frame(null).stages).toEqual({ [seat]: stage }),
    /** The names of the moves that this seat may make. */
    may:
      (...moves: readonly string[]): Fact =>
      (story) =>
        expect([...new Set(story.frame(seat).legal.map(({ move }) => move))]).toEqual(moves),
    /** Exactly these spaces can be reached by the unit. */
    canMove:
      (unit: UnitId, ...spaces: readonly SpaceId[]): Fact =>
      (story) =>
        expect([...story.choices(seat, 'move', 1, unit)].sort()).toEqual([...spaces].sort()),
    reaches:
      (unit: UnitId, space: SpaceId, is = true): Fact =>
      (story) =>
        expect({ unit, space, is: story.choices(seat, 'move', 1, unit).includes(space) }).toEqual({ unit, space, is }),
    /** Exactly these units can be attacked by the unit. */
    canAttack:
      (unit: UnitId, ...targets: readonly UnitId[]): Fact =>
      (story) =>
        expect([...story.choices(seat, 'attack', 1, unit)].sort()).toEqual([...targets].sort()),
  };
}

export const fed = player('0');
export const naboo = player('1');
export const fedPalace = player('2');
export const nabooPalace = player('3');

/** The same, but meant for another moment than the present one. */
export function late(action: Action, at: string): Action {
  return { ...action, at };
}

/** Faces of red dice with these hits. */
export const red = (...hits: readonly (0 | 1 | 2)[]): Roll => hits.map((hit) => 1 + 2 * hit);
/** Faces of gray dice with these hits. */
export const gray = (...hits: readonly (0 | 1)[]): Roll => hits.map((hit) => (hit === 0 ? 1 : 4));
/** Faces of blue dice with these blocks. */
export const blue = (...blocks: readonly (0 | 1)[]): Roll => gray(...blocks);
/** Faces of the gold die. */
export const gold = (...blocks: readonly (0 | 1 | 2)[]): Roll => red(...blocks);
/** Faces of the green die. */
export const green = (face: 'blank' | 'block' | 'counter'): Roll => [{ blank: 1, block: 3, counter: 5 }[face]];
/** Several colours in one roll. */
export const together = (...rolls: readonly Roll[]): Roll => rolls.flat();

export const at =
  (unit: UnitId, space: SpaceId): Fact =>
  (story) =>
    expect({ unit, at: story.view().units[unit]?.at }).toEqual({ unit, at: space });

export const gone =
  (...units: readonly UnitId[]): Fact =>
  (story) =>
    expect(units.filter((unit) => unit in story.view().units)).toEqual([]);

export const figures =
  (unit: UnitId, count: number): Fact =>
  (story) =>
    expect({ unit, figures: story.view().units[unit]?.figures }).toEqual({ unit, figures: count });

export const damage =
  (unit: UnitId, steps: number): Fact =>
  (story) =>
    expect({ unit, damage: story.view().units[unit]?.damage }).toEqual({ unit, damage: steps });

export const shieldUp =
  (up: boolean): Fact =>
  (story) =>
    expect(story.view().shield).toBe(up);

/** Exactly this happened, in this order, after the last input; see `tell.ts` for the words. */
export const happens =
  (...lines: readonly string[]): Fact =>
  (story) =>
    expect(tellAll(story.events)).toEqual(lines);

/** This is among what happened after the last input, in this order. */
export const includes =
  (...lines: readonly string[]): Fact =>
  (story) => {
    const told = tellAll(story.events);
    let from = 0;
    for (const line of lines) {
      from = told.indexOf(line, from) + 1;
      if (from === 0) expect(told).toContain(line);
    }
  };

export const wins =
  (side: Side | null, by: string): Fact =>
  (story) =>
    expect(story.frame(null)).toMatchObject({ over: { winner: side, by }, stages: {} });

/** Whatever else must be so. */
export const so = (fact: Fact): Fact => fact;

export const goesOn: Fact = (story) => expect(story.frame(null).over).toBeNull();

/** The ids under which the seat holds these kinds; one that it does not hold gets an id that nobody has. */
function idsOf(state: QueensGambitState, seat: SeatId, kinds: readonly CardKind[]): string[] {
  const left = Object.entries(state.seats[seat]!.hand);
  return kinds.map((kind) => {
    const index = left.findIndex(([, held]) => held === kind);
    return index < 0 ? 'c999' : left.splice(index, 1)[0]![0];
  });
}
