/** Where a unit may go, and what it costs: every step, climb and passage of the generator door is one point. [S p6] */
import type { Refusal } from '@theed/tabletop';
import type { Spot } from './field';
import type { UnitKind } from './components/types';
import { shieldIsUp, specOf, type Scene } from './match';
import { refusals as refused } from './refusals';
import type { QueensGambitState, UnitId, UnitState } from './types';

/** Who stands where, by space. */
export type Standing = readonly (UnitId | null)[];

export function standingOf({ state, book }: Scene): Standing {
  const { ids, spots } = book.field;
  const standing = new Array<UnitId | null>(ids.length).fill(null);
  for (const id of Object.keys(state.units)) standing[spots.get(state.units[id]!.at)!] = id;
  return standing;
}

/** What was found for a state at a moment. */
const atRest = new WeakMap<QueensGambitState, { readonly moment: number; readonly standing: Standing }>();

/**
 * The same between two inputs, when a state is asked many questions. Every input that moves a unit changes the moment,
 * so what was found for one holds as long as it lasts; rules that are changing the state ask `standingOf`.
 */
export function standingAtRest(scene: Scene): Standing {
  const { state } = scene;
  const known = atRest.get(state);
  if (known?.moment === state.moment) return known.standing;
  const standing = standingOf(scene);
  atRest.set(state, { moment: state.moment, standing });
  return standing;
}

/** What bounds a unit's way. */
export interface Walk {
  readonly points: number;
  readonly windows: boolean;
}

/** Spaces that a unit can reach, the nearest first, and how. */
export interface Reach {
  readonly spots: readonly Spot[];
  /** Points to each of them. */
  readonly costs: readonly number[];
  /** The space before each of them on the cheapest way. */
  readonly before: readonly Spot[];
}

/**
 * Spaces that the present search has met: those marked with its number. Kept between searches, since there are
 * thousands of them for each input.
 */
const met = { marks: new Uint32Array(0), search: 0 };

/** Only through and onto empty spaces; the cheapest ways. [S p6] */
export function reachOf(scene: Scene, unit: UnitState, { points, windows }: Walk, standing: Standing): Reach {
  const { field } = scene.book;
  const start = field.spots.get(unit.at)!;
  const spots: Spot[] = [];
  const costs: number[] = [];
  const before: Spot[] = [];
  if (met.marks.length < field.ids.length) met.marks = new Uint32Array(field.ids.length);
  const { marks } = met;
  const search = (met.search += 1);
  marks[start] = search;
  const mayEnter = entryOf(scene, unit);
  const leaves = mayUseGeneratorDoor(scene, unit);
  const enter = (spot: Spot, here: Spot, cost: number): void => {
    if (marks[spot] === search || standing[spot] !== null || !mayEnter(spot)) return;
    marks[spot] = search;
    spots.push(spot);
    costs.push(cost);
    before.push(here);
  };
  const goOnFrom = (here: Spot, cost: number): void => {
    for (const spot of field.steps[here]!) enter(spot, here, cost);
    if (windows) {
      // The middle window of a climb of two levels must be empty too. [S p6, p8]
      for (const { to, over } of field.climbs[here]!) {
        if (over === null || standing[over] === null) enter(to, here, cost);
      }
    }
    const door = field.doors[here];
    if (leaves && door !== null && door !== undefined) enter(door, here, cost);
  };
  if (points > 0) goOnFrom(start, 1);
  for (let index = 0; index < spots.length && costs[index]! < points; index += 1) {
    goOnFrom(spots[index]!, costs[index]! + 1);
  }
  return { spots, costs, before };
}

/** Points to a space, `null` if it is out of reach. */
export function costTo({ spots, costs }: Reach, to: Spot): number | null {
  return costs[spots.indexOf(to)] ?? null;
}

/** The spaces entered on the cheapest way, the last is the destination. */
export function pathTo({ spots, before }: Reach, to: Spot): Spot[] {
  const path: Spot[] = [];
  for (let index = spots.indexOf(to); index >= 0; index = spots.indexOf(before[index]!)) path.unshift(spots[index]!);
  return path;
}

const ANYWHERE = (): boolean => true;

/** Which spaces the shield leaves open to a unit. [S p12, O] */
export function entryOf({ state, book }: Scene, { kind }: Pick<UnitState, 'kind'>): (spot: Spot) => boolean {
  const { pass, lineOnly } = book.components.rules.shield;
  const { zone } = book.field;
  if (book.components.units[kind].area !== 'plains' || pass.includes(kind) || !shieldIsUp(state)) return ANYWHERE;
  if (lineOnly.includes(kind)) return (spot) => zone[spot] !== 'inside';
  return (spot) => zone[spot] === 'outside';
}

/** Maul goes through the generator door when both Jedi are dead, a Jedi when Maul is. [S p9, O] */
function mayUseGeneratorDoor({ state, book }: Scene, unit: UnitState): boolean {
  const { side, area } = specOf(book, unit);
  if (area !== 'core') return false;
  return !DUELISTS.some(
    (kind) => book.components.units[kind].side !== side && (state.lost[kind] ?? 0) < book.boards.setup[kind].length,
  );
}

const DUELISTS: readonly UnitKind[] = ['quiGon', 'obiWan', 'maul'];

/** Why a unit cannot go to a space, as exactly as can be said; `null` if it can. */
export function whyNotThere(scene: Scene, unit: UnitState, to: Spot, reach: Reach, standing: Standing): Refusal | null {
  if (reach.spots.includes(to)) return null;
  const { field } = scene.book;
  const start = field.spots.get(unit.at)!;
  if (to === start) return refused.sameSpace;
  if (standing[to] !== null) return refused.occupied;
  const [here, there] = [field.board[start], field.board[to]];
  if (field.steps[to]!.length === 0) return refused.impassable;
  if (specOf(scene.book, unit).area === 'core') {
    if (here !== there && (here === 'plains' || there === 'plains')) return refused.otherBoard;
    if (here !== there && !mayUseGeneratorDoor(scene, unit)) return refused.duelNotOver;
  } else if (here !== there) {
    return there === 'core' ? refused.coreClosed : refused.otherBoard;
  }
  return entryOf(scene, unit)(to) ? refused.unreachable : refused.shieldBars;
}
