/**
 * A game made for these tests: two or three seats bid one hidden card each, all bids are turned together, and who bid
 * most, alone, says whether he takes the round or passes it on. It shares no rule with the games that are played here.
 */
import { z } from 'zod';
import {
  allCommitted,
  cardsOf,
  clear,
  commit,
  defineMove,
  hasCommitted,
  hide,
  isSeatId,
  lay,
  openCommitments,
  refusal,
  reveal,
  sees,
  sizeOf,
  takeBack,
  takeOut,
  type Commitments,
  type Deck,
  type Handles,
  type HiddenZone,
  type LegalMove,
  type Pile,
  type SeatId,
  type TableGame,
} from '../src';

const HAND = 4;
const DECK = Array.from({ length: 20 }, (_, value) => value + 1);

interface Bid {
  readonly id: string;
  readonly value: number;
}

export interface BidsState {
  round: number;
  step: number;
  deck: Deck<number>;
  hands: Record<SeatId, HiddenZone<number>>;
  handles: Record<SeatId, Handles>;
  bids: Commitments<Bid>;
  leader: SeatId | null;
  points: Record<SeatId, number>;
  shown: Pile<number>;
  left: SeatId | null;
}

export type BidsEvent =
  | { readonly type: 'dealt'; readonly seat: SeatId; readonly cards: readonly number[] | null }
  | { readonly type: 'bid'; readonly seat: SeatId }
  | { readonly type: 'unbid'; readonly seat: SeatId }
  | { readonly type: 'turned'; readonly bids: Readonly<Record<SeatId, number>> }
  | { readonly type: 'claimed'; readonly seat: SeatId; readonly took: boolean }
  | { readonly type: 'left'; readonly seat: SeatId };

export interface BidsView {
  readonly round: number;
  readonly hand: Readonly<Record<string, number>> | null;
  readonly handSizes: Readonly<Record<SeatId, number>>;
  readonly placed: Readonly<Record<SeatId, boolean>>;
  readonly bid: number | null;
  readonly leader: SeatId | null;
  readonly points: Readonly<Record<SeatId, number>>;
  readonly shown: readonly number[];
  readonly deck: readonly number[] | number;
}

const card = z.string().max(8);

function nextRound(state: BidsState): void {
  state.round += 1;
  state.step = 0;
  state.leader = null;
}

