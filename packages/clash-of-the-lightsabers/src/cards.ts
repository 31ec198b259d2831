import type { Pile } from '@theed/tabletop';
import { SIDES, type CardSpec, type ClashComponents, type Kind, type Side } from './types';

/** What is printed on the cards of each side. */
export type CardTable = Readonly<Record<Side, ReadonlyMap<Kind, CardSpec>>>;

export function cardTable({ decks }: ClashComponents): CardTable {
  const table = (side: Side): ReadonlyMap<Kind, CardSpec> => new Map(decks[side].cards.map((card) => [card.id, card]));
  return { '0': table('0'), '1': table('1') };
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

/** The Attack Value; a Special counts 0. (spec 3.3) */
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

export function otherSide(side: Side): Side {
  return side === '0' ? '1' : '0';
}

/** The same for both sides. */
export function forBoth<T>(make: (side: Side) => T): Record<Side, T> {
  return { '0': make('0'), '1': make('1') };
}

export function isSide(seat: string): seat is Side {
  return (SIDES as readonly string[]).includes(seat);
}
