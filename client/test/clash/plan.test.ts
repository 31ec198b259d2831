import {
  countPlaced,
  heldCard,
  isFull,
  isSlots,
  NO_SLOTS,
  onlyOf,
  pressCard,
  pressSlot,
  put,
  type Plan,
} from '../../src/games/clash/plan';

const empty: Plan = { slots: NO_SLOTS, held: null };

describe('a plan', () => {
  it('takes a card of the hand, then a battle', () => {
    const plan = pressSlot(pressCard(empty, 'c1'), 1);
    expect(plan).toEqual({ slots: [null, 'c1', null], held: null });
  });

  it('puts a card back that is pressed twice', () => expect(pressCard(pressCard(empty, 'c1'), 'c1')).toEqual(empty));

  it('picks up what lies on a battle, and takes it out at a second press', () => {
    const held = pressSlot({ slots: ['c1', null, null], held: null }, 0);
    expect(heldCard(held)).toBe('c1');
    expect(pressSlot(held, 0)).toEqual(empty);
  });

  it('swaps two battles', () => {
    const held = pressSlot({ slots: ['c1', 'c2', null], held: null }, 0);
    expect(pressSlot(held, 1)).toEqual({ slots: ['c2', 'c1', null], held: null });
  });

  it('swaps a card of a battle with one of the hand', () => {
    const held = pressSlot({ slots: ['c1', null, null], held: null }, 0);
    expect(pressCard(held, 'c9')).toEqual({ slots: ['c9', null, null], held: null });
  });

  it('never has a card twice', () => expect(put(['c1', null, 'c3'], 1, 'c1')).toEqual([null, 'c1', 'c3']));

  it('is full with three', () => {
    expect(countPlaced(['c1', null, 'c3'])).toBe(2);
    expect(isFull(['c1', null, 'c3'])).toBe(false);
    expect(isFull(['c1', 'c2', 'c3'])).toBe(true);
  });

  it('loses cards that are not in the hand any more', () =>
    expect(onlyOf(['c1', 'c2', null], ['c2'])).toEqual([null, 'c2', null]));

  it('is read from storage only if it has the form of one', () => {
    expect(isSlots(['c1', null, 'c3'])).toBe(true);
    for (const other of [null, [], ['c1', 'c2'], [1, 2, 3], { 0: 'c1' }]) expect(isSlots(other)).toBe(false);
  });
});
