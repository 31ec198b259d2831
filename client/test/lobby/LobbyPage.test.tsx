import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { LobbyPage } from '../../src/lobby/LobbyPage';
import { fakeApi, type FakeApi } from '../support/fake-api';
import { aMatch, both, GAME, myMatch } from '../support/matches';
import { show } from '../support/render';

let api: FakeApi;
const list = `GET /games/${GAME}`;

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/me', { json: { id: 'ana', name: 'Ana' } });
  api.on('GET /api/me/matches', { json: { matches: [] } });
  api.on(list, { json: { matches: [] } });
});

const section = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('the lobby', () => {
  it('says in words that there is nothing yet, and what to do', async () => {
    show(<LobbyPage />);
    expect(await screen.findByText('You have no match yet')).toBeTruthy();
    expect(screen.getByText('Nobody waits just now')).toBeTruthy();
    expect(screen.getByText('No public match is on')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Make a match' })[0]!.getAttribute('href')).toBe('/new');
  });

  it('says that it is looking, until an answer comes', async () => {
    api.on(list, { never: true });
    show(<LobbyPage />);
    expect(await within(await section('Waiting for a player')).findByText('Looking for matches…')).toBeTruthy();
  });

  it('says that the server does not answer, and tries again when told to', async () => {
    api.on('GET /api/me/matches', { broken: true });
    const { user } = show(<LobbyPage />);
    const mine = await section('My matches');
    expect((await within(mine).findByRole('alert')).textContent).toContain('The server does not answer.');
    api.on('GET /api/me/matches', { json: { matches: [myMatch()] } });
    await user.click(within(mine).getByRole('button', { name: 'Try again' }));
    expect(await within(mine).findByText('Ana (you)')).toBeTruthy();
    expect(within(mine).queryByRole('alert')).toBeNull();
  });

  it.each([
    ['a free seat', {}, 'Send the invitation'],
    ['my readiness due', { players: both, yourTurn: true }, 'Say you are ready'],
    ['theirs due', { players: both }, 'About to begin'],
    ['my turn', { players: both, status: 'live', yourTurn: true }, 'Your turn'],
    ['their turn', { players: both, status: 'live' }, 'Their turn'],
    ['my victory', { players: both, status: 'over', gameover: { winner: '0', by: 'duel' } }, 'You won'],
    ['my defeat', { players: both, status: 'over', gameover: { winner: '1', by: 'duel' } }, 'You lost'],
    ['nobody’s', { players: both, status: 'over', gameover: { winner: null, by: 'abandon' } }, 'Nobody won'],
  ] as const)('tells how my match stands: %s', async (_what, change, said) => {
    api.on('GET /api/me/matches', { json: { matches: [myMatch(change)] } });
    show(<LobbyPage />);
    const row = await within(await section('My matches')).findByRole('link', { name: /Ana \(you\)/ });
    expect(row.textContent).toContain(said);
    expect(row.getAttribute('href')).toBe('/m/clash/match-1');
  });

  it('asks for waiting and for live matches apart', async () => {
    api.on(list, ({ query }) => ({
      json: {
        matches:
          query.status === 'live'
            ? [aMatch({ matchID: 'live-1', players: both, status: 'live', spectators: 3 })]
            : [aMatch({ matchID: 'open-1' })],
      },
    }));
    show(<LobbyPage />);
    const open = await within(await section('Waiting for a player')).findByRole('link');
    expect(open.getAttribute('href')).toBe('/m/clash/open-1');
    expect(open.textContent).toContain('free seat');
    const live = within(await section('Being played')).getByRole('link');
    expect(live.getAttribute('href')).toBe('/m/clash/live-1');
    expect(live.textContent).toContain('3 people watch');
  });

  it('fetches the next page when asked, and shows no match twice', async () => {
    const page = (...ids: string[]) => ids.map((matchID) => myMatch({ matchID, players: [{ id: 0, name: matchID }] }));
    api.on('GET /api/me/matches', ({ query }) => ({
      json: query.cursor === 'two' ? { matches: page('b', 'c') } : { matches: page('a', 'b'), nextCursor: 'two' },
    }));
    const { user } = show(<LobbyPage />);
    const mine = await section('My matches');
    await user.click(await within(mine).findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(mine).getAllByRole('link')).toHaveLength(3));
    expect(within(mine).queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('puts what waits for me first and what is over last, under its own title', async () => {
    const named = (matchID: string, change: Parameters<typeof myMatch>[0]) =>
      myMatch({ matchID, players: both, ...change });
    api.on('GET /api/me/matches', {
      json: {
        matches: [
          named('over', { status: 'over', gameover: { winner: '0', by: 'duel' } }),
          named('theirs', { status: 'live' }),
          named('mine', { status: 'live', yourTurn: true }),
        ],
      },
    });
    show(<LobbyPage />);
    const mine = await section('My matches');
    await within(mine).findByText('Your turn');
    expect(
      within(mine)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/clash/mine', '/m/clash/theirs', '/m/clash/over']);
    expect(within(mine).getByRole('heading', { name: 'Finished' })).toBeTruthy();
  });

  it('lists my own public match with mine only', async () => {
    api.on('GET /api/me/matches', { json: { matches: [myMatch()] } });
    api.on(list, ({ query }) => ({ json: { matches: query.status === 'waiting' ? [aMatch()] : [] } }));
    show(<LobbyPage />);
    await within(await section('My matches')).findByRole('link', { name: /Ana/ });
    expect(within(await section('Waiting for a player')).queryByRole('link')).toBeNull();
  });

  it('tells a failure of everything once, aloud', async () => {
    api.on('GET /api/me/matches', { broken: true });
    api.on(list, { broken: true });
    show(<LobbyPage />);
    await waitFor(() => expect(screen.getAllByText('This list cannot be had just now.')).toHaveLength(2));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('leaves out matches of games that this client cannot draw', async () => {
    api.on('GET /api/me/matches', { json: { matches: [myMatch({ gameName: 'other' })] } });
    show(<LobbyPage />);
    expect(await screen.findByText('You have no match yet')).toBeTruthy();
  });

  it('lets me change my name', async () => {
    api.on('POST /api/me', { json: { id: 'ana', name: 'Anna' } });
    const { user } = show(<LobbyPage />);
    await user.click(await screen.findByRole('button', { name: 'You are Ana' }));
    const field = screen.getByRole('textbox', { name: 'Your name at the table' });
    await user.clear(field);
    await user.type(field, '  Anna {Enter}');
    expect(await screen.findByRole('button', { name: 'You are Anna' })).toBeTruthy();
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Anna' });
  });

  it('has nothing that axe finds fault with', async () => {
    api.on('GET /api/me/matches', { json: { matches: [myMatch({ players: both, status: 'live', yourTurn: true })] } });
    show(<LobbyPage />);
    await screen.findByText('Your turn');
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
