/** Whom a unit may attack. [S p6, p8, p9, p11, p12] */
import type { Refusal } from '@theed/tabletop';
import type { Spot } from './field';
import { shieldIsUp, specOf, type Scene } from './match';
import type { Standing } from './movement';
import { refusals as refused } from './refusals';
import type { UnitId, UnitState } from './types';

/** All that the unit may attack from where it stands. */
export function targetsOf(scene: Scene, unit: UnitState, standing: Standing): UnitId[] {
  const targets: UnitId[] = [];
  for (const spot of spotsInRange(scene, unit)) {
    const id = standing[spot];
    if (id === null || id === undefined) continue;
    if (!isEnemy(scene, unit, scene.state.units[id]!)) continue;
    if (whyNoShot(scene, unit, spot, standing) === null) targets.push(id);
  }
  return targets;
}

/** Whether it may attack anybody: as `targetsOf`, but done with the first. */
export function hasTarget(scene: Scene, unit: UnitState, standing: Standing): boolean {
  return spotsInRange(scene, unit).some((spot) => {
    const id = standing[spot];
    if (id === null || id === undefined) return false;
    return isEnemy(scene, unit, scene.state.units[id]!) && whyNoShot(scene, unit, spot, standing) === null;
  });
}

/** Why a unit may not attack another, as exactly as can be said; `null` if it may. */
export function whyNotAttack(scene: Scene, unit: UnitState, target: UnitState, standing: Standing): Refusal | null {
  const { book } = scene;
  const spec = specOf(book, target);
  if (spec.side === specOf(book, unit).side) return refused.ownUnit;
  if (spec.hits === null) return refused.notToBeAttacked;
  const { range } = specOf(book, unit);
  const spot = book.field.spots.get(target.at)!;
  const onPlains = (of: UnitState): boolean => book.field.board[book.field.spots.get(of.at)!] === 'plains';
  if (onPlains(unit) !== onPlains(target)) return refused.otherBattle;
  if (!spotsInRange(scene, unit).includes(spot)) {
    if (range === 'sight') return refused.noSight;
    return range === 'adjacent' ? refused.notAdjacent : refused.outOfRange;
  }
  return whyNoShot(scene, unit, spot, standing);
}

/** Spaces at which the unit may aim if nothing is in the way. */
function spotsInRange({ book }: Scene, unit: UnitState): readonly Spot[] {
  const { field } = book;
  const spot = field.spots.get(unit.at)!;
  const { range } = specOf(book, unit);
  if (range === 'sight') return field.sight[spot]!;
  if (range === 'adjacent') return field.adjacent[spot]!;
  return field.within[spot]![range]!;
}

function isEnemy({ book }: Scene, unit: UnitState, other: UnitState): boolean {
  const spec = specOf(book, other);
  return spec.hits !== null && spec.side !== specOf(book, unit).side;
}

/** What is in the way of a shot over the plains. */
function whyNoShot({ state, book }: Scene, unit: UnitState, to: Spot, standing: Standing): Refusal | null {
  const { field } = book;
  const from = field.spots.get(unit.at)!;
  const [here, there] = [field.zone[from], field.zone[to]];
  // Units on the line are inside and outside. [S p12]
  if (here !== there && here !== 'line' && there !== 'line' && shieldIsUp(state)) return refused.shieldBetween;
  // Range 2 wants an empty space between, range 3 fires over anything that is a space. [S p11, O]
  if (specOf(book, unit).range !== 2) return null;
  const between = field.between[from]!.get(to);
  return between === undefined || between.some((spot) => standing[spot] === null) ? null : refused.rangeBlocked;
}
