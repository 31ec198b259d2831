/**
 * The words in which the scenarios of this game are told:
 *
 *     given({ quiGon: { hand: ['power-2'], plan: ['power-3'] }, maul: { hand: ['deflect'], plan: ['power-1'] } })
 *       .when(maul.plays('deflect'))
 *       .then(quiGon.trails(), quiGon.hasDiscarded('power-3'));
 *
 * What a fact says is exact: `holds` names the whole hand, `hasDiscarded` the whole pile in order. After every step the
 * kit makes sure that no side has gained or lost a card. With `LENS` set, each step is also looked at through that lens.
 */
import { createRandomness, seatViewer, type Refusal } from '@theed/tabletop';
import { riggedRandomness, Scenario, type RiggedScript } from '@theed/tabletop/testing';
import { clash, type Battle, type BattleEnd, type ClashEvent, type ClashGame, type ClashOver } from '../src';
import type { ClashState, ClashView, Kind, Side } from '../src';
import { cardsOfSide, newState, withFillers, type SideSetup } from './setup';
import { tellAll } from './tell';
import { clashWorlds } from './worlds';

export interface Setup {
  readonly quiGon?: SideSetup;
  readonly maul?: SideSetup;
  readonly round?: number;
  /** What chance gives, by label; it is random where nothing is named. */
  readonly chance?: RiggedScript;
  readonly game?: ClashGame;
}

/** Something that a player, or the server about a player, puts in. */
export interface Action {
  readonly side: Side;
  readonly move: string;
  readonly args: (state: ClashState) => readonly unknown[];
  readonly byServer?: boolean;
  /** The moment that it is meant for, if not the present one. */
  readonly at?: string;
}

/** Something that must be so. */
export type Fact = (story: Story) => void;

/** A scenario of this game. Sides whose `plan` is given have placed it when the story begins. */
export class Story {
  private readonly scenario: Scenario<ClashState, ClashEvent, ClashView>;
  private readonly cards: Readonly<Record<Side, number>>;

  constructor(setup: Setup) {
    const game = setup.game ?? clash;
    const state = newState(game, { '0': setup.quiGon ?? {}, '1': setup.maul ?? {} }, setup.round ?? 1);
    this.cards = { '0': cardsOfSide(state, '0').length, '1': cardsOfSide(state, '1').length };
    this.scenario = new Scenario({
      game,
      state: { seats: ['0', '1'], nonces: { '0': '', '1': '' }, game: state, events: [] },
      randomnessOf: (nonces) => riggedRandomness(setup.chance ?? {}, createRandomness('5'.repeat(64), nonces)),
      worlds: clashWorlds,
      lens: process.env.LENS,
    });
    if (setup.quiGon?.plan) this.when(quiGon.plans(...withFillers(setup.quiGon.plan)));
    if (setup.maul?.plan) this.when(maul.plans(...withFillers(setup.maul.plan)));
  }

  when(...actions: readonly Action[]): this {
    for (const action of actions) {
      const args = action.args(this.state);
      if (action.byServer === true) this.scenario.server(action.side, action.move, args);
      else this.scenario.does(action.side, action.move, args, action.at);
      this.countCards();
    }
    return this;
  }

  then(...facts: readonly Fact[]): this {
    for (const fact of facts) fact(this);
    return this;
  }

  /** The move is refused with this code, and nothing changes. */
  refuses(action: Action, code: string): this {
    expect({ move: action.move, code: this.try(action)?.code }).toEqual({ move: action.move, code });
    return this;
  }

  get state(): ClashState {
    return this.scenario.state.game!;
  }

  get at(): string {
    return this.scenario.at;
  }

  /** What the last input set off. */
  get events(): readonly ClashEvent[] {
    return this.scenario.events as readonly ClashEvent[];
  }

  /** What has happened since the story began. */
  get all(): readonly ClashEvent[] {
    return this.scenario.story as readonly ClashEvent[];
  }

  /** The frame of a side, or of a spectator. */
  frame(side: Side | null): ReturnType<Scenario<ClashState, ClashEvent, ClashView>['view']> {
    return this.scenario.view(side === null ? { kind: 'spectator' } : seatViewer(side));
  }

  view(side: Side | null = null): ClashView {
    return this.frame(side).table!;
  }

  private try(action: Action): Refusal | null {
    return this.scenario.try(action.side, action.move, action.args(this.state), action.at);
  }

  private countCards(): void {
    const count = { '0': cardsOfSide(this.state, '0').length, '1': cardsOfSide(this.state, '1').length };
    expect(count).toEqual(this.cards);
  }
}

export function given(setup: Setup): Story {
  return new Story(setup);
}

