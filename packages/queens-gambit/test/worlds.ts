/** What the viewers of a match may not know, so that it can be tried whether it is kept from them. */
import type { CardId, Viewer } from '@theed/tabletop';
import type { Picker, Worlds } from '@theed/tabletop/testing';
import { DECKS, SIDES, type CardKind, type DeckName, type Side } from '../src';
import type { QueensGambitEvent, QueensGambitState, SeatState, Stack } from '../src';
import { cardOf, type Book } from '../src/book';
import { isOf, sideOf } from '../src/sides';
import { defaultBook } from './setup';

/** A place where a hidden card lies: of which deck it is, what it is, and how to put another there. */
interface HiddenPlace {
  readonly deck: DeckName;
  readonly kind: CardKind;
  readonly put: (kind: CardKind) => void;
}

type TableEvent = Parameters<Worlds<QueensGambitState, QueensGambitEvent>['reveals']>[0][number];

export function worldsOf(book: Book): Worlds<QueensGambitState, QueensGambitEvent> {
  return {
    scramble: (state, viewer, pick) => {
      const other = structuredClone(state);
      for (const side of SIDES) dealAnew(book, other, side, viewer, pick);
      other.space.pile = pick.shuffled(other.space.pile);
      if (hidesQueen(other, viewer)) other.realQueen = pick.one(['redQueen', 'purpleQueen']);
      return other;
    },

    rewrite: (events, scrambled, viewer) =>
      events.map((event) => {
        if (event.type === 'queen-chosen' && hidesQueen(scrambled, viewer))
          return { ...event, queen: scrambled.realQueen };
        if (event.type !== 'drew' || event.cards === null || isOf(viewer, sideOf(event.seat))) return event;
        const now = cardsById(scrambled, event.seat);
        return { ...event, cards: Object.fromEntries(Object.keys(event.cards).map((id) => [id, now[id]!])) };
      }),

    reveals: (events, viewer) => events.some((event) => reveals(event, viewer)),
  };
}

export const queensGambitWorlds = worldsOf(defaultBook);

/** Whether the event tells the viewer something that he did not know, or that chance has chosen. */
function reveals(event: TableEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'attacked':
    case 'drawn':
    case 'fighters-rolled':
    case 'flew':
    case 'starfighter-turned':
      return true;
    case 'turned':
      return event.bonus || !isOf(viewer, event.side);
    case 'drew':
      return isOf(viewer, sideOf(event.seat));
    case 'queen-shown':
      return !isOf(viewer, 'naboo');
    default:
      return false;
  }
}

function hidesQueen({ realQueen, queensKnown }: QueensGambitState, viewer: Viewer): boolean {
  return realQueen !== null && !queensKnown && !isOf(viewer, 'naboo');
}

/**
 * Decks hide their order, and bonus cards what they are, from everybody. From the other team and spectators also
 * hands, plans and stacks are hidden, and which of a seat's cards are of which deck; how many are, they can count.
 */
function dealAnew(book: Book, state: QueensGambitState, side: Side, viewer: Viewer, pick: Picker): void {
  const places = DECKS.flatMap((deck): HiddenPlace[] => {
    const { draw } = state.sides[side][deck];
    return draw.map((kind, index) => ({ deck, kind, put: (next) => (draw[index] = next) }));
  });
  for (const [seat, owner] of Object.entries(state.seats).filter(([, { side: of }]) => of === side)) {
    const stacks = [owner.stack, owner.bonus, state.plans[seat] ?? {}];
    places.push(...stacks.flatMap((stack) => placesOf(book, side, stack, true)));
    if (isOf(viewer, side)) continue;
    const held = [...handOf(book, side, owner), ...stacks.flatMap((stack) => placesOf(book, side, stack, false))];
    const decks = pick.shuffled(held.map(({ deck }) => deck));
    // The kinds are the seat's own in any case; only where those of a deck lie is dealt anew here.
    const kinds = new Map(DECKS.map((deck) => [deck, held.filter((place) => place.deck === deck)]));
    held.forEach((place, index) => {
      const deck = decks[index]!;
      places.push({ deck, kind: kinds.get(deck)!.pop()!.kind, put: place.put });
    });
  }
  for (const deck of DECKS) {
    const ofDeck = places.filter((place) => place.deck === deck);
    const kinds = pick.shuffled(ofDeck.map(({ kind }) => kind));
    ofDeck.forEach(({ put }, index) => put(kinds[index]!));
  }
}

function handOf(book: Book, side: Side, { hand }: SeatState): HiddenPlace[] {
  return Object.entries(hand).map(([id, kind]) => ({
    deck: cardOf(book, side, kind).deck,
    kind,
    put: (next) => (hand[id] = next),
  }));
}

/** The bonus cards of a stack, or the others. */
function placesOf(book: Book, side: Side, stack: Stack, bonus: boolean): HiddenPlace[] {
  return Object.entries(stack)
    .filter(([, card]) => card.bonus === bonus)
    .map(([place, card]) => ({
      deck: cardOf(book, side, card.kind).deck,
      kind: card.kind,
      put: (next) => (stack[place] = { ...card, kind: next }),
    }));
}

/** What a seat holds or has face down, by id. */
function cardsById(state: QueensGambitState, seat: string): Record<CardId, CardKind> {
  const { hand, stack } = state.seats[seat]!;
  const faceDown = [stack, state.plans[seat] ?? {}].flatMap((cards) => Object.values(cards));
  return { ...hand, ...Object.fromEntries(faceDown.map(({ id, kind }) => [id, kind])) };
}
