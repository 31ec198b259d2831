/** The components as data: what the box has, and what an owner may correct. */
import { ComponentError } from '@theed/tabletop';
import { makeBoards } from '../src/boards';
import { defaultComponents, parseComponents, withCorrection } from '../src/components';
import { DECKS, SIDES, UNIT_KINDS, type CardSpec, type QueensGambitComponents } from '../src/components/types';

type Path = readonly (string | number)[];

const cardsOf = ({ decks }: QueensGambitComponents): [id: string, card: CardSpec][] =>
  SIDES.flatMap((side) => DECKS.flatMap((deck) => Object.entries(decks[side][deck].cards)));

describe('what the game comes with', () => {
  test('is plain JSON that can be played with', () => {
    expect(parseComponents(JSON.parse(JSON.stringify(defaultComponents)))).toEqual(defaultComponents);
  });

  test('every value of a unit says where it is from', () => {
    for (const kind of UNIT_KINDS) {
      const { provenance } = defaultComponents.units[kind];
      expect(Object.keys(provenance).sort()).toEqual([
        'attack',
        'bonus',
        'defence',
        'groupSize',
        'hits',
        'move',
        'range',
      ]);
    }
  });

  test('every card says where its name, its number and its options are from', () => {
    for (const [, { provenance }] of cardsOf(defaultComponents)) {
      expect(Object.keys(provenance).sort()).toEqual(['count', 'name', 'options']);
      // The book has cards in its examples, and the number of none.
      expect(provenance.count!.from).toBe('ours');
    }
  });

  test('the cards of the example of play are printed', () => {
    const printed = cardsOf(defaultComponents).filter(([, { provenance }]) => provenance.options!.from === 'book');
    expect(printed.map(([id]) => id)).toEqual(
      expect.arrayContaining(['use-the-force', 'starfighter-or-draw-palace', 'rush-to-the-palace', '4-battle-droids']),
    );
  });
});

describe('counts of the box', () => {
  const units = (kind: string, board: 'plains' | 'palace'): Path => [board, 'setup', kind, 0];

  test.each<[what: string, path: Path, field: string, message: string]>([
    ['Gungans', units('gungan', 'plains'), 'plains.setup.gungan', '27 figures of this kind; the set-up has 24'],
    ['Kaadu', units('kaadu', 'plains'), 'plains.setup.kaadu', '8 figures of this kind; the set-up has 6'],
    ['catapults', units('catapult', 'plains'), 'plains.setup.catapult', '3 figures of this kind; the set-up has 2'],
    ['Fambaas', units('fambaa', 'plains'), 'plains.setup.fambaa', '2 figures of this kind; the set-up has 1'],
    [
      'battle droids',
      units('battleDroid', 'plains'),
      'plains.setup.battleDroid',
      '65 figures of this kind; the set-up has 61',
    ],
    [
      'battle droids of the palace',
      units('battleDroidPalace', 'palace'),
      'plains.setup.battleDroid',
      '65 figures of this kind; the set-up has 64',
    ],
    [
      'destroyers',
      units('destroyerDroid', 'plains'),
      'plains.setup.destroyerDroid',
      '12 figures of this kind; the set-up has 10',
    ],
    ['AATs', units('aat', 'plains'), 'plains.setup.aat', '4 figures of this kind; the set-up has 3'],
    ['MTTs', units('mtt', 'plains'), 'plains.setup.mtt', '3 figures of this kind; the set-up has 2'],
    [
      'guards',
      units('palaceGuard', 'palace'),
      'palace.setup.palaceGuard',
      '21 figures of this kind; the set-up has 20',
    ],
    ['Panaka', units('panaka', 'palace'), 'palace.setup.panaka', '1 figures of this kind; the set-up has 0'],
    ['viceroys', units('viceroy', 'palace'), 'palace.setup.viceroy', '2 figures of this kind; the set-up has 1'],
  ])('[Q5] [Q8] one unit less of %s', (_what, path, field, message) => {
    expect(() => parseComponents(without(path))).toThrow(new ComponentError(`${field}: the box has ${message}`));
  });

  test.each([
    [
      'a deck',
      ['decks', 'naboo', 'palace', 'cards', 'rush-to-the-palace'],
      'decks.naboo.palace.cards: a deck has 45 cards; this has 43',
    ],
    ['half spaces', ['plains', 'halfSpaces', 0], 'plains.halfSpaces: the board has 8 of them; these are 7'],
    [
      'starfighter cards',
      ['space', 'starfighters', 'starfighter-1'],
      'space.starfighters: the box has 8 cards; these are 7',
    ],
  ])('[Q6] [Q7] one less of %s', (_what, path, message) => {
    expect(() => parseComponents(without(path))).toThrow(new ComponentError(message));
  });

  test('[Q10] markers: 18, as many of a colour as units with a track', () => {
    expect(() => withCorrection({ rules: { damageMarkers: { green: 9 } } })).toThrow(
      'rules.damageMarkers: the box has 18; these are 17',
    );
    expect(() => withCorrection({ rules: { damageMarkers: { green: 9, brown: 9 } } })).toThrow(
      'rules.damageMarkers.green: 10 units of the set-up have a damage track; there are 9 markers for them',
    );
    expect(() => withCorrection({ units: { panaka: { hits: 1 } } })).toThrow(
      'rules.damageMarkers.green: 9 units of the set-up have a damage track; there are 10 markers for them',
    );
  });
});

