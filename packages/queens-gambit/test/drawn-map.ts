/**
 * Levels of the palace drawn as text, as one would on hex paper: spaces four apart, odd rows shoved by two, `a` and `b`
 * the two that look at each other. Between spaces of a row `|` is a wall and `:` a door; on a line between two rows
 * `/` and `\` are walls and `d` is a door.
 *
 *     .   a | .   .
 *          /
 *       .   P   b   .
 */
import { makePalace } from '../src/boards/palace';
import { makeCore } from '../src/boards/core';
import { palaceSpace } from '../src/boards/spaces';
import type { Palace, SpaceId } from '../src/boards';
import type { SpacePair } from '../src/components/types';
import { defaultComponents } from '../src/components';

export interface DrawnMap {
  readonly palace: Palace;
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly walls: readonly SpacePair[];
  readonly doors: readonly SpacePair[];
}

const NOWHERE = ['.'];

/** The map as level 1 of a palace; the other levels are a single space each. */
export function drawn(text: string, stairs: readonly SpacePair[] = []): DrawnMap {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map((line) => line.search(/\S/)));
  const rows: string[] = [];
  const walls: SpacePair[] = [];
  const doors: SpacePair[] = [];
  const marks: Record<string, SpaceId> = {};
  for (const line of lines.map((whole) => whole.slice(margin))) {
    if (/^[ /\\d]*$/.test(line)) between(line, rows.length - 1);
    else rows.push(rowOf(line, rows.length));
  }
  const spec = {
    ...defaultComponents.palace,
    maps: { '1': rows, '2': NOWHERE, '3': NOWHERE },
    walls,
    doors,
    stairs,
  };
  const palace = makePalace(spec, makeCore({ ...defaultComponents.core, doors: [] }));
  return { palace, a: marks.a!, b: marks.b!, walls, doors };

  function rowOf(line: string, row: number): string {
    const start = row % 2 === 0 ? 0 : 2;
    let letters = '';
    for (let at = start; at < line.length; at += 4) {
      const col = (at - start) / 4;
      const letter = line[at]!;
      if (letter === 'a' || letter === 'b') marks[letter] = palaceSpace(1, row, col);
      letters += letter === 'a' || letter === 'b' ? '.' : letter;
      const pair = [palaceSpace(1, row, col), palaceSpace(1, row, col + 1)] as const;
      if (line[at + 2] === '|') walls.push(pair);
      if (line[at + 2] === ':') doors.push(pair);
    }
    return letters;
  }

  function between(line: string, above: number): void {
    const colOf = (row: number, at: number): number => (at - (row % 2 === 0 ? 0 : 2)) / 4;
    for (const [at, mark] of Array.from(line).entries()) {
      if (mark === ' ') continue;
      const [west, east] = [at - 1, at + 1];
      const upper = Number.isInteger(colOf(above, west)) ? west : east;
      const lower = upper === west ? east : west;
      const pair = [
        palaceSpace(1, above, colOf(above, upper)),
        palaceSpace(1, above + 1, colOf(above + 1, lower)),
      ] as const;
      (mark === 'd' ? doors : walls).push(pair);
    }
  }
}

/** Whether `a` sees `b`; that `b` sees `a` as well is made sure of. */
export function sees(text: string, stairs?: readonly SpacePair[]): boolean {
  const { palace, a, b } = drawn(text, stairs);
  const there = palace.sight.get(a)!.has(b);
  expect(palace.sight.get(b)!.has(a)).toBe(there);
  return there;
}
