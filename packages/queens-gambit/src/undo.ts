/** Taking back, within one card, to the last roll, reveal, draw or decision of another seat. [O] */
import { sizeOf, type SeatId } from '@theed/tabletop';
import { topRun, type Match } from './match';
import type { QueensGambitState, Run, UndoEntry, UnitId, UnitState } from './types';

/** Notes how things are before an input of this seat changes them: the card's course, these units, and the counts. */
export function remember({ state }: Match, seat: SeatId, units: readonly UnitId[], counts = false): void {
  const entry: UndoEntry = {
    seat,
    run: copyRun(topRun(state)!),
    units: Object.fromEntries(units.map((id) => [id, copyUnit(state, id)])),
    counts: counts ? { made: { ...state.made }, lost: { ...state.lost } } : null,
  };
  state.undo[String(sizeOf(state.undo) + 1)] = entry;
}

export function canUndo(state: QueensGambitState, seat: SeatId): boolean {
  return Object.values(state.undo).some((entry) => entry.seat === seat);
}

/** Chance has spoken, or something was turned: what was done before stays done. */
export function forget({ state }: Match): void {
  if (sizeOf(state.undo) > 0) state.undo = {};
}

/** Takes back the last input. */
export function undoLast({ state }: Match): void {
  const last = String(sizeOf(state.undo));
  const { run, units, counts } = state.undo[last]!;
  delete state.undo[last];
  for (const [id, unit] of Object.entries(units)) {
    if (unit === null) delete state.units[id];
    else state.units[id] = { ...unit };
  }
  if (counts !== null) {
    state.made = { ...counts.made };
    state.lost = { ...counts.lost };
  }
  state.runs[String(sizeOf(state.runs))] = copyRun(run);
}

function copyRun(run: Run): Run {
  return { ...run, acted: { ...run.acted }, active: run.active === null ? null : { ...run.active } };
}

function copyUnit({ units }: QueensGambitState, id: UnitId): UnitState | null {
  return Object.hasOwn(units, id) ? { ...units[id]! } : null;
}
