import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { NewMatchPage } from '../../src/lobby/NewMatchPage';
import { fakeApi, type FakeApi } from '../support/fake-api';
import { GAME } from '../support/matches';
import { show } from '../support/render';

let api: FakeApi;
const create = `POST /games/${GAME}/create`;
const posted = (path: string): unknown => api.calls.find((call) => call.method === 'POST' && call.path === path)?.body;

beforeEach(() => {
  api = fakeApi();
  api.on('GET /api/me', { json: { id: 'ana', name: 'Ana' } });
  api.on(create, { json: { matchID: 'new-1', inviteCode: 'code', playerID: '0' } });
});

describe('making a match', () => {
  it('is private and drawn by lots unless one says otherwise, and leads to the waiting room', async () => {
    const { user, history } = show(<NewMatchPage game={undefined} />, '/new');
    await screen.findByRole('button', { name: 'You are Ana' });
    await user.click(screen.getByRole('button', { name: 'Make the match' }));
    await waitFor(() => expect(history.at(-1)).toBe('/m/clash/new-1'));
    expect(posted(`/games/${GAME}/create`)).toEqual({
      numPlayers: 2,
      unlisted: true,
      host: { seat: 'lots', playerName: 'Ana' },
    });
  });

  it('takes the side and the openness that were chosen', async () => {
    const { user } = show(<NewMatchPage game="clash" />, '/new/clash');
    await screen.findByRole('button', { name: 'You are Ana' });
    await user.click(screen.getByRole('radio', { name: /Darth Maul/ }));
    await user.click(screen.getByRole('radio', { name: /Anybody/ }));
    await user.click(screen.getByRole('button', { name: 'Make the match' }));
    await waitFor(() =>
      expect(posted(`/games/${GAME}/create`)).toMatchObject({ unlisted: false, host: { seat: '1' } }),
    );
  });

  it('asks a newcomer for a name, in place, and keeps it', async () => {
    api.on('GET /api/me', { json: { id: 'new', name: null } });
    api.on('POST /api/me', { json: { id: 'new', name: 'Bea' } });
    const { user } = show(<NewMatchPage game={undefined} />, '/new');
    await user.type(await screen.findByRole('textbox', { name: 'Your name at the table' }), 'Bea');
    await user.click(screen.getByRole('button', { name: 'Make the match' }));
    await waitFor(() => expect(posted(`/games/${GAME}/create`)).toMatchObject({ host: { playerName: 'Bea' } }));
    expect(posted('/api/me')).toEqual({ name: 'Bea' });
  });

  it('says why it was refused, and lets one try again', async () => {
    api.on(create, { status: 429, refusal: { code: 'too-fast', message: 'Server words.' } });
    const { user, history } = show(<NewMatchPage game={undefined} />, '/new');
    await screen.findByRole('button', { name: 'You are Ana' });
    await user.click(screen.getByRole('button', { name: 'Make the match' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That was too much in a short time. Wait a minute and try again.',
    );
    expect(history).toEqual(['/new']);
    expect(screen.getByRole('button', { name: 'Make the match' }).getAttribute('aria-busy')).toBeNull();
  });

  it('makes one match, however often the button is pressed', async () => {
    api.on(create, { never: true });
    const { user } = show(<NewMatchPage game={undefined} />, '/new');
    await screen.findByRole('button', { name: 'You are Ana' });
    await user.dblClick(screen.getByRole('button', { name: 'Make the match' }));
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('goes to the choice of games when the address names none of ours', async () => {
    const { history } = show(<NewMatchPage game="chess" />, '/new/chess');
    await waitFor(() => expect(history.at(-1)).toBe('/new'));
  });

  it('has nothing that axe finds fault with', async () => {
    show(<NewMatchPage game={undefined} />, '/new');
    await screen.findByRole('button', { name: 'You are Ana' });
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
