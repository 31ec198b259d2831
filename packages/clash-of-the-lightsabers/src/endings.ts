/** How a match ends. Choices still face down are then void and never turned. (docs/rules/clash.md, "Endings") */
import type { Duel } from './duel';
import { otherSide } from './sides';
import { SIDES, type ClashOver, type Side } from './types';

export function endMatch({ state, emit }: Duel, winner: Side | null, by: ClashOver['by']): void {
  state.over = { winner, by };
  emit({ type: 'over', winner, by });
}

export function resign(duel: Duel, side: Side): void {
  duel.emit({ type: 'resigned', seat: side });
  endMatch(duel, otherSide(side), 'resign');
}

/** The side ran out of time while it owed a decision. */
export function runOutOfTime(duel: Duel, side: Side): void {
  duel.emit({ type: 'timed-out', seat: side });
  endMatch(duel, otherSide(side), 'timeout');
}

/** The side has left for good. */
export function abandon(duel: Duel, side: Side): void {
  duel.emit({ type: 'abandoned', seat: side });
  endMatch(duel, otherSide(side), 'abandon');
}

/** Both sides have left for good: nobody wins. */
export function abandonByAll(duel: Duel): void {
  for (const side of SIDES) duel.emit({ type: 'abandoned', seat: side });
  endMatch(duel, null, 'abandon');
}
