/** The boards once more, with every space as a small number: what is asked thousands of times for each list of moves. */
import type { Board, Boards } from './boards/types';
import type { SpaceId, Zone } from './components/types';

/** A space: its index in `ids`. */
export type Spot = number;

export interface Climb {
  readonly to: Spot;
  /** The middle window of a climb of two levels. */
  readonly over: Spot | null;
}

export interface Field {
  readonly ids: readonly SpaceId[];
  readonly spots: ReadonlyMap<SpaceId, Spot>;
  readonly board: readonly Board[];
  /** Spaces one point away on the same board, stairs included; the generator door is in `doors`. */
  readonly steps: readonly (readonly Spot[])[];
  /** The space beyond the generator door. */
  readonly doors: readonly (Spot | null)[];
  readonly climbs: readonly (readonly Climb[])[];
  /** Spaces that a unit with a line of sight may attack. */
  readonly sight: readonly (readonly Spot[])[];
  /** Spaces next to one in palace and core, for attacks hand to hand. */
  readonly adjacent: readonly (readonly Spot[])[];
  /** Spaces of the plains up to a distance: `within[spot][1]` are those next to it. */
  readonly within: readonly (readonly (readonly Spot[])[])[];
  /** Spaces of the plains between two at distance 2, by the first and the second. */
  readonly between: readonly ReadonlyMap<Spot, readonly Spot[]>[];
  readonly zone: readonly (Zone | null)[];
  readonly staging: readonly Spot[];
  readonly throneRoom: readonly boolean[];
}

export function makeField({ plains, palace, core, adjacent }: Boards): Field {
  const areas: readonly (readonly [Board, readonly SpaceId[]])[] = [
    ['plains', plains.spaces],
    ['palace', [...palace.terrain.keys()]],
    ['core', core.spaces],
  ];
  const ids = areas.flatMap(([, spaces]) => spaces);
  const spots = new Map(ids.map((id, spot) => [id, spot]));
  const spot = (id: SpaceId): Spot => spots.get(id)!;
  const all = (list: Iterable<SpaceId> | undefined): Spot[] => Array.from(list ?? [], spot);
  const rings = ids.map((id) => (plains.rings.get(id) ?? []).map(all));
  return {
    ids,
    spots,
    board: areas.flatMap(([board, spaces]) => spaces.map(() => board)),
    steps: ids.map((id) => all(plains.neighbours.get(id) ?? palace.neighbours.get(id) ?? core.neighbours.get(id))),
    doors: ids.map((id) => spots.get(core.doors.get(id) ?? '') ?? null),
    climbs: ids.map((id) =>
      (palace.climbs.get(id) ?? []).map(({ to, over }) => ({ to: spot(to), over: over === null ? null : spot(over) })),
    ),
    sight: ids.map((id) => all(palace.sight.get(id))),
    adjacent: ids.map((id) => all(adjacent.get(id))),
    within: rings.map((around) => [0, ...around.keys()].map((_, distance) => around.slice(0, distance).flat())),
    between: ids.map(
      (id, from) => new Map((rings[from]![1] ?? []).map((to) => [to, all(plains.between(id, ids[to]!))])),
    ),
    zone: ids.map((id) => plains.zones.get(id) ?? null),
    staging: all(palace.staging),
    throneRoom: ids.map((id) => palace.throneRoom.has(id)),
  };
}
