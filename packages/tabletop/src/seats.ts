/** A place at the table, `'0'`, `'1'`, … in order of play. */
export type SeatId = string;

/**
 * Who looks at a table. A seat sees its own secrets, a spectator sees what is public. When the match is over
 * everybody is a reader: everything is public.
 */
export type Viewer = { readonly kind: 'seat'; readonly seat: SeatId } | { readonly kind: 'spectator' };

export const spectator: Viewer = { kind: 'spectator' };

export function seatViewer(seat: SeatId): Viewer {
  return { kind: 'seat', seat };
}

/** The seats of a table for `count` people: `['0', '1', …]`. */
export function seatsOf(count: number): SeatId[] {
  return Array.from({ length: count }, (_, index) => String(index));
}

/** Every kind of viewer that a table for `seats` can have. */
export function viewersOf(seats: readonly SeatId[]): Viewer[] {
  return [...seats.map(seatViewer), spectator];
}

export function isSeatId(value: unknown): value is SeatId {
  return typeof value === 'string' && /^(0|[1-9]\d?)$/.test(value);
}

export function sees(viewer: Viewer, seat: SeatId): boolean {
  return viewer.kind === 'seat' && viewer.seat === seat;
}

/** A stable name for a viewer, fit for a room or a file: `seat-0` or `spectator`. */
export function viewerName(viewer: Viewer): string {
  return viewer.kind === 'seat' ? `seat-${viewer.seat}` : 'spectator';
}
