/** The decks as data. */
import { ComponentError, type Json } from '@theed/tabletop';
import {
  clash,
  clashPackage,
  createClash,
  defaultComponents,
  parseComponents,
  parseDeckList,
  withOwnDecks,
} from '../src';
import { SIDES, type CardSpec, type Side } from '../src';
import { given, maul, quiGon } from './kit';
import { allCards } from './setup';

const cardsOf = (side: Side): readonly CardSpec[] => defaultComponents.decks[side].cards;
const powers = (side: Side): CardSpec[] => cardsOf(side).filter(({ value }) => value !== undefined);
const specials = (side: Side): CardSpec[] => cardsOf(side).filter(({ effects }) => effects !== undefined);

describe('the lists that the game comes with', () => {
  test('[C1] seat 0 is Qui-Gon Jinn, seat 1 Darth Maul', () => {
    expect(clash.seatCounts).toEqual([2]);
    expect(SIDES.map((side) => defaultComponents.decks[side].side)).toEqual(['qui-gon', 'maul']);
  });

  test.each(SIDES)('[C4] side %s has Power Cards of 1 to 5 and Specials, and no other card', (side) => {
    expect(powers(side).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(specials(side).length).toBeGreaterThan(0);
    expect(powers(side).length + specials(side).length).toBe(cardsOf(side).length);
  });

  test.each(SIDES)('[C5] side %s has ten of 1, 2 and 3, three of 4 and two of 5', (side) => {
    expect(powers(side).map(({ count }) => count)).toEqual([10, 10, 10, 3, 2]);
  });

  test.each(SIDES)('side %s has 55 cards, 20 of them Specials', (side) => {
    expect(allCards(clash, side)).toHaveLength(55);
    expect(specials(side).reduce((sum, { count }) => sum + count, 0)).toBe(20);
  });

  test('[C6] the Specials of the two sides have the same effects under different names', () => {
    const [green, red] = [specials('0'), specials('1')];
    expect(green.map(({ id, count, effects }) => ({ id, count, effects }))).toEqual(
      red.map(({ id, count, effects }) => ({ id, count, effects })),
    );
    expect(green.find(({ id }) => id === 'deflect')!.name).toBe('Measured Parry');
    expect(red.find(({ id }) => id === 'deflect')!.name).toBe('Double-Blade Block');
    expect(green.filter(({ name }, index) => name !== red[index]!.name)).toHaveLength(4);
  });

  test('every card says where we have it from, and the reconstructed ones are marked', () => {
    for (const side of SIDES) {
      for (const { source } of cardsOf(side)) expect(source).toMatch(/\.$/);
      expect(powers(side).every(({ attested }) => attested === 'rules')).toBe(true);
      expect(
        specials(side)
          .filter(({ attested }) => attested === 'name')
          .map(({ id }) => id),
      ).toEqual(['use-the-force', 'retreat']);
      expect(specials(side).some(({ attested }) => attested === 'rules')).toBe(false);
    }
  });

  test('the game shows its components', () => {
    expect(clash.components).toEqual(defaultComponents);
    expect(clashPackage.create(clashPackage.defaults).components).toEqual(defaultComponents);
  });
});

describe('bad components', () => {
  const GREEN = ['decks', '0', 'cards'] as const;

  test.each<[name: string, path: readonly (string | number)[], value: Json | undefined, field: string]>([
    ['an effect without its number', [...GREEN, 5, 'effects'], [{ kind: 'draw' }], 'cards[5].effects[0].n'],
    [
      'an effect with a number too many',
      [...GREEN, 6, 'effects'],
      [{ kind: 'retreat', n: 1 }],
      'cards[6].effects[0].n',
    ],
    ['an effect with half a card', [...GREEN, 5, 'effects'], [{ kind: 'draw', n: 1.5 }], 'cards[5].effects[0].n'],
    ['an effect with no card', [...GREEN, 5, 'effects'], [{ kind: 'draw', n: 0 }], 'cards[5].effects[0].n'],
    ['an unknown effect', [...GREEN, 5, 'effects'], [{ kind: 'explode' }], 'cards[5].effects[0].kind'],
    ['an empty list of effects', [...GREEN, 5, 'effects'], [], 'cards[5].effects'],
    [
      'something behind an effect that ends the battle',
      [...GREEN, 5, 'effects'],
      [{ kind: 'retreat' }, { kind: 'surge' }],
      'cards[5].effects[0]',
    ],
    ['a value above 5', [...GREEN, 0, 'value'], 6, 'cards[0].value'],
    ['a value below 0', [...GREEN, 0, 'value'], -1, 'cards[0].value'],
    ['a value that is text', [...GREEN, 0, 'value'], '1', 'cards[0].value'],
    ['both a value and effects', [...GREEN, 5, 'value'], 1, 'cards[5].value'],
    ['neither a value nor effects', [...GREEN, 0, 'value'], undefined, 'cards[0].value'],
    ['no copies', [...GREEN, 2, 'count'], 0, 'cards[2].count'],
    ['half a copy', [...GREEN, 2, 'count'], 0.5, 'cards[2].count'],
    ['an id twice', [...GREEN, 2, 'id'], 'power-1', 'cards[2].id'],
    ['an id with capitals', [...GREEN, 2, 'id'], 'Power', 'cards[2].id'],
    ['an id that objects inherit', [...GREEN, 2, 'id'], '__proto__', 'cards[2].id'],
    ['no name', [...GREEN, 2, 'name'], '', 'cards[2].name'],
    ['an unknown mark', [...GREEN, 2, 'attested'], 'maybe', 'cards[2].attested'],
    ['an unknown field', [...GREEN, 2, 'colour'], 'green', 'cards[2].colour'],
    ['the wrong side', ['decks', '0', 'side'], 'maul', 'side'],
  ])('%s is refused with its field', (_name, path, value, field) => {
    const json = changed(path, value);
    expect(() => createClash(json)).toThrow(ComponentError);
    expect(() => parseComponents(json)).toThrow(startingWith(`decks.0.${field}: `));
  });

  test('an unknown effect is answered with those that there are', () => {
    expect(() => parseComponents(changed([...GREEN, 5, 'effects'], [{ kind: 'explode' }]))).toThrow(
      'the kind of an effect is one of draw, deflect, disrupt, renew, retreat, surge, laser-gates',
    );
  });

  test('no list for a side, or a third list, is refused', () => {
    expect(() => parseComponents(changed(['decks', '1'], undefined))).toThrow(startingWith('decks.1: '));
    expect(() => parseComponents(changed(['decks', '2'], []))).toThrow(startingWith('decks.2: '));
  });

  test('seven cards are enough, and fewer are refused', () => {
    const power = defaultComponents.decks['0'].cards[0]!;
    const list = (count: number): object => ({ side: 'qui-gon', cards: [{ ...power, count }] });
    expect(parseDeckList(list(7), '0').cards).toHaveLength(1);
    expect(() => parseDeckList(list(6), '0')).toThrow(startingWith('cards: a deck has 7 to 200 cards; this has 6'));
  });

  test.each([null, undefined, 1, 'decks', [], {}])('%j is no components', (json) => {
    expect(() => clashPackage.create(json)).toThrow(ComponentError);
  });
});

describe("an owner's deck file", () => {
  const list = {
    side: 'maul',
    cards: [
      { id: 'power-1', count: 30, name: 'One', value: 1, attested: 'rules' },
      { id: 'rage', count: 25, name: 'Rage', effects: [{ kind: 'draw', n: 1 }, { kind: 'surge' }], attested: 'name' },
    ],
  };

  test('is one side’s list, and takes the place of the list that the game comes with', () => {
    const components = withOwnDecks({ '1': list });
    expect(components.decks['1']).toEqual(list);
    expect(components.decks['0']).toEqual(defaultComponents.decks['0']);
    expect(parseDeckList(list, '1')).toEqual(list);
  });

  test('is played with', () => {
    given({
      game: createClash(withOwnDecks({ '1': list })),
      quiGon: { hand: ['power-1'], plan: ['power-3'] },
      maul: { hand: ['rage'], plan: ['power-1'], deck: ['rage', 'power-1'] },
    })
      .when(maul.plays('rage'))
      .then(maul.holds('rage'), maul.trails(), quiGon.hasInRow(1, 'power-3'));
  });

  test('without one, both sides keep their lists', () => {
    expect(withOwnDecks({})).toEqual(defaultComponents);
  });

  test('for the other side is refused', () => {
    expect(() => parseDeckList(list, '0')).toThrow(new ComponentError('side: expected "qui-gon"'));
    expect(() => withOwnDecks({ '0': list })).toThrow(new ComponentError('decks.0.side: expected "qui-gon"'));
  });

  test('with a mistake is refused with the field', () => {
    const bad = { ...list, cards: [list.cards[0], { ...list.cards[1], effects: [{ kind: 'draw' }] }] };
    expect(() => parseDeckList(bad, '1')).toThrow(/^cards\[1\]\.effects\[0\]\.n: /);
    expect(() => withOwnDecks({ '1': bad })).toThrow(/^decks\.1\.cards\[1\]\.effects\[0\]\.n: /);
  });

  test('that is no list at all is refused', () => {
    expect(() => parseDeckList('deck', '1')).toThrow(/^the list: /);
  });
});

/** The game's own components with one field changed, or left out. */
function changed(path: readonly (string | number)[], value: Json | undefined): unknown {
  const json = structuredClone(defaultComponents) as unknown;
  let parent = json as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  const last = path.at(-1)!;
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return json;
}

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.[\]]/g, '\\$&')}`);
}
