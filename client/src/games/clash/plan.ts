/** A plan that is being made: which card of the hand lies on which battle. It stays in the browser until it is placed. */
import type { CardId } from '@theed/tabletop';

/** Places are 0 to 2, for battles 1 to 3. */
export type Slots = readonly [CardId | null, CardId | null, CardId | null];

/** What has been picked up: a card of the hand, or what lies on a place. */
export type Held = { readonly card: CardId } | { readonly slot: number } | null;

export interface Plan {
  readonly slots: Slots;
  readonly held: Held;
}

export const NO_SLOTS: Slots = [null, null, null];

export function isSlots(value: unknown): value is Slots {
  return Array.isArray(value) && value.length === 3 && value.every((id) => id === null || typeof id === 'string');
}

/** Without cards that are not to be had any more. */
export function onlyOf(slots: Slots, hand: readonly CardId[]): Slots {
  return mapSlots(slots, (id) => (id !== null && hand.includes(id) ? id : null));
}

export function isFull(slots: Slots): slots is readonly [CardId, CardId, CardId] {
  return slots.every((id) => id !== null);
}

export function countPlaced(slots: Slots): number {
  return slots.filter((id) => id !== null).length;
}

/** The card that has been picked up, wherever it was. */
export function heldCard({ slots, held }: Plan): CardId | null {
  if (held === null) return null;
  return 'card' in held ? held.card : (slots[held.slot] ?? null);
}

/** A press on a card of the hand: picks it up, puts it back, or swaps it with what was picked up from a place. */
export function pressCard(plan: Plan, card: CardId): Plan {
  const { held } = plan;
  if (held !== null && 'slot' in held) return { slots: put(plan.slots, held.slot, card), held: null };
  return { ...plan, held: held !== null && held.card === card ? null : { card } };
}

/** A press on a place: puts down what has been picked up, or picks up what lies there. */
export function pressSlot(plan: Plan, slot: number): Plan {
  const { slots, held } = plan;
  if (held === null) return slots[slot] === null ? plan : { slots, held: { slot } };
  if ('card' in held) return { slots: put(slots, slot, held.card), held: null };
  if (held.slot === slot) return { slots: put(slots, slot, null), held: null };
  return { slots: put(slots, slot, slots[held.slot] ?? null), held: null };
}

/** Puts a card on a place; if it lay on another, what lies here goes there. */
export function put(slots: Slots, slot: number, card: CardId | null): Slots {
  const from = card === null ? -1 : slots.indexOf(card);
  const here = slots[slot] ?? null;
  return mapSlots(slots, (id, index) => {
    if (index === slot) return card;
    return index === from ? here : id;
  });
}

function mapSlots(slots: Slots, map: (id: CardId | null, index: number) => CardId | null): Slots {
  return [map(slots[0], 0), map(slots[1], 1), map(slots[2], 2)];
}
