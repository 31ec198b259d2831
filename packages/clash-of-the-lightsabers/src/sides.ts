import { SIDES, type Side } from './types';

export function otherSide(side: Side): Side {
  return side === '0' ? '1' : '0';
}

/** The same for both sides. */
export function forBoth<T>(make: (side: Side) => T): Record<Side, T> {
  return { '0': make('0'), '1': make('1') };
}

export function isSide(seat: string): seat is Side {
  return (SIDES as readonly string[]).includes(seat);
}
