/** Giving up: a team of two does it when both its seats say so. [O] */
import type { SeatId } from '@theed/tabletop';
import { resign } from './endings';
import type { Match } from './match';
import { mateOf, sideOf } from './sides';

/** At a table for two the match is over. In a team this is an offer, its withdrawal, or the mate's agreement. */
export function offerResignation(match: Match, seat: SeatId): void {
  const { state, emit } = match;
  const mate = mateOf(state, seat);
  const owner = state.seats[seat]!;
  if (mate === null || (state.seats[mate]!.offersResignation && !owner.offersResignation)) {
    resign(match, seat);
    return;
  }
  owner.offersResignation = !owner.offersResignation;
  emit({ type: owner.offersResignation ? 'resign-offered' : 'resign-withdrawn', seat, side: sideOf(seat) });
}
