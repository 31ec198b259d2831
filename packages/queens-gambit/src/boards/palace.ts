/** The palace: three levels of hexes with what stands on them, what is between them and what joins them. */
import type { Columns, PalaceSpec, SpacePair } from '../components/types';
import { centreOf, pointKey, sharedEdge, type Point, type Segment } from './hex-shape';
import { hexNeighbours, type Cell } from './hexes';
import { sightOn } from './sight';
import { addTo, palaceSpace } from './spaces';
import { TERRAIN, type Climb, type Core, type Palace, type SpaceId, type SpaceTable, type Terrain } from './types';

const LEVELS = [1, 2, 3] as const;

interface PalaceCell extends Cell {
  readonly level: (typeof LEVELS)[number];
  readonly terrain: Terrain;
}

/** Nobody enters these. (Q28, Q57) */
const CLOSED: ReadonlySet<Terrain> = new Set(['pillar', 'throne', 'viceroy']);
/** Nobody sees through these. (Q49, Q57) */
const OPAQUE: ReadonlySet<Terrain> = new Set(['pillar', 'stairs', 'throne', 'viceroy']);

export function makePalace(spec: PalaceSpec, { doors }: Core): Palace {
  const cells = palaceCells(spec);
  const spaces = cells.filter(({ terrain }) => !CLOSED.has(terrain));
  const idsOf = (test: (cell: PalaceCell) => boolean): readonly SpaceId[] => cells.filter(test).map(({ id }) => id);
  return {
    terrain: new Map(cells.map(({ id, terrain }) => [id, terrain])),
    spaces: spaces.map(({ id }) => id),
    neighbours: palaceNeighbours(spec),
    climbs: climbsOf(cells),
    sight: sightOf(spec, cells, doors),
    staging: idsOf(({ terrain }) => terrain === 'staging'),
    throneRoom: new Set(idsOf(isIn(spec.throneRoom))),
    hangar: new Set(idsOf(isIn(spec.hangar))),
  };
}

export function palaceCells({ maps }: PalaceSpec): readonly PalaceCell[] {
  return LEVELS.flatMap((level) =>
    maps[level].flatMap((letters, row) =>
      Array.from(letters).flatMap((letter, col) => {
        const terrain = TERRAIN[letter as keyof typeof TERRAIN];
        return terrain === 'none' ? [] : [{ id: palaceSpace(level, row, col), level, row, col, terrain }];
      }),
    ),
  );
}

/** Steps for one point: to the next space unless a wall is between, and along a stair. */
export function palaceNeighbours(spec: PalaceSpec): SpaceTable<readonly SpaceId[]> {
  const spaces = palaceCells(spec).filter(({ terrain }) => !CLOSED.has(terrain));
  const walls = new Set(spec.walls.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const table = new Map<SpaceId, SpaceId[]>();
  for (const level of LEVELS) {
    const here = spaces.filter((cell) => cell.level === level);
    for (const [space, around] of hexNeighbours(here, 'odd'))
      table.set(
        space,
        around.filter((next) => !walls.has(`${space} ${next}`)),
      );
  }
  for (const [one, other] of spec.stairs) {
    addTo(table, one, other);
    addTo(table, other, one);
  }
  return table;
}

const isIn =
  ({ level, from, to }: Columns) =>
  (cell: PalaceCell): boolean =>
    cell.level === level && cell.col >= from && cell.col <= to;

/** Straight up and down between window spaces, over at most one. (Q43) */
function climbsOf(cells: readonly PalaceCell[]): SpaceTable<readonly Climb[]> {
  const climbs = new Map<SpaceId, Climb[]>();
  const windows = cells.filter(({ terrain }) => terrain === 'window');
  for (const from of windows) {
    const column = windows.filter(({ row, col }) => row === from.row && col === from.col);
    for (const to of column) {
      const steps = Math.abs(to.level - from.level);
      const middle = column.find(({ level }) => level === (from.level + to.level) / 2);
      if (steps === 1) addTo(climbs, from.id, { to: to.id, over: null });
      if (steps === 2 && middle !== undefined) addTo(climbs, from.id, { to: to.id, over: middle.id });
    }
  }
  return climbs;
}

function sightOf(
  { maps, walls, doors, stairs }: PalaceSpec,
  cells: readonly PalaceCell[],
  generatorDoors: SpaceTable<SpaceId>,
): SpaceTable<ReadonlySet<SpaceId>> {
  const table = new Map<SpaceId, Set<SpaceId>>();
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  for (const level of LEVELS) {
    const here = cells.filter((cell) => cell.level === level);
    const sees = sightOn({
      solid: solidOf(maps[level], here),
      barriers: [...walls, ...doors].flatMap((pair) => edgeOn(level, byId, pair)),
    });
    const spaces = here.filter(({ terrain }) => !CLOSED.has(terrain));
    for (const { id } of spaces) table.set(id, new Set());
    spaces.forEach((one, index) => {
      for (const other of spaces.slice(index + 1))
        if (sees(centre(one), centre(other))) {
          table.get(one.id)!.add(other.id);
          table.get(other.id)!.add(one.id);
        }
    });
  }
  for (const [one, other] of [...doors, ...stairs]) {
    table.get(one)?.add(other);
    table.get(other)?.add(one);
  }
  for (const [from, to] of generatorDoors) table.get(from)?.add(to);
  return table;
}

const centre = ({ row, col }: Cell): Point => centreOf(row, col);

/** Obstacles of a level, and the hexes in and around its map that are no space. */
function solidOf(map: readonly string[], cells: readonly PalaceCell[]): readonly Point[] {
  const spaces = new Map(cells.map((cell) => [pointKey(centre(cell)), cell.terrain]));
  const width = Math.max(...map.map(({ length }) => length));
  const around = Array.from({ length: map.length + 2 }, (_, row) =>
    Array.from({ length: width + 2 }, (__, col) => centreOf(row - 1, col - 1)),
  ).flat();
  return around.filter((point) => {
    const terrain = spaces.get(pointKey(point));
    return terrain === undefined || OPAQUE.has(terrain);
  });
}

/** The edge of a pair of spaces, if it is on this level. */
function edgeOn(level: number, cells: ReadonlyMap<SpaceId, PalaceCell>, pair: SpacePair): readonly Segment[] {
  const [one, other] = pair.map((id) => cells.get(id));
  if (one?.level !== level || other?.level !== level) return [];
  const edge = sharedEdge(centre(one), centre(other));
  return edge === null ? [] : [edge];
}
