/** Shuffling and drawing. (C8, C11, C13) */
import { cardsOf, clear, hide, sizeOf, type CardId } from '@theed/tabletop';
import type { Duel } from './duel';
import type { Kind, Side } from './types';

/** Shuffles these cards, which become the side's deck. The label's counter makes it new each time. */
export function shuffleIntoDeck({ state, random, emit }: Duel, side: Side, cards: readonly Kind[]): void {
  const owner = state.sides[side];
  owner.shuffles += 1;
  owner.deck = random.shuffle(`deck/${side}/shuffle/${owner.shuffles}`, cards, (kind) => kind);
  emit({ type: 'shuffled', seat: side, count: cards.length });
}

/**
 * Draws up to `count` cards into the hand. When the last card of the deck is drawn the discard pile is shuffled at
 * once and the draw goes on [R]; with an empty discard pile the shuffle waits for the next draw that is due [O].
 * Stops when there is no card left to draw.
 */
export function draw(duel: Duel, side: Side, count: number): void {
  const owner = duel.state.sides[side];
  let due = count;
  while (due > 0) {
    if (owner.deck.length === 0) reshuffle(duel, side);
    if (owner.deck.length === 0) return;
    const batch = Math.min(due, owner.deck.length);
    const cards: Record<CardId, Kind> = {};
    for (const kind of owner.deck.splice(-batch).reverse()) cards[hide(owner.hand, owner.handles, kind)] = kind;
    duel.emit({ type: 'drew', seat: side, count: batch, cards });
    due -= batch;
    if (owner.deck.length === 0) reshuffle(duel, side);
  }
}

function reshuffle(duel: Duel, side: Side): void {
  const { discard } = duel.state.sides[side];
  if (sizeOf(discard) === 0) return;
  const cards = cardsOf(discard);
  clear(discard);
  shuffleIntoDeck(duel, side, cards);
}
