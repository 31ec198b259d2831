/** Lines of sight, drawn. (spec: palace) */
import fc from 'fast-check';
import { centreOf, pointKey, sharedEdge, type Point } from '../src/boards/hex-shape';
import { sightOn, type Level } from '../src/boards/sight';
import { drawn, sees } from './drawn-map';

describe('what stands between', () => {
  test('[Q48] nothing: any distance is seen', () => {
    expect(sees('a   .   .   .   .   .   .   b')).toBe(true);
  });

  test.each(['P', 'T', 'V', 'U', 'D'])('[Q49] %s on the line stops it', (obstacle) => {
    expect(sees(`a   .   ${obstacle}   .   b`)).toBe(false);
  });

  test.each(['W', 'A'])('%s on the line does not', (letter) => {
    expect(sees(`a   .   ${letter}   .   b`)).toBe(true);
  });

  test('[Q49] a pillar beside the line does not', () => {
    expect(
      sees(`
        a   .   .   b
          P   P   P
      `),
    ).toBe(true);
  });

  test('an inside that is crossed stops it, however far from its middle', () => {
    expect(
      sees(`
        a   .   P   .   .
          .   .   .   b   .
      `),
    ).toBe(false);
  });

  test('the two spaces themselves do not count: from stairs and to stairs', () => {
    expect(sees('a   .   b')).toBe(true);
    const { palace } = drawn('.   .   U   .   a');
    expect(palace.sight.get('p.1.0.2')!.has('p.1.0.0')).toBe(true);
    expect(palace.sight.get('p.1.0.0')!.has('p.1.0.2')).toBe(true);
    expect(palace.sight.get('p.1.0.0')!.has('p.1.0.4')).toBe(false);
  });

  test('a hole in the floor stops it like an obstacle', () => {
    expect(sees('a   .   #   .   b')).toBe(false);
  });
});

describe('along an edge', () => {
  test('between two free spaces', () => {
    expect(
      sees(`
        .   a   .
          .   .   .
        .   b   .
      `),
    ).toBe(true);
  });

  test('[Q50] with an obstacle on one side', () => {
    expect(
      sees(`
        .   a   .
          P   .   .
        .   b   .
      `),
    ).toBe(true);
    expect(
      sees(`
        .   a   .
          .   P   .
        .   b   .
      `),
    ).toBe(true);
  });

  test('[Q50] with an obstacle on both sides', () => {
    expect(
      sees(`
        .   a   .
          P   P   .
        .   b   .
      `),
    ).toBe(false);
  });

  test('with obstacles on both sides, but of two edges', () => {
    expect(
      sees(`
        .   a   .
          P   .   .
        .   .   .
          .   P   .
        .   b   .
      `),
    ).toBe(true);
  });

  test('at the rim of the floor', () => {
    expect(
      sees(`
        a   .
          .   .
        b   .
      `),
    ).toBe(true);
    expect(
      sees(`
        a   .
          P   .
        b   .
      `),
    ).toBe(false);
  });

  test('of a hole', () => {
    expect(
      sees(`
        .   a   .
          #   P   .
        .   b   .
      `),
    ).toBe(false);
  });

  test('that slants', () => {
    const gap = (west: string, east: string): string => `
      a   ${east}   .
        ${west}   b   .
    `;
    expect(sees(gap('P', '.'))).toBe(true);
    expect(sees(gap('.', 'P'))).toBe(true);
    expect(sees(gap('P', 'P'))).toBe(false);
  });

  test('that is a wall, or a door', () => {
    expect(
      sees(`
        .   a   .
          . | .   .
        .   b   .
      `),
    ).toBe(false);
    expect(
      sees(`
        .   a   .
          . : .   .
        .   b   .
      `),
    ).toBe(false);
  });
});

describe('past a corner', () => {
  // The line from a to b goes through the lower corner between the second and third space of row 0.
  test('of an obstacle', () => {
    expect(
      sees(`
        a   .   .   P   .
          .   P   .   .   b
      `),
    ).toBe(true);
  });

  test('where a wall ends', () => {
    expect(
      sees(`
        a   . | .   .   .
          .   .   .   .   b
      `),
    ).toBe(true);
    expect(
      sees(`
        a   .   .   .   .
             \\
          .   .   .   .   b
      `),
    ).toBe(true);
  });

  test('[Q50] through which a wall runs on', () => {
    expect(
      sees(`
        a   . | .   .   .
             \\
          .   .   .   .   b
      `),
    ).toBe(false);
  });

  test('through which a wall runs on as a door', () => {
    expect(
      sees(`
        a   . | .   .   .
             d
          .   .   .   .   b
      `),
    ).toBe(false);
  });
});

