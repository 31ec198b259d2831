import { cardsOf, clear, hide, lay, layAll, moveHidden, sizeOf, takeOut, type HiddenZone, type Pile } from '../src';

describe('hidden zones', () => {
  it('name each card that becomes hidden anew, in order of arrival', () => {
    const hand: HiddenZone<string> = {};
    const handles = { made: 0 };
    const first = hide(hand, handles, 'ace');
    expect(takeOut(hand, first)).toBe('ace');
    expect(hide(hand, handles, 'ace')).not.toBe(first);
    expect(sizeOf(hand)).toBe(1);
  });

  it('keep a card’s name while it stays hidden', () => {
    const hand: HiddenZone<string> = {};
    const table: HiddenZone<string> = {};
    const id = hide(hand, { made: 6 }, 'king');
    moveHidden(hand, table, id);
    expect(hand).toEqual({});
    expect(table).toEqual({ c7: 'king' });
  });

  it('give out nothing that is not in them', () => {
    expect(() => takeOut({}, 'c1')).toThrow('there is no card c1');
    expect(() => takeOut({}, 'toString')).toThrow('there is no card toString');
  });
});

describe('open piles', () => {
  it('keep the order of arrival past ten cards, and when one is taken from the middle', () => {
    const pile: Pile<number> = {};
    layAll(pile, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    takeOut(pile, '4');
    lay(pile, 12);
    expect(cardsOf(pile)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('are emptied in order', () => {
    const pile: Pile<string> = {};
    layAll(pile, ['a', 'b']);
    expect(clear(pile)).toEqual(['a', 'b']);
    expect(sizeOf(pile)).toBe(0);
  });
});
