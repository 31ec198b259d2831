import { sees } from '../src';
import type { Worlds } from '../src/testing';
import type { BidsEvent, BidsState } from './sealed-bids';

/** What a viewer of Sealed Bids may not know: other hands, other bids not yet turned, the deck. */
export const bidsWorlds: Worlds<BidsState, BidsEvent> = {
  scramble: (state, viewer, pick) => {
    const other = structuredClone(state);
    const hidden: ((value: number) => void)[] = [];
    const values: number[] = [];
    const hide = (value: number, put: (value: number) => void): void => {
      values.push(value);
      hidden.push(put);
    };
    other.deck.forEach((value, index) => hide(value, (next) => (other.deck[index] = next)));
    for (const [seat, hand] of Object.entries(other.hands)) {
      if (sees(viewer, seat)) continue;
      for (const [id, value] of Object.entries(hand)) hide(value, (next) => (hand[id] = next));
      const bid = other.bids[seat];
      if (bid) hide(bid.value, (next) => (other.bids[seat] = { ...bid, value: next }));
    }
    pick.shuffled(values).forEach((value, index) => hidden[index]!(value));
    return other;
  },
  rewrite: (events, scrambled, viewer) =>
    events.map((event) =>
      event.type === 'dealt' && !sees(viewer, event.seat)
        ? { ...event, cards: Object.values(scrambled.hands[event.seat]!) }
        : event,
    ),
  reveals: (events) => events.some(({ type }) => type === 'turned' || type === 'dealt'),
};
