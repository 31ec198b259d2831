/**
 * Lines of sight on one level of the palace (Q48 to Q50): from the centre of a space to the centre of another, stopped by
 *
 * - what stands in the way: a pillar, stairs, the throne, a viceroy whose inside the line crosses;
 * - a wall or a door that it crosses or runs along, or that runs on through a corner which it touches;
 * - a gap as wide as nothing: an edge that it runs along with an obstacle, or no space, on either side.
 *
 * An obstacle on one side of an edge, or at a corner, is passed. The two spaces themselves don't count.
 */
import { beyond, cross, edgesOf, isWithin, pointKey, samePoint, sideOf, type Point, type Segment } from './hex-shape';

export interface Level {
  /** Centres of obstacles, and of hexes that are no space. */
  readonly solid: readonly Point[];
  /** Edges that are walls or doors. */
  readonly barriers: readonly Segment[];
}

interface Hex {
  readonly centre: Point;
  readonly edges: readonly Segment[];
}

export type Sight = (from: Point, to: Point) => boolean;

export function sightOn({ solid, barriers }: Level): Sight {
  const isSolid = new Set(solid.map(pointKey));
  const hexes = solid.map((centre) => ({ centre, edges: edgesOf(centre) }));
  const ends = new Map<string, number>();
  for (const corner of barriers.flat()) ends.set(pointKey(corner), (ends.get(pointKey(corner)) ?? 0) + 1);

  /** Whether a wall or door stands in the line. */
  function meetsBarrier(line: Segment, barrier: Segment): boolean {
    if (cross(line, barrier)) return true;
    const touched = barrier.filter((corner) => sideOf(line, corner) === 0 && isWithin(line, corner));
    return touched.length === 2 || touched.some((corner) => ends.get(pointKey(corner))! > 1);
  }

  /** Whether the line crosses the inside of the hex, or runs between it and another that is solid too. */
  function meetsSolid(line: Segment, { centre, edges }: Hex): boolean {
    if (isAside(line, centre) || line.some((end) => samePoint(end, centre))) return false;
    const sides = edges.map(([corner]) => sideOf(line, corner));
    if (sides.some((side) => side > 0) && sides.some((side) => side < 0))
      return edges.some((edge, index) => cross(line, edge) || (sides[index] === 0 && isWithin(line, edge[0])));
    return edges.some(
      (edge) =>
        edge.every((corner) => sideOf(line, corner) === 0 && isWithin(line, corner)) &&
        isSolid.has(pointKey(beyond(centre, edge))),
    );
  }

  return (from, to) => {
    const line: Segment = [from, to];
    return !barriers.some((barrier) => meetsBarrier(line, barrier)) && !hexes.some((hex) => meetsSolid(line, hex));
  };
}

/** Whether a hex is too far from the line, upwards, downwards or sidewards, to have to do with it. */
const isAside = ([one, other]: Segment, { x, y }: Point): boolean =>
  x + 1 < Math.min(one.x, other.x) ||
  x - 1 > Math.max(one.x, other.x) ||
  y + 2 < Math.min(one.y, other.y) ||
  y - 2 > Math.max(one.y, other.y);
