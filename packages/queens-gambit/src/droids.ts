/** Droids sent to the palace, and droids deployed anew. [S p9, p12] */
import type { SeatId } from '@theed/tabletop';
import { IN_PALACE, type GroupDroid, type SpaceId, type UnitKind } from './components/types';
import { lose, remove } from './damage';
import { topRun, type Match, type Scene } from './match';
import { entryOf, standingOf, type Standing } from './movement';
import { remember } from './undo';
import type { Spot } from './field';
import type { QueensGambitState, UnitId } from './types';

export interface ToPalace {
  readonly unit: GroupDroid;
  /** Droids of the group that go, at most. */
  readonly max: number;
}

export function groupsOf({ units }: QueensGambitState, kind: UnitKind): UnitId[] {
  return Object.keys(units).filter((id) => units[id]!.kind === kind);
}

export function freeStaging({ book }: Scene, standing: Standing): Spot[] {
  return book.field.staging.filter((spot) => standing[spot] === null);
}

/** How many droids of the group go to the palace, and how many of them find a space. [S p9] */
export function droidsToSend(
  scene: Scene,
  group: UnitId,
  { max }: ToPalace,
  standing: Standing,
): { sent: number; fit: number } {
  const sent = Math.min(max, scene.state.units[group]!.figures);
  return { sent, fit: Math.min(sent, freeStaging(scene, standing).length) };
}

/** Those that find no space are destroyed; the rest of the group stays. The enemy gets no bonus card. [S p9, I] */
export function sendToPalace(
  match: Match,
  seat: SeatId,
  group: UnitId,
  action: ToPalace,
  spaces: readonly SpaceId[],
): void {
  const { state, emit } = match;
  const { sent } = droidsToSend(match, group, action, standingOf(match));
  const kind = IN_PALACE[action.unit];
  const ids = spaces.map((_, index) => unitId(state, kind, index + 1));
  remember(match, seat, [group, ...ids], true);
  const unit = state.units[group]!;
  unit.figures -= sent;
  const destroyed = sent - spaces.length;
  if (destroyed > 0) lose(match, action.unit, destroyed);
  spaces.forEach((space) => addUnit(match, kind, space, 1));
  if (unit.figures === 0) remove(match, group);
  emit({ type: 'sent-to-palace', seat, unit: group, units: ids, spaces: [...spaces], destroyed });
  topRun(state)!.step += 1;
}

/** Empty spaces next to a transport that droids of this kind may enter. [S p12] */
export function deploySpaces(scene: Scene, mtt: UnitId, kind: GroupDroid, standing: Standing): Spot[] {
  const { field } = scene.book;
  const mayEnter = entryOf(scene, { kind });
  const spot = field.spots.get(scene.state.units[mtt]!.at)!;
  return field.steps[spot]!.filter((next) => standing[next] === null && mayEnter(next));
}

/** Figures that can be deployed as one group: never more than a normal group, and only destroyed ones. [S p12, O] */
export function mostToDeploy({ state, book }: Scene, { unit, max }: ToPalace): number {
  return Math.min(max, book.components.units[unit].groupSize, state.lost[unit] ?? 0);
}

/** A new group; it does not act on this card. [S p12, O] */
export function deploy(match: Match, seat: SeatId, mtt: UnitId, at: SpaceId, kind: GroupDroid, count: number): void {
  const { state, emit } = match;
  const run = topRun(state)!;
  const unit = unitId(state, kind, 1);
  remember(match, seat, [unit], true);
  state.lost[kind] = state.lost[kind]! - count;
  addUnit(match, kind, at, count);
  run.acted[unit] = run.step;
  emit({ type: 'deployed', seat, mtt, unit, at, figures: count });
  run.step += 1;
}

/** Puts a unit on the table under the next number of its kind. */
export function addUnit({ state }: Pick<Match, 'state'>, kind: UnitKind, at: SpaceId, figures: number): void {
  const id = unitId(state, kind, 1);
  state.made[kind] = (state.made[kind] ?? 0) + 1;
  state.units[id] = { kind, at, figures, damage: 0 };
}

function unitId({ made }: QueensGambitState, kind: UnitKind, next: number): UnitId {
  return `${kind}-${(made[kind] ?? 0) + next}`;
}
