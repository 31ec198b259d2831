/** Hits, deaths and what follows from them. [S p7, p8, p12] */
import { IN_PALACE, type UnitKind } from './components/types';
import { specOf, type Match } from './match';
import type { UnitId } from './types';

/** A droid of the palace is the same figure as one of the plains. */
export function figureOf(kind: UnitKind): UnitKind {
  if (kind === IN_PALACE.battleDroid) return 'battleDroid';
  return kind === IN_PALACE.destroyerDroid ? 'destroyerDroid' : kind;
}

/**
 * Deals hits to a unit. Figures without a track fall one a hit, more hits are lost; a marker moves to the end of its
 * track. Deaths are for `bury`, since both sides of a roll may die at once.
 */
export function hurt({ state, book, emit }: Match, id: UnitId, hits: number, by: 'attack' | 'counter'): void {
  if (hits === 0) return;
  const unit = state.units[id]!;
  const track = specOf(book, unit).hits ?? 1;
  if (track === 1) {
    const fallen = Math.min(unit.figures, hits);
    unit.figures -= fallen;
    lose({ state }, unit.kind, fallen);
  } else {
    unit.damage = Math.min(track, unit.damage + hits);
  }
  emit({ type: 'hit', unit: id, by, hits, figures: unit.figures, damage: unit.damage });
}

export function isDead({ state, book }: Match, id: UnitId): boolean {
  const unit = state.units[id]!;
  const track = specOf(book, unit).hits;
  return unit.figures === 0 || (track !== null && track > 1 && unit.damage >= track);
}

/** Takes a dead unit off the table, with what its death means at once. */
export function bury(match: Match, id: UnitId): void {
  const { state, emit } = match;
  const { kind, at, figures } = state.units[id]!;
  lose(match, kind, figures);
  remove(match, id);
  emit({ type: 'died', unit: id, kind, at });
  if (kind === 'fambaa' && state.lost.fambaa === 1) emit({ type: 'shield-down' });
  if ((kind === 'redQueen' || kind === 'purpleQueen') && !state.queensKnown) {
    state.queensKnown = true;
    emit({ type: 'queen-shown', queen: state.realQueen!, died: kind });
  }
}

/** The unit leaves the table; its figures must have been counted. */
export function remove({ state }: Pick<Match, 'state'>, id: UnitId): void {
  delete state.units[id];
  for (const run of Object.values(state.runs)) if (run.active?.unit === id) run.active = null;
}

/** Counts figures out of play. */
export function lose({ state }: Pick<Match, 'state'>, kind: UnitKind, figures: number): void {
  const figure = figureOf(kind);
  state.lost[figure] = (state.lost[figure] ?? 0) + figures;
}
