/** That the boards hang together, and that everything that stands on them, or joins them, has a place there. */
import { makeCore } from '../boards/core';
import { centreOf, sharedEdge } from '../boards/hex-shape';
import { hexNeighbours } from '../boards/hexes';
import { palaceCells, palaceNeighbours } from '../boards/palace';
import { plainsCells } from '../boards/plains';
import { lopsided, unreachable } from '../boards/spaces';
import type { SpaceTable } from '../boards/types';
import type { Complaint } from './complaint';
import type { Columns, CoreSpec, PalaceSpec, PlainsSpec, QueensGambitComponents, SetUp, SpaceId } from './types';

export function checkPlaces({ plains, palace, core }: QueensGambitComponents): Complaint[] {
  return [...checkPlains(plains), ...checkPalace(palace), ...checkCore(core, palace)];
}

function checkPlains(spec: PlainsSpec): Complaint[] {
  const { rows, zones, setup, shoved } = spec;
  if (zones.length !== rows.length)
    return [
      { path: ['plains', 'zones'], message: `one for each of the ${rows.length} rows; these are ${zones.length}` },
    ];
  const neighbours = hexNeighbours(plainsCells(spec), shoved);
  return [...checkWhole(['plains', 'rows'], neighbours), ...checkSetup('plains', setup, neighbours)];
}

function checkPalace(spec: PalaceSpec): Complaint[] {
  const neighbours = palaceNeighbours(spec);
  const cells = new Map(palaceCells(spec).map((cell) => [cell.id, cell]));
  const edges = (['walls', 'doors'] as const).flatMap((field) =>
    spec[field].flatMap(([one, other], index) => {
      const [a, b] = [cells.get(one), cells.get(other)];
      const path = ['palace', field, index];
      if (a === undefined || b === undefined) return [{ path, message: `there is no space ${a ? other : one}` }];
      const edge = a.level === b.level && sharedEdge(centreOf(a.row, a.col), centreOf(b.row, b.col));
      return edge ? [] : [{ path, message: `${one} and ${other} are not next to each other` }];
    }),
  );
  const walls = new Set(spec.walls.map((pair) => [...pair].sort().join(' ')));
  const both = spec.doors.flatMap((pair, index) =>
    walls.has([...pair].sort().join(' '))
      ? [{ path: ['palace', 'doors', index], message: `there is a wall between ${pair.join(' and ')}` }]
      : [],
  );
  const stairs = spec.stairs.flatMap((pair, index) => {
    const lacking = pair.find((id) => cells.get(id)?.terrain !== 'stairs');
    const path = ['palace', 'stairs', index];
    return lacking === undefined ? [] : [{ path, message: `${lacking} has no stairs on the map` }];
  });
  const joined = new Set(spec.stairs.flat());
  const loose = [...cells.values()]
    .filter(({ id, terrain }) => terrain === 'stairs' && !joined.has(id))
    .map(({ id }) => ({ path: ['palace', 'stairs'], message: `the stairs of ${id} lead nowhere` }));
  const rooms = (['throneRoom', 'hangar'] as const).flatMap((room) =>
    [...cells.values()].some((cell) => isIn(spec[room], cell.level, cell.col))
      ? []
      : [{ path: ['palace', room], message: 'there is no space in it' }],
  );
  const { viceroy = [], ...others } = spec.setup;
  const thrones = viceroy.flatMap((id, index) =>
    cells.get(id)?.terrain === 'viceroy'
      ? []
      : [{ path: ['palace', 'setup', 'viceroy', index], message: `${id} is no space of a viceroy on the map` }],
  );
  return [
    ...edges,
    ...both,
    ...stairs,
    ...loose,
    ...rooms,
    ...thrones,
    ...checkWhole(['palace', 'maps'], neighbours),
    ...checkSetup('palace', others, neighbours),
  ];
}

const isIn = ({ level, from, to }: Columns, at: number, col: number): boolean =>
  at === level && col >= from && col <= to;

function checkCore(spec: CoreSpec, palace: PalaceSpec): Complaint[] {
  const { neighbours } = makeCore(spec);
  const spaces = palaceNeighbours(palace);
  const seen = new Set<SpaceId>();
  const doors = spec.doors.flatMap(([inside, outside], index) => {
    const path = ['core', 'doors', index];
    if (!neighbours.has(inside)) return [{ path, message: `there is no space ${inside}` }];
    if (!spaces.has(outside)) return [{ path, message: `there is no space ${outside}` }];
    const [level, , col] = outside.split('.').slice(1).map(Number);
    if (!isIn(palace.hangar, level!, col!)) return [{ path, message: `${outside} is not in the hangar` }];
    const again = [inside, outside].find((id) => seen.has(id));
    seen.add(inside).add(outside);
    return again === undefined ? [] : [{ path, message: `${again} is at the door already` }];
  });
  const closed = spec.doors.length === 0 ? [{ path: ['core', 'doors'], message: 'the core has a door' }] : [];
  return [
    ...closed,
    ...doors,
    ...checkWhole(['core', 'map'], neighbours),
    ...checkSetup('core', spec.setup, neighbours),
  ];
}

/** Every space next to another is so both ways, and there is a way from each to each. */
function checkWhole(path: readonly string[], neighbours: SpaceTable<readonly SpaceId[]>): Complaint[] {
  const uneven = lopsided(neighbours).map(([one, other]) => ({
    path,
    message: `${other} is next to ${one}, but not the other way round`,
  }));
  const islands = unreachable([...neighbours.keys()], neighbours).map((id) => ({
    path,
    message: `${id} can't be reached`,
  }));
  const empty = neighbours.size === 0 ? [{ path, message: 'there is no space' }] : [];
  return [...empty, ...uneven, ...islands];
}

function checkSetup(board: string, setup: SetUp, spaces: SpaceTable<unknown>): Complaint[] {
  const taken = new Set<SpaceId>();
  return Object.entries(setup).flatMap(([kind, places]) =>
    places.flatMap((id, index) => {
      const path = [board, 'setup', kind, index];
      if (!spaces.has(id)) return [{ path, message: `there is no space ${id} to stand on` }];
      if (taken.has(id)) return [{ path, message: `two units start on ${id}` }];
      taken.add(id);
      return [];
    }),
  );
}
