/** Where a match stands, and who may do something there. */
import { hasCommitted, type Position, type SeatId } from '@theed/tabletop';
import { phaseOf } from './phases';
import { seatsIn } from './sides';
import type { QueensGambitState } from './types';

/** The stages are of those seats that may do more than resign; whoever has placed may take it back. */
export function positionOf(state: QueensGambitState): Position {
  const seats = state.over === null ? seatsIn(state).filter((seat) => isAsked(state, seat)) : [];
  const stage = state.asked === 'plan' ? 'planning' : state.asked;
  return { phase: phaseOf(state.asked), stages: Object.fromEntries(seats.map((seat) => [seat, stage])) };
}

/** `round.moment`: changes with everything that is asked, and never comes again. */
export function momentOf({ round, moment }: QueensGambitState): string {
  return `${round}.${moment}`;
}

export function isAsked({ asked, askedSeat }: QueensGambitState, seat: SeatId): boolean {
  return asked === 'plan' || askedSeat === seat;
}

/** Whether the table waits for a decision of this seat. */
export function owes(state: QueensGambitState, seat: SeatId): boolean {
  if (state.over !== null || !isAsked(state, seat)) return false;
  return state.asked !== 'plan' || !hasCommitted(state.plans, seat);
}