/** The words that are about one player. */
function player(side: Side) {
  const action = (move: string, args: Action['args'] = () => []): Action => ({ side, move, args });
  return {
    side,
    plans: (...kinds: readonly Kind[]) => action('plan', (state) => [idsOf(state, side, kinds)]),
    takesPlanBack: () => action('unplan'),
    plays: (kind: Kind) => action('playCard', (state) => [idsOf(state, side, [kind])[0]!]),
    takesCardBack: () => action('unplay'),
    concedes: () => action('concede'),
    resigns: () => action('resign'),
    runsOutOfTime: (): Action => ({ ...action('timeout'), byServer: true }),
    leavesForGood: (): Action => ({ ...action('abandon'), byServer: true }),

    /** The whole hand, in any order. */
    holds:
      (...kinds: readonly Kind[]): Fact =>
      (story) =>
        expect(Object.values(story.view(side).sides[side].hand!).sort()).toEqual([...kinds].sort()),
    /** The whole discard pile, first come first. */
    hasDiscarded:
      (...kinds: readonly Kind[]): Fact =>
      (story) =>
        expect(Object.values(story.view().sides[side].discard)).toEqual(kinds),
    /** The whole row in this battle, in the order played. */
    hasInRow:
      (battle: Battle, ...kinds: readonly Kind[]): Fact =>
      (story) =>
        expect(Object.values(story.view().battles[String(battle)]!.rows[side])).toEqual(kinds),
    trails: (): Fact => (story) => {
      expect(story.frame(null).stages).toEqual({ [side]: 'trailing' });
      expect(story.view()).toMatchObject({ asked: 'trailing', trailing: side });
    },
    standsOn:
      (position: number): Fact =>
      (story) =>
        expect(story.view().sides[side].position).toBe(position),
    wonBattle:
      (battle: Battle, by: BattleEnd): Fact =>
      (story) =>
        expect(battleResult(story, battle)).toEqual({ winner: side, by }),
    wins:
      (by: ClashOver['by']): Fact =>
      (story) =>
        expect(story.frame(null)).toMatchObject({ over: { winner: side, by }, stages: {} }),
    /** The names of the moves that this side may make. */
    may:
      (...moves: readonly string[]): Fact =>
      (story) =>
        expect(story.frame(side).legal.map(({ move }) => move)).toEqual(moves),
  };
}

export const quiGon = player('0');
export const maul = player('1');

export function bothLeaveForGood(): Action {
  return { side: '0', move: 'abandon', args: () => ['all'], byServer: true };
}

/** The same, but meant for another moment than the present one. */
export function late(action: Action, at: string): Action {
  return { ...action, at };
}

/** These sides, and no others, are asked for a card. */
export function standoff(...sides: readonly Side[]): Fact {
  return (story) => {
    const asked = sides.length === 0 ? ['0', '1'] : sides;
    expect(story.frame(null).stages).toEqual(Object.fromEntries(asked.map((side) => [side, 'standoff'])));
    expect(story.view().asked).toBe('standoff');
  };
}

export function planningOfRound(round: number): Fact {
  return (story) => {
    expect(story.view()).toMatchObject({ round, battle: 0, asked: 'plan', trailing: null });
    expect(story.frame(null)).toMatchObject({ phase: 'plan', stages: { '0': 'planning', '1': 'planning' } });
  };
}

export function fightingBattle(battle: Battle): Fact {
  return (story) => expect(story.view().battle).toBe(battle);
}

/** Qui-Gon's and Maul's totals in the battle that is fought. */
export function totals(ofQuiGon: number, ofMaul: number): Fact {
  return (story) => {
    const view = story.view();
    expect(view.battles[String(view.battle)]!.totals).toEqual({ '0': ofQuiGon, '1': ofMaul });
  };
}

export function battleDrawn(battle: Battle, by: BattleEnd): Fact {
  return (story) => expect(battleResult(story, battle)).toEqual({ winner: null, by });
}

export function nobodyWins(): Fact {
  return (story) => expect(story.frame(null)).toMatchObject({ over: { winner: null, by: 'abandon' }, stages: {} });
}

/** Exactly this happened, in this order, after the last input; see `tell.ts` for the words. */
export function happens(...lines: readonly string[]): Fact {
  return (story) => expect(tellAll(story.events)).toEqual(lines);
}

/** The ids under which the side holds these kinds; one that it does not hold gets an id that nobody has. */
function idsOf(state: ClashState, side: Side, kinds: readonly Kind[]): string[] {
  const left = Object.entries(state.sides[side].hand);
  return kinds.map((kind) => {
    const index = left.findIndex(([, held]) => held === kind);
    return index < 0 ? 'c999' : left.splice(index, 1)[0]![0];
  });
}

/** In the battle's own round, or in the round that was scored last. */
function battleResult(story: Story, battle: Battle): unknown {
  const { battles, rounds, round } = story.view();
  return battles[String(battle)]?.result ?? rounds[String(round - 1)]?.results[String(battle)];
}