describe('a bad board is refused with its field', () => {
  const palace = (letters: string, level: 1 | 2 | 3, row: number): object => ({
    palace: { maps: { [level]: defaultComponents.palace.maps[level].with(row, letters) } },
  });

  test.each<[name: string, correction: unknown, message: string]>([
    [
      'an island',
      { palace: { maps: { '2': ['.P...W.W.W.', 'P..P..P....', ...defaultComponents.palace.maps[2].slice(2)] } } },
      "palace.maps: p.2.0.0 can't be reached",
    ],
    [
      'a letter that means nothing',
      palace('.....W.W.Wx', 2, 0),
      'palace.maps.2[0]: a row of a level has the letters . W U D A P T V #',
    ],
    ['stairs without a partner', palace('..D......U.', 3, 2), 'palace.stairs: the stairs of p.3.2.2 lead nowhere'],
    [
      'a unit on a pillar',
      { palace: { setup: { panaka: ['p.1.1.3'] } } },
      'palace.setup.panaka[0]: there is no space p.1.1.3 to stand on',
    ],
    [
      'two units on a space',
      { palace: { setup: { panaka: ['p.1.1.11'] } } },
      'palace.setup.panaka[0]: two units start on p.1.1.11',
    ],
    [
      'a viceroy elsewhere',
      { palace: { setup: { viceroy: ['p.3.1.0', 'p.3.2.2'] } } },
      'palace.setup.viceroy[1]: p.3.2.2 is no space of a viceroy on the map',
    ],
    [
      'a wall across a space',
      { palace: { walls: [['p.1.0.0', 'p.1.0.2']] } },
      'palace.walls[0]: p.1.0.0 and p.1.0.2 are not next to each other',
    ],
    [
      'a wall between levels',
      { palace: { walls: [['p.1.0.0', 'p.2.0.0']] } },
      'palace.walls[0]: p.1.0.0 and p.2.0.0 are not next to each other',
    ],
    [
      'a wall beside the board',
      { palace: { walls: [['p.1.0.16', 'p.1.0.17']] } },
      'palace.walls[0]: there is no space p.1.0.17',
    ],
    [
      'a door in a wall',
      { palace: { doors: [['p.1.0.11', 'p.1.0.10']] } },
      'palace.doors[0]: there is a wall between p.1.0.11 and p.1.0.10',
    ],
    [
      'a stair on the floor',
      {
        palace: {
          stairs: [
            ['p.1.2.2', 'p.2.2.3'],
            ['p.2.2.9', 'p.3.2.9'],
          ],
        },
      },
      'palace.stairs[0]: p.2.2.3 has no stairs on the map',
    ],
    [
      'a throne room in the air',
      { palace: { throneRoom: { from: 20, to: 22 } } },
      'palace.throneRoom: there is no space in it',
    ],
    [
      'a core in two parts',
      { core: { map: defaultComponents.core.map.with(5, '#########') } },
      "core.map: c.3.6 can't be reached",
    ],
    ['a core without a door', { core: { doors: [] } }, 'core.doors: the core has a door'],
    ['a door in the rock', { core: { doors: [['c.0.0', 'p.1.4.12']] } }, 'core.doors[0]: there is no space c.0.0'],
    ['a door to a pillar', { core: { doors: [['c.3.0', 'p.1.1.3']] } }, 'core.doors[0]: there is no space p.1.1.3'],
    [
      'a door out of the hangar',
      { core: { doors: [['c.3.0', 'p.1.4.2']] } },
      'core.doors[0]: p.1.4.2 is not in the hangar',
    ],
    [
      'a space at the door twice',
      {
        core: {
          doors: [
            ['c.3.0', 'p.1.4.12'],
            ['c.3.0', 'p.1.4.13'],
          ],
        },
      },
      'core.doors[1]: c.3.0 is at the door already',
    ],
    [
      'a row without a zone',
      { plains: { rows: [...defaultComponents.plains.rows, 10] } },
      'plains.zones: one for each of the 9 rows; these are 8',
    ],
    [
      'a half space in no row',
      { plains: { halfSpaces: defaultComponents.plains.halfSpaces.with(7, [20, 'east']) } },
      'plains.halfSpaces[7]: there is no row 20',
    ],
    [
      'a group beside the plains',
      { plains: { setup: { aat: ['b.7.1', 'b.7.4', 'b.7.6', 'b.7.11'] } } },
      'plains.setup.aat[3]: there is no space b.7.11 to stand on',
    ],
    [
      'a space of another board',
      { plains: { setup: { aat: ['p.1.0.0'] } } },
      'plains.setup.aat[0]: a space of the plains is written b.row.column',
    ],
    [
      'a guard on the plains',
      { plains: { setup: { palaceGuard: [] } } },
      'plains.setup.palaceGuard: a palaceGuard does not start here',
    ],
  ])('%s', (_name, correction, message) => {
    expect(() => withCorrection(correction)).toThrow(ComponentError);
    expect(() => withCorrection(correction)).toThrow(startingWith(message));
  });
});

