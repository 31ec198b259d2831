/** boardgame.io's own client and lobby client, as they come from npm, against this server. */
import { toBoardgame } from '@theed/tabletop/boardgame';
import type { TableGame, TableView } from '@theed/tabletop';
import { picker } from '@theed/tabletop/testing';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { clash } from '@theed/clash-of-the-lightsabers';
import { sealedBids } from '../../packages/tabletop/test/sealed-bids';
import { Browser } from './support/people';
import { afterwards, startServer } from './support/server';

interface StockState {
  readonly G: TableView;
  readonly ctx: { readonly gameover?: unknown };
  readonly _stateID: number;
}

interface StockClient {
  start(): void;
  stop(): void;
  getState(): StockState | null;
  subscribe(listener: (state: StockState | null) => void): () => void;
  moves: Record<string, (...args: unknown[]) => void>;
  matchData?: readonly { id: number; name?: string; isConnected?: boolean }[];
}

function stockClient(
  url: string,
  game: TableGame,
  matchID: string,
  playerID?: string,
  credentials?: string,
): StockClient {
  const client = Client({
    game: toBoardgame(game),
    matchID,
    ...(playerID === undefined ? {} : { playerID }),
    ...(credentials === undefined ? {} : { credentials }),
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
    debug: false,
  }) as unknown as StockClient;
  client.start();
  afterwards(() => client.stop());
  return client;
}

function until(client: StockClient, holds: (state: StockState) => boolean): Promise<StockState> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the state did not come')), 15_000);
    const look = (state: StockState | null): void => {
      if (state === null || !holds(state)) return;
      clearTimeout(timer);
      resolve(state);
    };
    client.subscribe(look);
    look(client.getState());
  });
}

test.each([
  ['sealed-bids', sealedBids as unknown as TableGame],
  ['clash-of-the-lightsabers', clash as unknown as TableGame],
])('%s: a whole match by LobbyClient and SocketIO, with a spectator', async (name, game) => {
  const server = await startServer();
  const lobby = new LobbyClient({ server: server.url });
  expect(await lobby.listGames()).toContain(name);
  const { matchID } = await lobby.createMatch(name, { numPlayers: 2, unlisted: false });
  expect((await lobby.listMatches(name, { isGameover: false })).matches).toHaveLength(1);
  const tickets = [];
  for (const playerID of ['0', '1']) {
    tickets.push(await lobby.joinMatch(name, matchID, { playerID, playerName: `Player ${playerID}` }));
  }
  await lobby.updatePlayer(name, matchID, {
    playerID: '1',
    credentials: tickets[1]!.playerCredentials,
    newName: 'Maul',
  });

  const clients = tickets.map(({ playerID, playerCredentials }) =>
    stockClient(server.url, game, matchID, playerID, playerCredentials),
  );
  const watcher = stockClient(server.url, game, matchID);
  for (const client of clients) await until(client, () => true);
  await until(watcher, () => true);
  for (const client of clients) client.moves.ready!('nonce');

  const pick = picker(7);
  let taken = 2;
  let state = await until(clients[0]!, ({ _stateID }) => _stateID === taken);
  while (state.ctx.gameover === undefined) {
    await until(clients[1]!, ({ _stateID }) => _stateID === taken);
    const offers = clients.map((client) => client.getState()!.G.legal.filter(({ move }) => !/^(un|resign)/.test(move)));
    const mover = offers[0]!.length > 0 ? 0 : 1;
    const choice = offers[mover]![pick.below(offers[mover]!.length)]!;
    const args = choice.args.map((arg) => {
      if (arg.kind === 'one') return arg.from[pick.below(arg.from.length)];
      return arg.from.slice(0, arg.count);
    });
    clients[mover]!.moves[choice.move]!(...args, clients[mover]!.getState()!.G.at);
    taken += 1;
    state = await until(clients[0]!, ({ _stateID }) => _stateID === taken);
  }
  const seen = await until(watcher, ({ ctx }) => ctx.gameover !== undefined);
  expect(seen.ctx.gameover).toEqual(state.ctx.gameover);
  expect(taken).toBeGreaterThan(8);
  expect((await lobby.getMatch(name, matchID)).gameover).toEqual(state.ctx.gameover);
  expect(watcher.matchData?.map((player) => player.name)).toEqual(['Player 0', 'Maul']);

  const again = await lobby.playAgain(name, matchID, { playerID: '0', credentials: tickets[0]!.playerCredentials });
  expect((await lobby.getMatch(name, again.nextMatchID)).matchID).toBe(again.nextMatchID);
  await lobby.leaveMatch(name, matchID, { playerID: '0', credentials: tickets[0]!.playerCredentials });
});

test('what the lobby refuses reaches LobbyClient as status and details', async () => {
  const server = await startServer();
  const lobby = new LobbyClient({ server: server.url });
  await expect(lobby.getMatch('sealed-bids', 'nothing')).rejects.toMatchObject({
    message: 'HTTP status 404',
    details: { error: { code: 'no-such-match' } },
  });
});

test('a stock client with wrong credentials never gets a state', async () => {
  const server = await startServer();
  const made = await new Browser(server).create('sealed-bids', { host: { seat: '0', playerName: 'Ada' } });
  const game = sealedBids as unknown as TableGame;
  const client = stockClient(server.url, game, made.matchID, '0', 'wrong');
  const watcher = stockClient(server.url, game, made.matchID);
  await until(watcher, () => true);
  expect(client.getState()).toBeNull();
});