export const sealedBids: TableGame<BidsState, BidsEvent, BidsView> = {
  name: 'sealed-bids',
  rulesVersion: 'sealed-bids/1',
  seatCounts: [2, 3],
  phases: { bid: { bidding: ['bid', 'unbid'] }, claim: { claiming: ['claim'] } },
  components: { values: DECK },

  deal: (seats, { random, emit }) => {
    const deck = random.shuffle('deck', DECK, (value) => String(value).padStart(3, '0'));
    const state: BidsState = {
      round: 1,
      step: 0,
      deck,
      hands: Object.fromEntries(seats.map((seat) => [seat, {}])),
      handles: Object.fromEntries(seats.map((seat) => [seat, { made: 0 }])),
      bids: openCommitments(seats),
      leader: null,
      points: Object.fromEntries(seats.map((seat) => [seat, 0])),
      shown: {},
      left: null,
    };
    for (const seat of seats) {
      const cards = deck.splice(-HAND);
      for (const value of cards) hide(state.hands[seat]!, state.handles[seat]!, value);
      emit({ type: 'dealt', seat, cards });
    }
    return state;
  },

  position: (state) => {
    if (sealedBids.over(state) !== null) return { phase: 'claim', stages: {} };
    if (state.leader !== null) return { phase: 'claim', stages: { [state.leader]: 'claiming' } };
    return { phase: 'bid', stages: Object.fromEntries(Object.keys(state.hands).map((seat) => [seat, 'bidding'])) };
  },
  at: (state) => `${state.round}.${state.step}`,
  over: (state) => {
    if (state.left !== null) return { winner: null, by: 'left' };
    if (state.leader !== null || Object.values(state.hands).some((hand) => sizeOf(hand) > 0)) return null;
    if (Object.values(state.bids).some((bid) => bid !== null)) return null;
    const best = Math.max(...Object.values(state.points));
    const winners = Object.keys(state.points).filter((seat) => state.points[seat] === best);
    return { winner: winners.length === 1 ? winners[0]! : null, by: 'points' };
  },

  awaited: (state) =>
    state.leader === null ? Object.keys(state.bids).filter((seat) => !hasCommitted(state.bids, seat)) : [state.leader],

  moves: {
    bid: defineMove<BidsState, BidsEvent, readonly [string]>({
      args: z.tuple([card]),
      timed: true,
      check: (state, seat, [id]) => {
        if (state.leader !== null) return refusal('wrong-phase', 'The bids are on the table.');
        if (hasCommitted(state.bids, seat)) return refusal('already-bid', 'You have bid already.');
        return Object.hasOwn(state.hands[seat] ?? {}, id) ? null : refusal('not-in-hand', 'You do not hold this card.');
      },
      apply: (state, seat, [id], { emit }) => {
        commit(state.bids, seat, { id, value: takeOut(state.hands[seat]!, id) });
        emit({ type: 'bid', seat });
        if (!allCommitted(state.bids)) return;
        const bids = reveal(state.bids);
        const values = Object.fromEntries(Object.entries(bids).map(([who, { value }]) => [who, value]));
        for (const value of Object.values(values)) lay(state.shown, value);
        emit({ type: 'turned', bids: values });
        const best = Math.max(...Object.values(values));
        const leaders = Object.keys(values).filter((who) => values[who] === best);
        state.step += 1;
        if (leaders.length === 1) state.leader = leaders[0]!;
        else nextRound(state);
      },
    }),
    unbid: defineMove<BidsState, BidsEvent, readonly []>({
      args: z.tuple([]),
      timed: true,
      check: (state, seat) => (hasCommitted(state.bids, seat) ? null : refusal('no-bid', 'You have not bid.')),
      apply: (state, seat, _args, { emit }) => {
        const { id, value } = takeBack(state.bids, seat);
        state.hands[seat]![id] = value;
        emit({ type: 'unbid', seat });
      },
    }),
    claim: defineMove<BidsState, BidsEvent, readonly [boolean]>({
      args: z.tuple([z.boolean()]),
      timed: true,
      check: (state, seat) => (state.leader === seat ? null : refusal('not-your-turn', 'Another seat leads.')),
      apply: (state, seat, [took], { emit }) => {
        const seats = Object.keys(state.points);
        const winner = took ? seat : seats[(seats.indexOf(seat) + 1) % seats.length]!;
        state.points[winner] = state.points[winner]! + 1;
        emit({ type: 'claimed', seat, took });
        nextRound(state);
      },
    }),
  },
  tableMoves: {
    leave: defineMove<BidsState, BidsEvent, readonly []>({
      args: z.tuple([]),
      timed: false,
      check: () => null,
      apply: (state, seat, _args, { emit }) => {
        state.left = seat;
        for (const [who, bid] of Object.entries(state.bids)) {
          if (bid !== null) hide(state.hands[who]!, state.handles[who]!, bid.value);
        }
        clear(state.bids as Record<SeatId, unknown>);
        emit({ type: 'left', seat });
      },
    }),
  },

  view: (state, viewer) => {
    const open = sealedBids.over(state) !== null;
    const own = viewer.kind === 'seat' ? viewer.seat : null;
    return {
      round: state.round,
      hand: own === null ? null : { ...state.hands[own] },
      handSizes: Object.fromEntries(Object.entries(state.hands).map(([seat, hand]) => [seat, sizeOf(hand)])),
      placed: Object.fromEntries(Object.keys(state.bids).map((seat) => [seat, hasCommitted(state.bids, seat)])),
      bid: own === null ? null : (state.bids[own]?.value ?? null),
      leader: state.leader,
      points: { ...state.points },
      shown: cardsOf(state.shown),
      deck: open ? [...state.deck] : state.deck.length,
    };
  },
  viewEvent: (event, viewer) =>
    event.type === 'dealt' && !sees(viewer, event.seat) ? { ...event, cards: null } : event,
  legal: (state, seat): LegalMove[] => {
    if (state.leader !== null)
      return state.leader === seat ? [{ move: 'claim', args: [{ kind: 'one', from: [true, false] }] }] : [];
    if (hasCommitted(state.bids, seat)) return [{ move: 'unbid', args: [] }];
    return [{ move: 'bid', args: [{ kind: 'one', from: Object.keys(state.hands[seat] ?? {}) }] }];
  },
  narrate: (event) => [
    {
      id: `sealed-bids.${event.type}`,
      params: isSeatId(event.type === 'turned' ? '' : event.seat) ? { seat: (event as { seat: SeatId }).seat } : {},
    },
  ],
};
