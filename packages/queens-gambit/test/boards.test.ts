/** The boards that the game comes with. */
import { makeBoards, type SpaceId, type SpaceTable } from '../src/boards';
import { defaultComponents } from '../src/components';

const { plains, palace, core, adjacent, setup, boardOf } = makeBoards(defaultComponents);

const inOrder = (spaces: Iterable<SpaceId>): SpaceId[] => [...spaces].sort();

function expectBothWays(table: SpaceTable<Iterable<SpaceId>>): void {
  for (const [space, others] of table)
    for (const other of others)
      expect({ of: other, has: [...(table.get(other) ?? [])] }).toMatchObject({
        of: other,
        has: expect.arrayContaining([space]) as unknown,
      });
}

describe('the plains', () => {
  test('[Q78] have 84 full spaces and no half ones', () => {
    expect(plains.spaces).toHaveLength(84);
    expect(boardOf('b.0.9')).toBe('plains');
    expect(boardOf('b.0.10')).toBeNull();
  });

  test('a space in the middle has six neighbours, clockwise from north-east', () => {
    expect(plains.neighbours.get('b.3.5')).toEqual(['b.2.5', 'b.3.6', 'b.4.5', 'b.4.4', 'b.3.4', 'b.2.4']);
    expect(plains.neighbours.get('b.4.5')).toEqual(['b.3.6', 'b.4.6', 'b.5.6', 'b.5.5', 'b.4.4', 'b.3.5']);
  });

  test('at the rim half spaces are left out', () => {
    expect(plains.neighbours.get('b.3.0')).toEqual(['b.2.0', 'b.3.1', 'b.4.0']);
    expect(plains.neighbours.get('b.4.0')).toEqual(['b.3.1', 'b.4.1', 'b.5.1', 'b.5.0', 'b.3.0']);
    expectBothWays(plains.neighbours);
  });

  test('[Q79] rows belong to a zone of the shield', () => {
    expect(['b.3.4', 'b.4.4', 'b.5.4'].map((space) => plains.zones.get(space))).toEqual(['inside', 'line', 'outside']);
  });

  test('distances go over full spaces', () => {
    expect(plains.distance('b.3.5', 'b.3.5')).toBe(0);
    expect(plains.distance('b.3.5', 'b.4.5')).toBe(1);
    expect(plains.distance('b.3.5', 'b.3.8')).toBe(3);
    expect(plains.distance('b.0.0', 'b.7.10')).toBe(13);
    expect(plains.distance('b.0.0', 'b.9.9')).toBe(Infinity);
  });

  test('rings hold each other space once, by its distance', () => {
    const rings = plains.rings.get('b.3.5')!;
    expect(rings.slice(0, 3).map(({ length }) => length)).toEqual([6, 12, 18]);
    expect(inOrder(rings.flat())).toEqual(inOrder(plains.spaces.filter((space) => space !== 'b.3.5')));
    rings.forEach((ring, index) => {
      for (const space of ring) expect(plains.distance('b.3.5', space)).toBe(index + 1);
    });
  });

  test('between two spaces at distance 2 lie one or two, at other distances none', () => {
    expect(plains.between('b.3.5', 'b.3.7')).toEqual(['b.3.6']);
    expect(plains.between('b.3.5', 'b.5.5')).toEqual(['b.4.5', 'b.4.4']);
    expect(plains.between('b.3.5', 'b.3.6')).toEqual([]);
    expect(plains.between('b.3.5', 'b.3.8')).toEqual([]);
  });

  test('a half space is never between: past the rim there is one way only', () => {
    expect(plains.between('b.3.0', 'b.5.0')).toEqual(['b.4.0']);
    expect(plains.between('b.3.10', 'b.5.10')).toEqual(['b.4.9']);
  });
});

