/**
 * Where cards lie. Everything is a map by id, so that one card that moves is one small change. `C` is what is printed
 * on a card; two cards with the same print are the same to the rules.
 */

/** Its owner's name for a card while the card is hidden. It says nothing about the print. */
export type CardId = string;

/** A draw pile; the top is the last. Its order is hidden from everybody. */
export type Deck<C> = C[];

/** A zone that its owner may look into: a hand, or cards laid face down. */
export type HiddenZone<C> = Record<CardId, C>;

/** An open pile, by order of arrival: `'1'` came first. */
export type Pile<C> = Record<string, C>;

/** Makes card ids. Each card that becomes hidden gets one that was never used before. */
export interface Handles {
  made: number;
}

/** Puts a card into a hidden zone under a new id, and returns the id. */
export function hide<C>(zone: HiddenZone<C>, handles: Handles, card: C): CardId {
  handles.made += 1;
  const id = `c${handles.made}`;
  zone[id] = card;
  return id;
}

/** Takes a card out of a zone. @throws if it is not there: rules check that before they get here. */
export function takeOut<C>(zone: HiddenZone<C>, id: CardId): C {
  if (!Object.hasOwn(zone, id)) throw new Error(`there is no card ${id} in this zone`);
  const card = zone[id] as C;

  delete zone[id];
  return card;
}

/** Moves a card from one hidden zone to another; it stays hidden, so it keeps its id. */
export function moveHidden<C>(from: HiddenZone<C>, to: HiddenZone<C>, id: CardId): void {
  to[id] = takeOut(from, id);
}

/** Lays a card on an open pile. */
export function lay<C>(pile: Pile<C>, card: C): void {
  pile[String(lastKey(pile) + 1)] = card;
}

/** Lays several, in this order. */
export function layAll<C>(pile: Pile<C>, cards: readonly C[]): void {
  for (const card of cards) lay(pile, card);
}

/** The cards of a zone; of a pile, in order of arrival. */
export function cardsOf<C>(zone: Readonly<Record<string, C>>): C[] {
  return Object.values(zone);
}

export function sizeOf(zone: Readonly<Record<string, unknown>>): number {
  return Object.keys(zone).length;
}

/** Empties a zone and returns what was in it, in order. */
export function clear<C>(zone: Record<string, C>): C[] {
  return Object.keys(zone).map((key) => takeOut(zone, key));
}

function lastKey(pile: Pile<unknown>): number {
  const keys = Object.keys(pile);
  return keys.length === 0 ? 0 : Number(keys[keys.length - 1]);
}
