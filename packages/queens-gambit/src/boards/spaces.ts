/** Names of spaces, and how tables of spaces are made. */
import type { SpaceId } from './types';

export const plainsSpace = (row: number, col: number): SpaceId => `b.${row}.${col}`;
export const palaceSpace = (level: number, row: number, col: number): SpaceId => `p.${level}.${row}.${col}`;
export const coreSpace = (x: number, y: number): SpaceId => `c.${x}.${y}`;

/** Adds a value to the list of a key. */
export function addTo<K, V>(table: Map<K, V[]>, key: K, value: V): void {
  const list = table.get(key);
  if (list === undefined) table.set(key, [value]);
  else list.push(value);
}

/** The spaces that can't be reached from the first one, in their order. */
export function unreachable(
  spaces: readonly SpaceId[],
  neighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>,
): readonly SpaceId[] {
  const reached = new Set(spaces.slice(0, 1));
  for (const space of reached) neighbours.get(space)?.forEach((next) => reached.add(next));
  return spaces.filter((space) => !reached.has(space));
}

/** Pairs of spaces of which only one has the other for a neighbour. */
export function lopsided(
  neighbours: ReadonlyMap<SpaceId, readonly SpaceId[]>,
): readonly (readonly [SpaceId, SpaceId])[] {
  return [...neighbours].flatMap(([space, list]) =>
    list.filter((next) => !neighbours.get(next)?.includes(space)).map((next) => [space, next] as const),
  );
}
