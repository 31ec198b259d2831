import type { RuleTools, SeatId } from '@theed/tabletop';
import type { Book } from './book';
import type { UnitSpec } from './components/types';
import type { Asked, QueensGambitEvent, QueensGambitState, Run, UnitId, UnitState } from './types';

/** What questions about a match need: the state, and what never changes. */
export interface Scene {
  readonly state: QueensGambitState;
  readonly book: Book;
}

/**
 * What every rule works on: the state, which it changes in place, the printed things, chance, and the events that tell
 * what happened. Made anew for each input and kept by nobody.
 */
export interface Match extends Scene, RuleTools<QueensGambitEvent> {}

/** Asks for something else than before, hence a new `at`. What another seat did before cannot be taken back. [O] */
export function ask({ state }: Match, asked: Asked, seat: SeatId | null): void {
  state.moment += 1;
  state.asked = asked;
  state.askedSeat = seat;
  if (Object.values(state.undo).some((entry) => entry.seat !== seat)) state.undo = {};
}

/** The card that is being carried out: the one drawn last. */
export function topRun({ runs }: QueensGambitState): Run | null {
  return Object.values(runs).at(-1) ?? null;
}

export function specOf({ components }: Book, { kind }: Pick<UnitState, 'kind'>): UnitSpec {
  return components.units[kind];
}

/** The unit, if it is on the table. */
export function unitOf({ units }: QueensGambitState, id: UnitId): UnitState | null {
  return Object.hasOwn(units, id) ? units[id]! : null;
}

/** The shield is up while no Fambaa is dead. [S p12] */
export function shieldIsUp({ lost }: QueensGambitState): boolean {
  return (lost.fambaa ?? 0) === 0;
}

export function shipHasFallen({ state, book }: Scene): boolean {
  return state.space.place === Object.keys(book.components.space.grids).length;
}
