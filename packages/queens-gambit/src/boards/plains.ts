/** The plains: full spaces in rows, on both sides of the shield and under its edge. Half spaces are no spaces. */
import type { PlainsSpec, Zone } from '../components/types';
import { hexNeighbours, type Cell } from './hexes';
import { plainsSpace } from './spaces';
import type { Plains, SpaceId, SpaceTable } from './types';

export function makePlains(spec: PlainsSpec): Plains {
  const cells = plainsCells(spec);
  const neighbours = hexNeighbours(cells, spec.shoved);
  const rings = new Map(cells.map(({ id }) => [id, ringsAround(neighbours, id)]));
  const distances = new Map([...rings].map(([id, around]) => [id, distancesOf(id, around)]));
  return {
    spaces: cells.map(({ id }) => id),
    neighbours,
    zones: new Map(cells.map(({ id, row }): [SpaceId, Zone] => [id, spec.zones[row]!])),
    rings,
    distance: (from, to) => distances.get(from)?.get(to) ?? Infinity,
    between: (from, to) => {
      const beyond = neighbours.get(to) ?? [];
      return distances.get(from)?.get(to) === 2 ? neighbours.get(from)!.filter((space) => beyond.includes(space)) : [];
    },
  };
}

export function plainsCells({ rows }: PlainsSpec): readonly Cell[] {
  return rows.flatMap((length, row) => Array.from({ length }, (_, col) => ({ id: plainsSpace(row, col), row, col })));
}

function ringsAround(neighbours: SpaceTable<readonly SpaceId[]>, from: SpaceId): readonly (readonly SpaceId[])[] {
  const seen = new Set([from]);
  const rings: (readonly SpaceId[])[] = [];
  for (let ring: readonly SpaceId[] = [from]; ;) {
    const next = new Set(ring.flatMap((space) => neighbours.get(space)!).filter((space) => !seen.has(space)));
    if (next.size === 0) return rings;
    next.forEach((space) => seen.add(space));
    rings.push((ring = [...next]));
  }
}

function distancesOf(from: SpaceId, rings: readonly (readonly SpaceId[])[]): ReadonlyMap<SpaceId, number> {
  return new Map([
    [from, 0],
    ...rings.flatMap((ring, index) => ring.map((space): [SpaceId, number] => [space, index + 1])),
  ]);
}