describe('a bad value is refused with its field', () => {
  const card = (patch: object): object => ({ decks: { naboo: { battlefield: { cards: { 'gungan-3': patch } } } } });
  const CARD = 'decks.naboo.battlefield.cards.gungan-3';

  test.each<[name: string, correction: unknown, message: string]>([
    ['an unknown field', { units: { kaadu: { speed: 3 } } }, 'units.kaadu.speed: there is no such field here'],
    ['an unknown part', { dragons: {} }, 'dragons: there is no such field here'],
    ['half a step', { units: { kaadu: { move: 1.5 } } }, 'units.kaadu.move: '],
    [
      'a range in words',
      { units: { kaadu: { range: 'far' } } },
      'units.kaadu.range: a range is a number of spaces, "sight" or "adjacent"',
    ],
    ['a field that is taken away', { units: { kaadu: { move: null } } }, 'units.kaadu.move: '],
    [
      'five faces',
      { dice: { faces: { red: [{ hit: 1 }, { hit: 1 }, { hit: 1 }, { hit: 1 }, { hit: 1 }] } } },
      'dice.faces.red: a die has six faces',
    ],
    [
      'a number that two dice cannot make',
      { space: { grids: { '1': { printed: [13] } } } },
      'space.grids.1.printed[0]: ',
    ],
    [
      'a sixth grid',
      { space: { grids: { '6': { dice: 2, printed: [] } } } },
      'space.grids.6: there is no such field here',
    ],
    ['a card too many', card({ count: 6 }), 'decks.naboo.battlefield.cards: a deck has 45 cards; this has 46'],
    ['a card without options', card({ options: [] }), `${CARD}.options: `],
    [
      'an action that there is not',
      card({ options: [[{ do: 'explode' }]] }),
      `${CARD}.options[0][0].do: what an action does is one of activate, anakin, starfighter, to-palace, deploy, draw-and-play, heal`,
    ],
    [
      'a unit that there is not',
      card({ options: [[{ do: 'activate', unit: 'dragon', n: 1 }]] }),
      `${CARD}.options[0][0].unit: a unit is one of gungan`,
    ],
    [
      'a unit of the other side',
      card({ options: [[{ do: 'activate', unit: 'maul', n: 1 }]] }),
      `${CARD}.options[0][0].unit: a maul is not of this side`,
    ],
    [
      'a unit that never acts',
      {
        decks: {
          federation: {
            palace: { cards: { '2-destroyers': { options: [[{ do: 'activate', unit: 'viceroy', n: 1 }]] } } },
          },
        },
      },
      'decks.federation.palace.cards.2-destroyers.options[0][0].unit: a viceroy never acts',
    ],
    [
      'a unit twice in an option',
      card({
        options: [
          [
            { do: 'activate', unit: 'gungan', n: 1 },
            { do: 'activate', unit: 'gungan', n: 2, move: 3 },
          ],
        ],
      }),
      `${CARD}.options[0][1].unit: this option has a gungan already`,
    ],
    [
      'dice for those who roll them all at once',
      card({ options: [[{ do: 'activate', unit: 'gungan', n: 1, dice: 6 }]] }),
      `${CARD}.options[0][0].dice: only quiGon, obiWan, maul split their dice`,
    ],
    [
      'a limit for those who roll all at once',
      card({ options: [[{ do: 'activate', unit: 'gungan', n: 1, maxPerRoll: 1 }]] }),
      `${CARD}.options[0][0].maxPerRoll: only quiGon, obiWan, maul split their dice`,
    ],
    [
      'starfighters for Naboo',
      card({ options: [[{ do: 'starfighter' }]] }),
      `${CARD}.options[0][0].do: starfighter cards are the Federation’s`,
    ],
    [
      'Anakin for the Federation',
      { decks: { federation: { palace: { cards: { '2-destroyers': { options: [[{ do: 'anakin' }]] } } } } } },
      'decks.federation.palace.cards.2-destroyers.options[0][0].do: Anakin flies for Naboo',
    ],
    [
      'an id in both decks of a side',
      {
        decks: {
          naboo: {
            palace: {
              cards: {
                'gungan-3': { ...defaultComponents.decks.naboo.battlefield.cards['gungan-3'], count: 1 },
                '4-palace-guards': { count: 2 },
              },
            },
          },
        },
      },
      'decks.naboo.palace.cards.gungan-3: this id is in the other deck too',
    ],
  ])('%s', (_name, correction, message) => {
    expect(() => withCorrection(correction)).toThrow(ComponentError);
    expect(() => withCorrection(correction)).toThrow(startingWith(message));
  });

  test.each([null, undefined, 1, 'units', []])('%j is no correction', (json) => {
    expect(() => withCorrection(json)).toThrow(ComponentError);
    expect(() => parseComponents(json)).toThrow(startingWith('the components: '));
  });
});