describe('walls', () => {
  test('stop a line that crosses them, and nobody passes', () => {
    const { palace, a, b } = drawn('.   a | b   .');
    expect(palace.sight.get(a)!.has(b)).toBe(false);
    expect(palace.neighbours.get(a)).not.toContain(b);
  });

  test('do not stop a line beside them', () => {
    expect(
      sees(`
        a   .   .   b
         / \\ / \\ / \\ /
          .   .   .
      `),
    ).toBe(true);
  });
});

describe('doors', () => {
  test('[Q51] are seen through by the two spaces alone', () => {
    expect(sees('.   a : b   .')).toBe(true);
    expect(sees('a   . : b   .')).toBe(false);
    expect(sees('.   a : .   b')).toBe(false);
  });

  test('[Q52] are passed like any edge', () => {
    const { palace, a, b } = drawn('.   a : b   .');
    expect(palace.neighbours.get(a)).toContain(b);
    expect(palace.neighbours.get(b)).toContain(a);
  });

  test('that slant', () => {
    expect(
      sees(`
        .   a   .
             d
          .   b   .
      `),
    ).toBe(true);
    expect(
      sees(`
        .   a   .
           d d
          .   .   .
        .   b   .
      `),
    ).toBe(false);
  });

  test('beside the line do not stop it', () => {
    expect(
      sees(`
        a   .   .   b
         d d d d d d d
          .   .   .
      `),
    ).toBe(true);
  });
});

describe('stairs', () => {
  const up = [['p.1.0.2', 'p.2.0.0']] as const;

  test('[Q53] [Q54] their two ends are next to each other and see each other', () => {
    const { palace } = drawn('a   .   U', up);
    expect(palace.neighbours.get('p.1.0.2')).toContain('p.2.0.0');
    expect(palace.neighbours.get('p.2.0.0')).toEqual(['p.1.0.2']);
    expect(palace.sight.get('p.1.0.2')!.has('p.2.0.0')).toBe(true);
    expect(palace.sight.get('p.2.0.0')!.has('p.1.0.2')).toBe(true);
  });

  test('from beside them nobody sees another level', () => {
    const { palace, a } = drawn('.   a   U', up);
    expect(palace.sight.get(a)!.has('p.2.0.0')).toBe(false);
  });
});

describe('whatever the map', () => {
  const SIZE = 6;
  const hexes = Array.from({ length: SIZE }, (_, row) =>
    Array.from({ length: SIZE }, (__, col) => ({ row, col })),
  ).flat();
  const mirrorOf = ({ x, y }: Point): Point => ({ x: -x, y });
  const mirror = ({ solid, barriers }: Level): Level => ({
    solid: solid.map(mirrorOf),
    barriers: barriers.map(([start, end]) => [mirrorOf(start), mirrorOf(end)]),
  });

  const level = fc
    .record({
      solid: fc.subarray(hexes, { maxLength: 12 }),
      barriers: fc.subarray(hexes, { maxLength: 12 }),
    })
    .map(({ solid, barriers }) => ({
      solid: solid.map(({ row, col }) => centreOf(row, col)),
      barriers: barriers.map(({ row, col }) => sharedEdge(centreOf(row, col), centreOf(row, col + 1))!),
    }));
  const place = fc.constantFrom(...hexes.map(({ row, col }) => centreOf(row, col)));

  test('sight goes both ways, and is the same in a mirror', () => {
    fc.assert(
      fc.property(level, place, place, (map, one, other) => {
        fc.pre(pointKey(one) !== pointKey(other));
        const there = sightOn(map)(one, other);
        expect(sightOn(map)(other, one)).toBe(there);
        expect(sightOn(mirror(map))(mirrorOf(one), mirrorOf(other))).toBe(there);
      }),
      { numRuns: 400 },
    );
  });

  test('nothing that is added opens a line', () => {
    fc.assert(
      fc.property(level, level, place, place, (map, more, one, other) => {
        fc.pre(pointKey(one) !== pointKey(other));
        const fuller = { solid: [...map.solid, ...more.solid], barriers: [...map.barriers, ...more.barriers] };
        if (sightOn(fuller)(one, other)) expect(sightOn(map)(one, other)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('neighbours see each other unless there is a wall', () => {
    fc.assert(
      fc.property(level, fc.constantFrom(...hexes), (map, { row, col }) => {
        expect(sightOn({ ...map, barriers: [] })(centreOf(row, col), centreOf(row, col + 1))).toBe(true);
      }),
    );
  });
});
