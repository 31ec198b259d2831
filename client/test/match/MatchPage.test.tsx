import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import MatchPage from '../../src/app/match/MatchPage';
import { games } from '../../src/games/registry';
import type { Frame } from '@theed/tabletop';
import type { MatchInfo, MySeat } from '@theed/tabletop/protocol';
import { FakeSocket, frame, MATCH, sync } from '../live/fake-socket';
import { fakeApi, type FakeApi } from '../support/fake-api';
import { aMatch, both, GAME } from '../support/matches';
import { show, type Shown } from '../support/render';

const sockets: FakeSocket[] = [];

jest.mock('../../src/live/socket', () => ({
  openSocket: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
}));

let api: FakeApi;
const root = `/games/${GAME}/${MATCH}`;

beforeEach(() => {
  sockets.length = 0;
  api = fakeApi();
  api.on('GET /api/me', { json: { id: 'ana', name: 'Ana' } });
  window.history.replaceState(null, '', '/');
});

interface Situation {
  readonly mine?: MySeat | null;
  readonly match?: Partial<MatchInfo>;
  readonly view?: Partial<Frame['G']>;
  readonly fragment?: string;
}

async function open({ mine = null, match = {}, view = {}, fragment = '' }: Situation): Promise<Shown> {
  window.history.replaceState(null, '', `/m/clash/${MATCH}${fragment}`);
  api.on(`GET ${root}/mine`, seat(mine));
  const shown = show(<MatchPage game={games[0]!} matchID={MATCH} />, `/m/clash/${MATCH}`);
  await waitFor(() => expect(sockets).toHaveLength(1));
  answer(match, view);
  return shown;
}

const seat = (mine: MySeat | null): Parameters<FakeApi['on']>[1] =>
  mine === null
    ? { status: 404, refusal: { code: 'not-your-seat', message: 'This seat is not yours.' } }
    : { json: mine };

/** The newest socket gets in step. */
function answer(match: Partial<MatchInfo> = {}, view: Partial<Frame['G']> = {}): void {
  const base = frame(0);
  act(() =>
    sockets.at(-1)!.openInStep({
      ...sync(0),
      state: { ...base, G: { ...base.G, ...view } },
      match: aMatch({ unlisted: true, ...match }),
    }),
  );
}

const host: MySeat = { playerID: '0', inviteCode: 'secret-code' };

describe('the waiting room of the host', () => {
  it('shows who sits where, and the link that opens the free seat', async () => {
    await open({ mine: host });
    expect(screen.getByRole('heading', { name: 'Waiting room' })).toBeTruthy();
    expect(screen.getByText('Ana (you)')).toBeTruthy();
    expect(screen.getByText('Nobody sits here yet')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Invitation link').value).toBe(
      `http://localhost/m/clash/${MATCH}#join=secret-code`,
    );
  });

  it('copies the link', async () => {
    const { user } = await open({ mine: host });
    await user.click(screen.getByRole('button', { name: 'Copy the invitation' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`http://localhost/m/clash/${MATCH}#join=secret-code`);
  });

  it('hides the link once all seats are taken', async () => {
    await open({ mine: host, match: { players: both } });
    expect(screen.queryByLabelText('Invitation link')).toBeNull();
  });

  it('says ready with 128 bits of its own chance', async () => {
    const { user } = await open({ mine: { playerID: '0' }, match: { players: both } });
    await user.click(screen.getByRole('button', { name: 'I am ready' }));
    const { payload } = sockets[0]!.moves[0]!.action;
    expect(payload).toMatchObject({ type: 'ready', playerID: '0' });
    expect(payload.args).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  });

  it('says whom it waits for when ready', async () => {
    await open({
      mine: { playerID: '0' },
      match: { players: both },
      view: { nonces: { '0': 'ff', '1': null }, legal: [] },
    });
    expect(screen.getByText('Waiting for Ben to be ready.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I am ready' })).toBeNull();
    expect(screen.getByText('Away, not ready yet')).toBeTruthy();
  });

  it('tells why "ready" was refused', async () => {
    const { user } = await open({ mine: { playerID: '0' }, match: { players: both } });
    await user.click(screen.getByRole('button', { name: 'I am ready' }));
    act(() => sockets[0]!.moves[0]!.answer({ ok: false, refusal: { code: 'not-stored', message: 'x' } }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This could not be saved, so it did not happen. Try again.',
    );
  });

  it('lets one leave the seat, back to the lobby', async () => {
    api.on(`POST ${root}/leave`, { json: {} });
    const { user, history } = await open({ mine: host });
    await user.click(screen.getByRole('button', { name: 'Leave the seat' }));
    await waitFor(() => expect(history.at(-1)).toBe('/'));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ playerID: '0' });
  });
});

