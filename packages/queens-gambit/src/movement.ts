/** Where a unit may go, and what it costs: every step, climb and passage of the generator door is one point. [S p6] */
import type { Refusal } from '@theed/tabletop';
import type { Spot } from './field';
import type { UnitKind } from './components/types';
import { shieldIsUp, specOf, type Scene } from './match';
import { refusals as refused } from './refusals';
import type { UnitId, UnitState } from './types';

/** Who stands where, by space. */
export type Standing = readonly (UnitId | null)[];

export function standingOf({ state, book }: Scene): Standing {
  const { ids, spots } = book.field;
  const standing = new Array<UnitId | null>(ids.length).fill(null);
  for (const id of Object.keys(state.units)) standing[spots.get(state.units[id]!.at)!] = id;
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
  /** Points to each space; -1 if it is not reached. */
  readonly cost: Int8Array;
  /** The space before each on the cheapest way. */
  readonly from: Int16Array;
}

/** Only through and onto empty spaces; the cheapest ways. [S p6] */
export function reachOf(scene: Scene, unit: UnitState, { points, windows }: Walk, standing: Standing): Reach {
  const { field } = scene.book;
  const cost = new Int8Array(field.ids.length).fill(-1);
  const from = new Int16Array(field.ids.length).fill(-1);
  const start = field.spots.get(unit.at)!;
  const mayEnter = entryOf(scene, unit);
  const leaves = mayUseGeneratorDoor(scene, unit);
  const queue: Spot[] = [start];
  cost[start] = 0;
  const enter = (spot: Spot, before: Spot): void => {
    if (cost[spot]! >= 0 || standing[spot] !== null || !mayEnter(spot)) return;
    cost[spot] = cost[before]! + 1;
    from[spot] = before;
    queue.push(spot);
  };
  for (let index = 0; index < queue.length; index += 1) {
    const here = queue[index]!;
    if (cost[here]! >= points) break;
    for (const spot of field.steps[here]!) enter(spot, here);
    if (windows) {
      // The middle window of a climb of two levels must be empty too. [S p6, p8]
      for (const { to, over } of field.climbs[here]!) if (over === null || standing[over] === null) enter(to, here);
    }
    const door = field.doors[here];
    if (leaves && door !== null && door !== undefined) enter(door, here);
  }
  return { spots: queue.slice(1), cost, from };
}

/** The spaces entered on the cheapest way, the last is the destination. */
export function pathTo({ from }: Reach, to: Spot): Spot[] {
  const path: Spot[] = [];
  for (let spot = to; from[spot]! >= 0; spot = from[spot]!) path.unshift(spot);
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
  if (reach.cost[to]! > 0) return null;
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
