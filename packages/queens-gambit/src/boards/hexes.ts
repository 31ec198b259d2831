/** Which hexes are next to which. */
import { defineHex, Direction, neighborOf, Orientation, type HexOffset } from 'honeycomb-grid';
import type { SpaceId } from './types';

export interface Cell {
  readonly id: SpaceId;
  readonly row: number;
  readonly col: number;
}

/** Clockwise from north-east: rows run from west to east. */
const DIRECTIONS = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW] as const;

const OFFSETS: Readonly<Record<'even' | 'odd', HexOffset>> = { even: 1, odd: -1 };

/**
 * The neighbours of each cell among the cells, clockwise from north-east.
 *
 * @param shoved rows that lie half a hex further to the east than the others
 */
export function hexNeighbours(cells: readonly Cell[], shoved: 'even' | 'odd'): Map<SpaceId, SpaceId[]> {
  const Hex = defineHex({ orientation: Orientation.POINTY, offset: OFFSETS[shoved] });
  const ids = new Map(cells.map(({ id, row, col }) => [`${row}.${col}`, id]));
  return new Map(
    cells.map(({ id, row, col }) => {
      const hex = new Hex({ row, col });
      const around = DIRECTIONS.map((direction) => {
        const next = neighborOf(hex, direction);
        return ids.get(`${next.row}.${next.col}`);
      });
      return [id, around.filter((next) => next !== undefined)];
    }),
  );
}