describe('an invitation', () => {
  it('says who invites, and seats the guest with the code of the link', async () => {
    api.on(`POST ${root}/join`, () => {
      api.on(`GET ${root}/mine`, { json: { playerID: '1' } });
      return { json: { playerID: '1', playerCredentials: 'x' } };
    });
    const { user } = await open({ fragment: '#join=secret-code' });
    expect(screen.getByRole('heading', { name: 'Ana invites you' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    await waitFor(() => expect(sockets).toHaveLength(2));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      playerID: '1',
      playerName: 'Ana',
      data: { invite: 'secret-code' },
    });
    expect(window.location.hash).toBe('');
    act(() => sockets[1]!.open());
    expect(sockets[1]!.syncs).toEqual([[MATCH, '1']]);
    expect(sockets[0]!.connected).toBe(false);
  });

  it('keeps the code in the address until it is used', async () => {
    await open({ fragment: '#join=secret-code' });
    expect(window.location.hash).toBe('#join=secret-code');
  });

  it('tells why it did not work', async () => {
    api.on(`POST ${root}/join`, { status: 403, refusal: { code: 'bad-invite', message: 'x' } });
    const { user } = await open({ fragment: '#join=wrong' });
    await user.click(screen.getByRole('button', { name: 'Sit down' }));
    expect((await screen.findByRole('alert')).textContent).toContain('the invitation does not open it');
  });

  it('offers a choice when both seats are free', async () => {
    await open({ fragment: '#join=c', match: { players: [{ id: 0 }, { id: 1 }] } });
    expect(screen.getByRole('heading', { name: 'A table is free' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('can be put aside to watch, and taken up again', async () => {
    const { user } = await open({ fragment: '#join=secret-code' });
    await user.click(screen.getByRole('button', { name: 'Just watch' }));
    expect(screen.getByText(/You are watching/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take a seat' }));
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('is not needed for a public match', async () => {
    await open({ match: { unlisted: false } });
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('is needed for a private one: without it one watches', async () => {
    await open({});
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
    expect(screen.getByText(/You are watching/)).toBeTruthy();
  });

  it('gives way when somebody else was faster', async () => {
    await open({ fragment: '#join=secret-code' });
    act(() => sockets[0]!.hear('matchData', MATCH, both, aMatch({ players: both })));
    expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
  });
});

describe('what may go wrong', () => {
  it('a match that is not there', async () => {
    api.on(`GET ${root}/mine`, seat(null));
    show(<MatchPage game={games[0]!} matchID={MATCH} />);
    await waitFor(() => expect(sockets).toHaveLength(1));
    act(() => {
      sockets[0]!.open();
      sockets[0]!.hear('refused', MATCH, { code: 'no-such-match', message: 'x' });
    });
    expect(screen.getByRole('heading', { name: 'There is nothing at this address' })).toBeTruthy();
  });

  it('a server that is away', async () => {
    api.on(`GET ${root}/mine`, { broken: true });
    const { user } = show(<MatchPage game={games[0]!} matchID={MATCH} />);
    expect(await screen.findByRole('heading', { name: 'The server cannot be reached' })).toBeTruthy();
    api.on(`GET ${root}/mine`, { json: host });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sockets).toHaveLength(1));
  });

  it('a connection that is lost: the bar says so, the page stays', async () => {
    await open({ mine: host });
    act(() => sockets[0]!.drop('transport close'));
    expect(screen.getByText('Connection lost, retrying…')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Waiting room' })).toBeTruthy();
  });

  it('a seat that was left on another page: we watch', async () => {
    await open({ mine: host });
    api.on(`GET ${root}/mine`, seat(null));
    act(() => sockets[0]!.drop('io server disconnect'));
    act(() => {
      sockets[0]!.open();
      sockets[0]!.hear('refused', MATCH, { code: 'not-your-seat', message: 'x' });
    });
    await waitFor(() => expect(sockets).toHaveLength(2));
    act(() => sockets[1]!.open());
    expect(sockets[1]!.syncs).toEqual([[MATCH, null]]);
  });
});

describe('the bar', () => {
  it('tells who is there, who is away, and how many watch', async () => {
    const { user } = await open({ mine: { playerID: '0' }, match: { players: both, spectators: 2 } });
    await user.click(screen.getByRole('button', { name: /At this table/ }));
    const dialog = screen.getByRole('dialog', { name: 'At this table' });
    const [ana, ben] = within(dialog).getAllByRole('listitem');
    expect(ana!.textContent).toBe('Ana (you)Qui-Gon Jinn · is here');
    expect(ben!.textContent).toBe('BenDarth Maul · is away');
    expect(dialog.textContent).toContain('2 people watch');
  });

  it('says in the title of the tab that it is my turn', async () => {
    await open({ mine: { playerID: '0' }, match: { players: both } });
    expect(document.title).toBe('● Your turn · Clash of the Lightsabers · Theed');
    act(() => sockets[0]!.hear('update', MATCH, { ...frame(1), G: { ...frame(1).G, awaited: ['1'] } }, []));
    expect(document.title).toBe('Clash of the Lightsabers · Theed');
  });
});

it.each<[string, Situation]>([
  ['the waiting room', { mine: host }],
  ['an invitation', { fragment: '#join=c' }],
])('axe finds no fault with %s', async (_what, situation) => {
  await open(situation);
  await screen.findByRole('main');
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
