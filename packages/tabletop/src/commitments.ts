import type { SeatId } from './seats';

/**
 * Secret choices, one per seat, that are turned together: what each seat has committed to, or `null` while it has
 * not. Nobody but its owner may see a value before `reveal`; that one is there is public.
 */
export type Commitments<T> = Record<SeatId, T | null>;

export function openCommitments<T>(seats: readonly SeatId[]): Commitments<T> {
  return Object.fromEntries(seats.map((seat) => [seat, null]));
}

export function hasCommitted<T>(commitments: Commitments<T>, seat: SeatId): boolean {
  return (commitments[seat] ?? null) !== null;
}

/** @throws if the seat takes no part or has committed already: rules check that before they get here. */
export function commit<T>(commitments: Commitments<T>, seat: SeatId, value: T): void {
  if (!Object.hasOwn(commitments, seat)) throw new Error(`seat ${seat} takes no part in this choice`);
  if (hasCommitted(commitments, seat)) throw new Error(`seat ${seat} has committed already`);
  commitments[seat] = value;
}

/** Takes the seat's choice back and returns it. @throws if there is none. */
export function takeBack<T>(commitments: Commitments<T>, seat: SeatId): T {
  const value = commitments[seat];
  if (value === null || value === undefined) throw new Error(`seat ${seat} has committed to nothing`);
  commitments[seat] = null;
  return value;
}

export function allCommitted<T>(commitments: Commitments<T>): boolean {
  return Object.values(commitments).every((value) => value !== null);
}

/** Turns all choices at once and clears them. @throws while one is missing. */
export function reveal<T>(commitments: Commitments<T>): Record<SeatId, T> {
  const revealed: Record<SeatId, T> = {};
  for (const seat of Object.keys(commitments)) revealed[seat] = takeBack(commitments, seat);
  return revealed;
}
