import { act, screen } from '@testing-library/react';
import { drag, sitDown, state } from './kit';

const hand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.clash-hand-card')];
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const wait = (ms: number): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('trailing', () => {
  it('plays the card that was chosen, meant for the moment that is shown', async () => {
    const shown = state('trailing-me');
    const { user, sent } = await sitDown(shown);
    expect(button('Choose a card')).toHaveProperty('disabled', true);
    await user.click(hand()[0]!);
    await user.click(button(/^Play /));
    const [move, id, at] = sent[0]!;
    expect([move, at]).toEqual(['playCard', shown.view.at]);
    expect(Object.keys(shown.view.table.sides['0'].hand!)).toContain(id);
  });

  it('plays a card that is dragged onto the battles', async () => {
    const shown = state('trailing-me');
    const { sent } = await sitDown(shown);
    drag(hand()[0]!, screen.getByRole('group', { name: 'The three battles' }));
    expect(sent).toEqual([['playCard', expect.any(String), shown.view.at]]);
  });

  it('has nothing to drag while the other one is asked', async () => {
    const { sent } = await sitDown(state('trailing-them'));
    drag(hand()[0]!, screen.getByRole('group', { name: 'The three battles' }));
    expect(sent).toEqual([]);
  });

  it('says in words who leads and by how much', async () => {
    await sitDown(state('trailing-me'));
    expect(screen.getByText(/^You trail by \d+$/)).toBeTruthy();
  });

  it('concedes only after a question that takes no press that came with it', async () => {
    const shown = state('trailing-me');
    const { user, sent } = await sitDown(shown);
    await user.click(button('Concede …'));
    expect(document.activeElement).toBe(button('No, fight on'));
    await user.click(button('Yes, concede'));
    expect(sent).toEqual([]);
    await wait(450);
    await user.click(button('Yes, concede'));
    expect(sent).toEqual([['concede', shown.view.at]]);
  });

  it('goes on fighting if one says no', async () => {
    const { user, sent } = await sitDown(state('trailing-me'));
    await user.click(button('Concede …'));
    await user.click(button('No, fight on'));
    expect(document.activeElement).toBe(button('Concede …'));
    expect(sent).toEqual([]);
  });

  it('of the other one offers nothing, and says whom we wait for', async () => {
    await sitDown(state('trailing-them'));
    expect(screen.getByText('Waiting for Bohumil')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Concede|Play|Lay/ })).toBeNull();
    for (const card of hand()) expect(card.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a Standoff', () => {
  it('lays a card face down and has no way to concede', async () => {
    const shown = state('standoff');
    const { user, sent } = await sitDown(shown);
    expect(screen.queryByRole('button', { name: /Concede/ })).toBeNull();
    await user.click(hand()[0]!);
    await user.click(button(/^Lay .* face down$/));
    expect(sent[0]?.[0]).toBe('playCard');
  });

  it('shows one’s own choice to oneself, and takes it back', async () => {
    const shown = state('standoff-chosen');
    const { user, sent } = await sitDown(shown);
    expect(screen.getAllByRole('img', { name: /face down: only you see it/ }).length).toBeGreaterThan(0);
    await user.click(button('Take the card back'));
    expect(sent).toEqual([['unplay', shown.view.at]]);
  });

  it('says so when one plays alone', async () => {
    await sitDown(state('standoff-alone'));
    expect(screen.getByText('Anna has no card left: yours is turned alone.')).toBeTruthy();
  });
});

describe('a refused move', () => {
  it('is told in words beside the control, until the next one', async () => {
    const { user, answer } = await sitDown(state('trailing-me'));
    await user.click(hand()[0]!);
    await user.click(button(/^Play /));
    await act(async () => {
      answer({ ok: false, refusal: { code: 'not-in-hand', message: 'x' } });
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toContain('This card is not in your hand any more.');
    await user.click(button('Understood'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that no catalogue knows is told in the server’s words', async () => {
    const { user, answer } = await sitDown(state('planned-waiting'));
    await user.click(button('Take the plan back'));
    await act(async () => {
      answer({ ok: false, refusal: { code: 'unheard-of', message: 'The server says so.' } });
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toContain('The server says so.');
  });

  it('waits, and says that it does, while there is no connection', async () => {
    const { user } = await sitDown(state('planned-waiting'), { connection: 'reconnecting' });
    await user.click(button('Take the plan back'));
    expect(screen.getByText(/Waiting for the connection/)).toBeTruthy();
  });
});

describe('the keyboard', () => {
  it('starts at the table, and stays there when the control that it was at goes away', async () => {
    const { show } = await sitDown(state('planned-waiting'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    button('Take the plan back').focus();
    show(state('trailing-them'));
    expect(document.activeElement?.className).toBe('clash-todo');
  });

  it('is left alone where somebody has taken it', async () => {
    const { show } = await sitDown(state('planned-waiting'));
    button('Take the plan back').focus();
    button('Take the plan back').blur();
    show(state('trailing-them'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('resigning', () => {
  it('asks, and names who wins', async () => {
    const { user, sent } = await sitDown(state('trailing-them'));
    await user.click(button('Resign …'));
    expect(screen.getByText('Bohumil wins at once. This cannot be taken back.')).toBeTruthy();
    await user.click(button('Resign'));
    expect(sent).toEqual([['resign']]);
  });
});
