/** Shuffling and drawing. A side's seats share its two decks and their discard piles. [S p15] */
import { hide, sizeOf, takeOut, type CardId, type SeatId } from '@theed/tabletop';
import { fullDeck } from './book';
import { DECKS, SIDES, type CardKind, type DeckName, type Side } from './components/types';
import type { Match } from './match';
import { forBoth, seatsIn, sideOf } from './sides';
import type { QueensGambitState } from './types';

/** How many cards are wanted from each deck. */
export type Wanted = Readonly<Record<DeckName, number>>;

export function shuffleAllDecks(match: Match): void {
  for (const side of SIDES) for (const deck of DECKS) shuffleInto(match, side, deck, fullDeck(match.book, side, deck));
}

function shuffleInto({ state, random, emit }: Match, side: Side, deck: DeckName, cards: readonly CardKind[]): void {
  const pile = state.sides[side][deck];
  pile.shuffles += 1;
  pile.draw = random.shuffle(`deck/${side}/${deck}/${pile.shuffles}`, cards, (kind) => kind);
  emit({ type: 'shuffled', side, deck, count: cards.length });
}

/** Takes the top card of a deck, which is made anew from its discards when a card is needed; `null` if there is none. [S p5, O] */
export function drawCard(match: Match, side: Side, deck: DeckName): CardKind | null {
  const pile = match.state.sides[side][deck];
  if (pile.draw.length === 0) {
    const places = reshuffled(match.state, side, deck);
    if (places.length === 0) return null;
    shuffleInto(
      match,
      side,
      deck,
      places.map((place) => takeOut(pile.discard, place)),
    );
  }
  return pile.draw.pop()!;
}

/** How many cards could be drawn from the deck now. */
export function cardsLeft(state: QueensGambitState, side: Side, deck: DeckName): number {
  return state.sides[side][deck].draw.length + reshuffled(state, side, deck).length;
}

/** Places of the discards that a shuffle would take: all but the cards that are being carried out. [O] */
function reshuffled(state: QueensGambitState, side: Side, deck: DeckName): string[] {
  const chain = state.chain[side][deck];
  const places = Object.keys(state.sides[side][deck].discard);
  return chain.length === 0 ? places : places.filter((place) => !chain.includes(place));
}

/** No card is being carried out. */
export function noChain(): QueensGambitState['chain'] {
  return forBoth(() => ({ battlefield: [], palace: [] }));
}

/** Lays a turned card on its discard pile, where no shuffle takes it while its chain runs. */
export function discard({ state }: Match, side: Side, deck: DeckName, card: CardKind): void {
  const pile = state.sides[side][deck].discard;
  const place = String(Number(Object.keys(pile).at(-1) ?? 0) + 1);
  pile[place] = card;
  state.chain[side][deck].push(place);
}

/** Everybody draws, in the order of the seats, from the battlefield deck first. [S p5, O] */
export function drawHands(match: Match, each: number): void {
  for (const seat of seatsIn(match.state)) drawHand(match, seat, { battlefield: each, palace: each });
}

function drawHand(match: Match, seat: SeatId, wanted: Wanted): void {
  const { hand, handles } = match.state.seats[seat]!;
  const side = sideOf(seat);
  const cards: Record<CardId, CardKind> = {};
  for (const deck of DECKS) {
    for (let count = 0; count < wanted[deck]; count += 1) {
      const kind = drawCard(match, side, deck);
      if (kind === null) break;
      cards[hide(hand, handles, kind)] = kind;
    }
  }
  match.emit({ type: 'drew', seat, count: sizeOf(cards), cards });
}
