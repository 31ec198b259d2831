/** What never changes during a match: components, boards, and what follows from them, made once. */
import type { Boards } from './boards/types';
import {
  DECKS,
  SIDES,
  UNIT_KINDS,
  type UnitKind,
  type Action,
  type CardKind,
  type CardSpec,
  type DeckName,
} from './components/types';
import type { QueensGambitComponents, Side } from './components/types';
import { makeField, type Field } from './field';
import { areaOfSeat, forBoth } from './sides';

export type Activation = Extract<Action, { readonly do: 'activate' }>;

/**
 * Part of an option that is carried out as one: units that act in any order, or a single other action. Units of two
 * seats' battles are two steps.
 */
export type Step =
  { readonly do: 'activate'; readonly units: readonly Activation[] } | Exclude<Action, { readonly do: 'activate' }>;

export interface BookCard {
  readonly spec: CardSpec;
  readonly deck: DeckName;
  /** Steps of each option at a table for two, and for four. */
  readonly steps: Readonly<Record<2 | 4, readonly (readonly Step[])[]>>;
}

export interface Book {
  readonly components: QueensGambitComponents;
  readonly boards: Boards;
  readonly field: Field;
  readonly cards: Readonly<Record<Side, ReadonlyMap<CardKind, BookCard>>>;
  /** Kinds of Naboo that the Federation has to kill. [S p2] */
  readonly nabooKinds: readonly UnitKind[];
}

export function makeBook(components: QueensGambitComponents, boards: Boards): Book {
  const cards = forBoth((side) => {
    const entries = DECKS.flatMap((deck) =>
      Object.entries(components.decks[side][deck].cards).map(([kind, spec]): [CardKind, BookCard] => [
        kind,
        { spec, deck, steps: { 2: optionSteps(components, spec, false), 4: optionSteps(components, spec, true) } },
      ]),
    );
    return new Map(entries);
  });
  const nabooKinds = UNIT_KINDS.filter((kind) => {
    const { side, area } = components.units[kind];
    return side === 'naboo' && area !== 'plains';
  });
  return { components, boards, field: makeField(boards), cards, nabooKinds };
}

/** @throws if the side has no such card, which no input can bring about. */
export function cardOf(book: Book, side: Side, kind: CardKind): BookCard {
  const card = book.cards[side].get(kind);
  if (card === undefined) throw new Error(`${side} has no card ${kind}`);
  return card;
}

/** All cards of a deck, one entry each. */
export function fullDeck({ components }: Book, side: Side, deck: DeckName): CardKind[] {
  return Object.entries(components.decks[side][deck].cards).flatMap(([kind, { count }]) =>
    Array.from({ length: count }, () => kind),
  );
}

/** Every card of both decks of both sides, for those who count. */
export function allDecks(book: Book): Record<Side, CardKind[]> {
  return Object.fromEntries(SIDES.map((side) => [side, DECKS.flatMap((deck) => fullDeck(book, side, deck))])) as Record<
    Side,
    CardKind[]
  >;
}

function optionSteps(components: QueensGambitComponents, { options }: CardSpec, apart: boolean): Step[][] {
  return options.map((actions) => stepsOf(components, actions, apart));
}

function stepsOf({ units }: QueensGambitComponents, actions: readonly Action[], apart: boolean): Step[] {
  const steps: Step[] = [];
  for (const action of actions) {
    const last = steps.at(-1);
    if (action.do !== 'activate') {
      steps.push(action);
    } else if (
      last?.do === 'activate' &&
      !(apart && areaOfSeat(units[last.units[0]!.unit].area) !== areaOfSeat(units[action.unit].area))
    ) {
      steps[steps.length - 1] = { do: 'activate', units: [...last.units, action] };
    } else {
      steps.push({ do: 'activate', units: [action] });
    }
  }
  return steps;
}
