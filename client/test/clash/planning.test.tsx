import { screen } from '@testing-library/react';
import { BATTLES } from '../../src/games/clash/board';
import { drag, sitDown, state, type Seat } from './kit';

const hand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.clash-hand-card')];
const place = (): HTMLElement => screen.getByText('Place the cards').closest('button')!;
const slot = (battle: number): HTMLElement => document.querySelector<HTMLElement>(`[data-slot="${battle}"]`)!;

const labelOf = (element: HTMLElement | undefined): string => element?.getAttribute('aria-label') ?? '';

/** Walks with the tab key to an element, as somebody without a mouse does. */
async function tabTo({ user }: Seat, element: HTMLElement): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if (document.activeElement === element) return;
    await user.tab();
  }
  throw new Error('the tab key does not lead there');
}

beforeEach(() => sessionStorage.clear());
jest.setTimeout(30_000);

describe('planning', () => {
  it('goes by keyboard: a card, a battle, three times, and place', async () => {
    const shown = state('planning');
    const seat = await sitDown(shown);
    expect(place()).toHaveProperty('disabled', true);
    for (const battle of BATTLES) {
      await tabTo(seat, hand()[battle + 1]!);
      await seat.user.keyboard('{Enter}');
      await tabTo(seat, slot(battle));
      await seat.user.keyboard('{Enter}');
    }
    await tabTo(seat, place());
    await seat.user.keyboard('{Enter}');
    const [move, ids, at] = seat.sent[0]!;
    expect([move, at]).toEqual(['plan', shown.view.at]);
    expect(new Set(ids as string[]).size).toBe(3);
    for (const id of ids as string[]) expect(Object.keys(shown.view.table.sides['0'].hand!)).toContain(id);
  });

  it('puts a card on a battle by its digit', async () => {
    const { user } = await sitDown(state('planning'));
    hand()[0]!.focus();
    await user.keyboard('3');
    expect(labelOf(slot(3))).toMatch(/is on battle 3/);
    expect(labelOf(hand()[0])).toMatch(/\(on battle 3\)/);
  });

  it('keeps the draft through a refresh, in this tab only', async () => {
    const shown = state('planning');
    const { user, unmount, sent } = await sitDown(shown);
    hand()[0]!.focus();
    await user.keyboard('2');
    unmount();
    await sitDown(shown);
    expect(labelOf(slot(2))).toMatch(/is on battle 2/);
    expect(sent).toEqual([]);
  });

  it('takes a card that is dragged onto a battle, and swaps two that lie', async () => {
    await sitDown(state('planning'));
    drag(hand()[0]!, slot(2));
    drag(hand()[4]!, slot(3));
    expect(labelOf(slot(2))).toMatch(/^Power 1 is on battle 2/);
    drag(slot(2), slot(3));
    expect(labelOf(slot(3))).toMatch(/^Power 1 is on battle 3/);
    expect(labelOf(slot(2))).toMatch(/^Power 5 is on battle 2/);
  });

  it('may be emptied', async () => {
    const { user } = await sitDown(state('planning'));
    hand()[0]!.focus();
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Take all out' }));
    expect(labelOf(slot(1))).toBe('Battle 1: no card yet');
  });

  it('is sent once, however often one presses', async () => {
    const { user, sent } = await sitDown(state('planning'));
    for (const battle of BATTLES) {
      hand()[battle]!.focus();
      await user.keyboard(String(battle));
    }
    await user.dblClick(place());
    expect(sent).toHaveLength(1);
    expect(screen.getByText('Sending …')).toBeTruthy();
  });
});

describe('a placed plan', () => {
  it('is seen by its owner, and may be taken back while the list of moves has it', async () => {
    const shown = state('planned-waiting');
    const { user, sent } = await sitDown(shown);
    expect(screen.getAllByRole('img', { name: /face down: only you see it/ })).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Take the plan back' }));
    expect(sent).toEqual([['unplan', shown.view.at]]);
  });

  it('of the other side shows backs, and whom the table waits for', async () => {
    await sitDown(state('their-plan-lies'));
    expect(screen.getAllByRole('img', { name: 'Qui-Gon’s card, face down' })).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Take the plan back' })).toBeNull();
  });
});
