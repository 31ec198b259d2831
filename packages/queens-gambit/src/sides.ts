/** Sides, seats, and which seat looks after what. */
import type { SeatId, Viewer } from '@theed/tabletop';
import { SIDES, type Area, type DeckName, type Side } from './components/types';
import type { QueensGambitState } from './types';

export function otherSide(side: Side): Side {
  return side === 'federation' ? 'naboo' : 'federation';
}

/** The same for both sides. */
export function forBoth<T>(make: (side: Side) => T): Record<Side, T> {
  return { federation: make('federation'), naboo: make('naboo') };
}

/** Even seats are the Federation's, odd ones Naboo's. [O] */
export function sideOf(seat: SeatId): Side {
  return SIDES[Number(seat) % 2]!;
}

/** Plains and space are looked after together, and palace and generator core. [S p15] */
export function areaOfSeat(area: Area): DeckName {
  return area === 'plains' ? 'battlefield' : 'palace';
}

/** The seat that moves, decides and rolls for a side in a part of the table. [S p15] */
export function controllerOf({ seatCount }: QueensGambitState, side: Side, area: DeckName): SeatId {
  const first = SIDES.indexOf(side);
  return String(area === 'palace' && seatCount === 4 ? first + 2 : first);
}

/** The other seat of a team of two. */
export function mateOf({ seatCount }: QueensGambitState, seat: SeatId): SeatId | null {
  return seatCount === 4 ? String((Number(seat) + 2) % 4) : null;
}

/** Clockwise. */
export function nextSeat({ seatCount }: QueensGambitState, seat: SeatId): SeatId {
  return String((Number(seat) + 1) % seatCount);
}

export function seatsIn({ seats }: QueensGambitState): SeatId[] {
  return Object.keys(seats);
}

/** Whether the viewer sits on this side. */
export function isOf(viewer: Viewer, side: Side): boolean {
  return viewer.kind === 'seat' && sideOf(viewer.seat) === side;
}
