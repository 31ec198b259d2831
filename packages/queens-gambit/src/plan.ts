/** Planning a round: cards of the hand face down in the order in which they will be played. [S p5] */
import {
  allCommitted,
  commit,
  openCommitments,
  reveal,
  sizeOf,
  takeBack,
  takeOut,
  type CardId,
  type SeatId,
} from '@theed/tabletop';
import type { Book } from './book';
import type { HandSpec } from './components/types';
import { ask, type Match, type Scene } from './match';
import { seatsIn } from './sides';
import type { QueensGambitState, Stack } from './types';

export function handSpec({ components }: Book, { seatCount }: QueensGambitState): HandSpec {
  const { twoSeats, fourSeats } = components.rules.hands;
  return seatCount === 4 ? fourSeats : twoSeats;
}

/** How many cards the seat has to place: all that it has if they are fewer. [O] */
export function planSize({ state, book }: Scene, seat: SeatId): number {
  return Math.min(handSpec(book, state).play, sizeOf(state.seats[seat]!.hand));
}

export function askForPlans(match: Match): void {
  match.state.plans = openCommitments(seatsIn(match.state));
  ask(match, 'plan', null);
}

/** Places the cards, the first on top. The last seat to place ends planning. */
export function place({ state, emit }: Match, seat: SeatId, ids: readonly CardId[]): void {
  const { hand } = state.seats[seat]!;
  const plan: Stack = {};
  for (const [index, id] of ids.entries()) plan[String(index + 1)] = { id, kind: takeOut(hand, id), bonus: false };
  commit(state.plans, seat, plan);
  emit({ type: 'planned', seat });
}

/** Takes all back. A card stays hidden all the while, so it keeps its id. */
export function takePlanBack({ state, emit }: Match, seat: SeatId): void {
  const { hand } = state.seats[seat]!;
  for (const { id, kind } of Object.values(takeBack(state.plans, seat))) hand[id] = kind;
  emit({ type: 'unplanned', seat });
}

export function allPlanned(state: QueensGambitState): boolean {
  return allCommitted(state.plans);
}

/** From now on plans cannot be taken back. Bonus cards won in the last round go under them, the first won turned first. [S p5, O] */
export function lockPlans({ state, emit }: Match): void {
  for (const [seat, plan] of Object.entries(reveal(state.plans))) {
    const owner = state.seats[seat]!;
    const planned = sizeOf(plan);
    const bonus = Object.values(owner.bonus);
    owner.stack = plan;
    owner.bonus = {};
    bonus.forEach((card, index) => (owner.stack[String(planned + index + 1)] = card));
    if (bonus.length > 0) emit({ type: 'bonus-stacked', seat, count: bonus.length });
  }
}
