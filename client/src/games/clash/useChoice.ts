import type { CardId } from '@theed/tabletop';
import { useState } from 'react';
import { useStored } from '../../table/useStored';
import {
  heldCard,
  isSlots,
  NO_SLOTS,
  onlyOf,
  pressCard,
  pressSlot,
  put,
  type Held,
  type Plan,
  type Slots,
} from './plan';
import type { Task } from './task';

/** What one is about to do: the draft of a plan, and the card that has been picked up. */
export interface Choice {
  readonly slots: Slots;
  readonly held: CardId | null;
  /** Whether what is held has been picked up from a place of the plan. */
  readonly heldOnSlot: boolean;
  readonly pressCard: (card: CardId) => void;
  readonly pressSlot: (slot: number) => void;
  /** Puts a card on a place of the plan at once. */
  readonly putOn: (card: CardId, slot: number) => void;
  readonly clear: () => void;
}

/** @param key names the match and the seat, for the draft that outlives a refresh */
export function useChoice(key: string, task: Task): Choice {
  const [stored, store] = useStored<Slots>(key, NO_SLOTS, isSlots);
  const [held, setHeld] = useState<Held>(null);
  const cards = 'cards' in task ? task.cards : [];
  const planning = task.kind === 'plan';
  const slots = planning ? onlyOf(stored, cards) : NO_SLOTS;
  const plan: Plan = { slots, held: valid(held, slots, cards) };

  const change = (next: Plan): void => {
    setHeld(next.held);
    if (planning) store(next.slots);
  };

  return {
    slots,
    held: heldCard(plan),
    heldOnSlot: plan.held !== null && 'slot' in plan.held,
    pressCard: (card) => {
      if (cards.includes(card)) change(pressCard(plan, card));
    },
    pressSlot: (slot) => change(pressSlot(plan, slot)),
    putOn: (card, slot) => {
      if (cards.includes(card)) change({ slots: put(slots, slot, card), held: null });
    },
    clear: () => change({ slots: NO_SLOTS, held: null }),
  };
}

/** What was picked up before the table moved on may not be there any more. */
function valid(held: Held, slots: Slots, cards: readonly CardId[]): Held {
  if (held === null) return null;
  if ('card' in held) return cards.includes(held.card) ? held : null;
  return slots[held.slot] == null ? null : held;
}
