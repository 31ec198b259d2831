import type { Pile } from '@theed/tabletop';
import { forBoth } from './sides';
import type { CardSpec, ClashComponents, Kind, Side } from './types';

/** What is printed on the cards of each side. */
export type CardTable = Readonly<Record<Side, ReadonlyMap<Kind, CardSpec>>>;

export function cardTable({ decks }: ClashComponents): CardTable {
  return forBoth((side) => new Map(decks[side].cards.map((card) => [card.id, card])));
}

/** @throws if the side has no such card, which no input can bring about. */
export function cardOf(cards: CardTable, side: Side, kind: Kind): CardSpec {
  const card = cards[side].get(kind);
  if (card === undefined) throw new Error(`side ${side} has no card ${kind}`);
  return card;
}

export function isSpecial(card: CardSpec): boolean {
  return card.effects !== undefined;
}

/** The Attack Value; a Special counts 0. (C15) */
export function valueOf(card: CardSpec): number {
  return card.value ?? 0;
}

/** All cards of a side's deck, one entry each. */
export function fullDeck({ decks }: ClashComponents, side: Side): Kind[] {
  return decks[side].cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** Where the highest Power Card of an open pile lies (of equals, the latest), or `null` if it has none. */
export function highestPower(cards: CardTable, side: Side, pile: Readonly<Pile<Kind>>): string | null {
  let best: { readonly place: string; readonly value: number } | null = null;
  for (const [place, kind] of Object.entries(pile)) {
    const { value } = cardOf(cards, side, kind);
    if (value !== undefined && (best === null || value >= best.value)) best = { place, value };
  }
  return best?.place ?? null;
}