describe("an owner's correction", () => {
  test('is a part of the components, and leaves the rest alone', () => {
    const { units, ...rest } = withCorrection({ units: { kaadu: { move: 3, attack: { red: 2 } } } });
    const { units: before, ...restBefore } = defaultComponents;
    expect(rest).toEqual(restBefore);
    expect(units.kaadu).toEqual({
      ...before.kaadu,
      move: 3,
      attack: { red: 2 },
      provenance: { ...before.kaadu.provenance, move: { from: 'owner' }, attack: { from: 'owner' } },
    });
    expect(units.gungan).toEqual(before.gungan);
  });

  test('may say itself where it has a value from', () => {
    const provenance = { move: { from: 'owner' as const, note: 'reference chart' } };
    expect(withCorrection({ units: { kaadu: { move: 3, provenance } } }).units.kaadu.provenance).toEqual({
      ...defaultComponents.units.kaadu.provenance,
      ...provenance,
    });
  });

  test('adds, changes and takes away cards', () => {
    const cards = {
      'gungan-3': null,
      'gungan-4': {
        name: 'Gungan 4 groups',
        count: 5,
        options: [[{ do: 'activate', unit: 'gungan', n: 4 }]],
        provenance: { count: { from: 'owner' } },
      },
      'use-the-force': { count: 3 },
      'anakin-or-gungan-1': { count: 5 },
    };
    const deck = withCorrection({ decks: { naboo: { battlefield: { cards } } } }).decks.naboo.battlefield.cards;
    expect(deck['gungan-3']).toBeUndefined();
    expect(deck['gungan-4']).toEqual(cards['gungan-4']);
    expect(deck['use-the-force']).toMatchObject({
      count: 3,
      provenance: { count: { from: 'owner' }, options: { from: 'book', note: 'p15' } },
    });
  });

  test('takes away what is left out by null, down to a die', () => {
    expect(withCorrection({ units: { catapult: { attack: { gray: null } } } }).units.catapult.attack).toEqual({
      red: 3,
    });
  });

  test('moves units and walls; the boards follow', () => {
    const corrected = withCorrection({
      palace: { setup: { panaka: ['p.1.2.11'] }, walls: [], doors: [] },
    });
    const { setup, palace } = makeBoards(corrected);
    expect(setup.panaka).toEqual(['p.1.2.11']);
    expect(palace.neighbours.get('p.1.0.10')).toContain('p.1.0.11');
    expect(palace.sight.get('p.3.2.3')!.has('p.3.2.6')).toBe(true);
  });

  test('of nothing changes nothing', () => {
    expect(withCorrection({})).toEqual(defaultComponents);
  });
});

/** The game's own components without one field or entry. */
function without(path: Path): unknown {
  const json = structuredClone(defaultComponents) as unknown;
  let parent = json as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string | number, unknown>;
  const last = path.at(-1)!;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return json;
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.[\]#?*+()]/g, '\\$&')}`);
}
