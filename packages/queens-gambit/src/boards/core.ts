/** The generator core: squares that share a border, and the door to the hangar. */
import type { CoreSpec } from '../components/types';
import { coreSpace } from './spaces';
import type { Core, SpaceId } from './types';

export function makeCore({ map, doors }: CoreSpec): Core {
  const isSpace = (x: number, y: number): boolean => map[y]?.[x] === 'o';
  const squares = map.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y }))).filter(({ x, y }) => isSpace(x, y));
  return {
    spaces: squares.map(({ x, y }) => coreSpace(x, y)),
    neighbours: new Map(
      squares.map(({ x, y }): [SpaceId, readonly SpaceId[]] => [
        coreSpace(x, y),
        [
          { x, y: y - 1 },
          { x: x + 1, y },
          { x, y: y + 1 },
          { x: x - 1, y },
        ]
          .filter((next) => isSpace(next.x, next.y))
          .map((next) => coreSpace(next.x, next.y)),
      ]),
    ),
    doors: new Map(doors.flatMap(([core, palace]) => [[core, palace] as const, [palace, core] as const])),
  };
}