describe('the palace', () => {
  test('[Q9] [Q57] has the spaces of three levels; pillars, throne and viceroys are no spaces for anybody', () => {
    expect(palace.terrain.size).toBe(195);
    expect(palace.spaces).toHaveLength(182);
    for (const closed of ['p.1.1.3', 'p.3.2.0', 'p.3.1.0']) {
      expect(boardOf(closed)).toBeNull();
      expect([...palace.neighbours.values()].flat()).not.toContain(closed);
    }
    expect(boardOf('p.3.1.1')).toBe('palace');
    expect(boardOf('p.4.0.0')).toBeNull();
  });

  test('steps go both ways, not through walls, and along stairs', () => {
    expectBothWays(palace.neighbours);
    expect(palace.neighbours.get('p.1.0.10')).toEqual(['p.1.1.10', 'p.1.1.9', 'p.1.0.9']);
    expect(palace.neighbours.get('p.1.2.2')).toContain('p.2.2.2');
    expect(palace.neighbours.get('p.3.2.9')).toContain('p.2.2.9');
  });

  test('the doors of the throne room are passed', () => {
    expect(palace.neighbours.get('p.3.2.4')).toEqual(expect.arrayContaining(['p.3.2.3', 'p.3.1.3', 'p.3.3.3']));
  });

  test('[Q43] windows lead straight up and down, over two levels past the middle one', () => {
    expect(palace.climbs.size).toBe(18);
    expect(palace.climbs.get('p.1.0.5')).toEqual([
      { to: 'p.2.0.5', over: null },
      { to: 'p.3.0.5', over: 'p.2.0.5' },
    ]);
    expect(palace.climbs.get('p.2.4.9')).toEqual([
      { to: 'p.1.4.9', over: null },
      { to: 'p.3.4.9', over: null },
    ]);
    expect(palace.climbs.has('p.1.0.6')).toBe(false);
  });

  test('[Q55] six staging spaces are next to the stairs on level 1', () => {
    expect(palace.staging).toEqual(['p.1.1.0', 'p.1.1.1', 'p.1.2.0', 'p.1.2.1', 'p.1.3.0', 'p.1.3.1']);
  });

  test('the throne room has the viceroys in it, the hangar the door to the core', () => {
    expect(palace.throneRoom.size).toBe(20);
    expect(['p.3.1.0', 'p.3.3.0', 'p.3.1.3', 'p.3.2.4'].map((space) => palace.throneRoom.has(space))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(palace.hangar.size).toBe(30);
  });

  test('into the throne room one sees from its doors only', () => {
    const room = palace.spaces.filter((space) => palace.throneRoom.has(space));
    const outside = palace.spaces.filter((space) => space.startsWith('p.3') && !palace.throneRoom.has(space));
    const through = room.flatMap((inside) =>
      outside.filter((space) => palace.sight.get(inside)!.has(space)).map((space) => [inside, space]),
    );
    expect(inOrder(through.map((pair) => pair.join(' ')))).toEqual(
      inOrder(
        defaultComponents.palace.doors
          .map((pair) => pair.join(' '))
          .map((pair) => (pair === 'p.3.2.4 p.3.3.3' ? 'p.3.3.3 p.3.2.4' : pair)),
      ),
    );
  });

  test('sight never goes to another level but along a stair, and never to oneself', () => {
    for (const [space, seen] of palace.sight) {
      expect(seen.has(space)).toBe(false);
      const elsewhere = [...seen].filter((other) => other.startsWith('p') && other[2] !== space[2]);
      const stair = defaultComponents.palace.stairs.find((pair) => pair.includes(space));
      expect(elsewhere).toEqual(stair === undefined ? [] : [stair[0] === space ? stair[1] : stair[0]]);
    }
  });
});

describe('the core', () => {
  test('[Q60] squares are next to each other by a border, not by a corner', () => {
    expect(core.spaces).toHaveLength(36);
    expect(core.neighbours.get('c.4.3')).toEqual(['c.4.2', 'c.5.3', 'c.3.3']);
    expectBothWays(core.neighbours);
  });

  test('[Q61] its door joins three pairs of spaces, for hand to hand and for shots from the hangar', () => {
    expect(core.doors.get('c.4.0')).toBe('p.1.4.13');
    expect(core.doors.get('p.1.4.13')).toBe('c.4.0');
    expectBothWays(adjacent);
    expect(adjacent.get('c.4.0')).toContain('p.1.4.13');
    expect(adjacent.get('p.1.4.13')).toContain('c.4.0');
    expect(palace.sight.get('p.1.4.13')!.has('c.4.0')).toBe(true);
    expect(palace.sight.get('p.1.4.13')!.has('c.3.0')).toBe(false);
    expect(palace.neighbours.get('p.1.4.13')).not.toContain('c.4.0');
  });
});

test('units start on the spaces of the data, numbered in its order', () => {
  expect(setup.maul).toEqual(['c.4.3']);
  expect(setup.gungan).toHaveLength(9);
  expect(setup.battleDroidPalace[0]).toBe('p.1.0.8');
});
