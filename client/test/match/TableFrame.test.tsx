import { act, screen, waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import MatchPage from '../../src/app/match/MatchPage';
import { games, type GameEntry } from '../../src/games/registry';
import type { TableProps } from '../../src/table/contract';
import { FakeSocket, frame, MATCH, sync } from '../live/fake-socket';
import { fakeApi, type FakeApi } from '../support/fake-api';
import { aMatch, both, GAME } from '../support/matches';
import { show } from '../support/render';

const sockets: FakeSocket[] = [];

jest.mock('../../src/live/socket', () => ({
  openSocket: () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
}));

const ToldTable = jest.fn((props: TableProps): JSX.Element => <main>The table of {String(props.components)}</main>);

/** What the table was given last. */
const given = (): TableProps => ToldTable.mock.lastCall![0];

const game: GameEntry = { ...games[0]!, Table: ToldTable };
const root = `/games/${GAME}/${MATCH}`;
let api: FakeApi;

beforeEach(() => {
  sockets.length = 0;
  api = fakeApi();
  api.on('GET /api/me', { json: { id: 'ana', name: 'Ana' } });
  api.on(`GET ${root}/mine`, { json: { playerID: '0' } });
  api.on(`GET ${root}/components`, { json: 'cards' });
});

async function sitDown(stateID = 2, from = 0): Promise<ReturnType<typeof show>> {
  const shown = show(<MatchPage game={game} matchID={MATCH} />, `/m/clash/${MATCH}`);
  await waitFor(() => expect(sockets).toHaveLength(1));
  const info = sync(stateID, from);
  const G = { ...info.state.G, phase: 'plan', table: { round: 1 } };
  act(() =>
    sockets[0]!.openInStep({
      ...info,
      state: { ...info.state, G },
      match: aMatch({ status: 'live', players: both }),
    }),
  );
  return shown;
}

it('gives the game’s table the view, the components, the log and the connection', async () => {
  await sitDown();
  expect(await screen.findByText('The table of cards')).toBeTruthy();
  expect(given()).toMatchObject({ view: { table: { round: 1 } }, components: 'cards', connection: 'online' });
  expect(given().log).toHaveLength(2);
  expect(given().loadOlder).toBeUndefined();
});

it('sends the moves of the table', async () => {
  await sitDown();
  await screen.findByText('The table of cards');
  const answer = given().act('plan', ['a', 'b', 'c'], '1.0.0');
  expect(sockets[0]!.moves[0]!.action.payload).toMatchObject({ type: 'plan', args: [['a', 'b', 'c'], '1.0.0'] });
  sockets[0]!.moves[0]!.answer({ ok: true, stateID: 3 });
  expect(await answer).toEqual({ ok: true, stateID: 3 });
});

it('lets the table fetch what came before its log', async () => {
  await sitDown(60, 50);
  await screen.findByText('The table of cards');
  api.on(`GET ${root}/log`, ({ query }) => ({ json: { log: query.before === '50' ? sync(50).log : [] } }));
  await act(() => given().loadOlder!());
  expect(given().log).toHaveLength(60);
  expect(given().loadOlder).toBeUndefined();
});

it('goes to the next match, with its invitation', async () => {
  api.on(`POST ${root}/playAgain`, { json: { nextMatchID: 'match-2', inviteCode: 'code-2' } });
  const { history } = await sitDown();
  await screen.findByText('The table of cards');
  await act(() => given().playAgain());
  expect(history.at(-1)).toBe('/m/clash/match-2#join=code-2');
});

it('says so when the components do not come, and tries again', async () => {
  api.on(`GET ${root}/components`, { broken: true });
  const { user } = await sitDown();
  expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.');
  api.on(`GET ${root}/components`, { json: 'cards' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The table of cards')).toBeTruthy();
});

it('opens the table when the last one is ready', async () => {
  const shown = show(<MatchPage game={game} matchID={MATCH} />, `/m/clash/${MATCH}`);
  await waitFor(() => expect(sockets).toHaveLength(1));
  act(() => sockets[0]!.openInStep({ ...sync(1), match: aMatch({ players: both }) }));
  expect(screen.getByRole('heading', { name: 'Waiting room' })).toBeTruthy();
  const next = frame(2, [{ type: 'begun' }]);
  act(() => sockets[0]!.hear('update', MATCH, { ...next, G: { ...next.G, phase: 'plan', table: { round: 1 } } }, []));
  expect(await screen.findByText('The table of cards')).toBeTruthy();
  expect(shown.history).toEqual([`/m/clash/${MATCH}`]);
});
