/** What fails fails alone: one move, one match, one connection. */
import type { TableGame } from '@theed/tabletop';
import { openSqlite } from '../src/store/sqlite';
import { NotStored } from '../src/store/store';
import { sealedBids, type BidsState } from '../../packages/tabletop/test/sealed-bids';
import { Browser, Seat, seatTwo } from './support/people';
import { packageOf, startServer, testConfig } from './support/server';
import { changed } from './support/stores';

const GAME = 'sealed-bids';

/** Sealed bids, which fail at one card: when it is bid, or when the bid is shown. */
function failing(where: 'apply' | 'view'): TableGame {
  const bid = sealedBids.moves.bid!;
  const game = {
    ...sealedBids,
    moves: {
      ...sealedBids.moves,
      bid: {
        ...bid,
        apply: (...given: Parameters<typeof bid.apply>) => {
          bid.apply(...given);
          if (where === 'apply' && given[2][0] === 'c2') throw new Error('this rule is broken');
        },
      },
    },
    view: (state: BidsState, viewer: Parameters<typeof sealedBids.view>[1]) => {
      if (where === 'view' && viewer.kind === 'spectator' && state.bids['0']?.id === 'c2') {
        throw new Error('this view is broken');
      }
      return sealedBids.view(state, viewer);
    },
  };
  return game;
}

test.each(['apply', 'view'] as const)('a move whose %s throws is refused, and nothing has happened', async (where) => {
  const server = await startServer({ games: [{ package: packageOf(failing(where)) }] });
  const { matchID, seats } = await seatTwo(server);
  const other = await seatTwo(server);
  const before = await server.store.load(matchID, 10);
  const updates = seats[1]!.count('update');

  expect(await seats[0]!.send(matchID, '0', 'bid', ['c2', '1.0'])).toMatchObject({ refusal: { code: 'failed' } });
  expect(await server.store.load(matchID, 10)).toEqual(before);
  expect(await seats[0]!.send(matchID, '0', 'bid', ['c1', '1.0'])).toEqual({ ok: true, stateID: 3 });
  await seats[1]!.until(() => seats[1]!.frame._stateID === 3);
  expect(seats[1]!.count('update')).toBe(updates + 1);
  expect((await other.seats[0]!.playLegal(other.matchID)).ok).toBe(true);
});

test('a move that cannot be stored did not happen: nobody sees it, and it can be sent again', async () => {
  const real = await openSqlite(':memory:');
  let broken = false;
  const store = changed(real, {
    commit: (commit) => (broken ? Promise.reject(new Error('disk full')) : real.commit(commit)),
  });
  const server = await startServer({ store });
  const { matchID, seats } = await seatTwo(server);
  const watcher = await new Seat(server, GAME).sync(matchID, null);
  broken = true;
  const send = () => seats[0]!.send(matchID, '0', 'bid', ['c1', '1.0'], 'm1');
  expect(await send()).toMatchObject({ ok: false, refusal: { code: 'not-stored' } });
  await watcher.sync(matchID, null);
  expect(watcher.frame).toMatchObject({ _stateID: 2, G: { table: { placed: { 0: false } } } });
  broken = false;
  expect(await send()).toEqual({ ok: true, stateID: 3 });
  await watcher.until(() => watcher.frame._stateID === 3);
  expect(watcher.count('update')).toBe(1);
});

test('a move that was stored though the store said no is found there, and shown', async () => {
  const real = await openSqlite(':memory:');
  let broken = false;
  const store = changed(real, {
    commit: async (commit) => {
      const result = await real.commit(commit);
      if (broken) throw new Error('connection lost');
      return result;
    },
  });
  const server = await startServer({ store });
  const { matchID, seats } = await seatTwo(server);
  broken = true;
  const send = () => seats[0]!.send(matchID, '0', 'bid', ['c1', '1.0'], 'm1');
  expect(await send()).toMatchObject({ ok: false, refusal: { code: 'not-stored' } });
  broken = false;
  expect(await send()).toEqual({ ok: true, stateID: 3 });
  await seats[1]!.until(() => seats[1]!.frame._stateID === 3);
  expect((await real.inputs(matchID, 9, 9)).map(({ moveId }) => moveId)).toEqual([null, null, 'm1']);
});

test('a store that hangs for one match does not hold up another', async () => {
  const real = await openSqlite(':memory:');
  let stuck = '';
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const store = changed(real, {
    commit: async (commit) => {
      if (commit.matchId === stuck) await gate;
      return real.commit(commit);
    },
  });
  const server = await startServer({ store });
  const one = await seatTwo(server);
  const two = await seatTwo(server);
  stuck = one.matchID;
  const waiting = one.seats[0]!.playLegal(one.matchID);
  expect((await two.seats[0]!.playLegal(two.matchID)).ok).toBe(true);
  expect(one.seats[1]!.frame._stateID).toBe(2);
  release();
  expect(await waiting).toEqual({ ok: true, stateID: 3 });
});

test('a match or a name that cannot be stored is refused as such', async () => {
  const full = () => Promise.reject(new NotStored('disk full'));
  const store = changed(await openSqlite(':memory:'), { createMatch: full, saveGuest: full });
  const ada = new Browser(await startServer({ store }));
  for (const [path, body] of [
    [`/games/${GAME}/create`, { numPlayers: 2 }],
    ['/api/me', { name: 'Ada' }],
  ] as const) {
    const reply = await ada.post(path, body);
    expect([reply.status, reply.body.error.code]).toEqual([503, 'not-stored']);
  }
});

test('a store that fails at a join gives no seat', async () => {
  const real = await openSqlite(':memory:');
  const store = changed(real, { claimSeat: () => Promise.reject(new Error('disk full')) });
  const server = await startServer({ store });
  const made = await new Browser(server).create(GAME);
  const joined = await new Browser(server).join(GAME, made);
  expect([joined.status, joined.body.error.code]).toEqual([503, 'not-stored']);
});

test('a move that comes while the server stops is not answered, and is taken once it is back', async () => {
  const config = testConfig();
  const real = await openSqlite(`${config.dataDir}/theed.sqlite`);
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  let slow = false;
  const store = changed(real, {
    commit: async (commit) => {
      if (slow) await gate;
      return real.commit(commit);
    },
  });
  const first = await startServer({ config, store });
  const { matchID, seats, credentials } = await seatTwo(first);
  slow = true;
  const accepted = seats[0]!.send(matchID, '0', 'bid', ['c1', '1.0'], 'before');
  await new Promise((resolve) => setTimeout(resolve, 30));
  const stopped = first.stop();
  const late = seats[1]!.send(matchID, '1', 'bid', ['c1', '1.0'], 'late').catch(() => 'no answer');
  await new Promise((resolve) => setTimeout(resolve, 30));
  const visitor = new Browser(first);
  const status = async (path: string) => (await visitor.get(path)).status;
  expect([await status('/healthz'), await status('/readyz'), await status('/games')]).toEqual([200, 503, 200]);
  expect((await visitor.post(`/games/${GAME}/create`, { numPlayers: 2 })).body.error.code).toBe('stopping');
  release();
  expect(await accepted).toEqual({ ok: true, stateID: 3 });
  await stopped;
  expect(await late).toBe('no answer');

  const second = await startServer({ config, onDisk: true });
  const back = await new Seat(second, GAME).sync(matchID, '1', credentials[1]);
  expect(await back.send(matchID, '1', 'bid', ['c1', '1.0'], 'late')).toEqual({ ok: true, stateID: 4 });
  expect((await second.store.inputs(matchID, 9, 9)).map(({ moveId }) => moveId)).toEqual([
    null,
    null,
    'before',
    'late',
  ]);
});

test('a seat that was given though the store said no is found there, and shown', async () => {
  const real = await openSqlite(':memory:');
  const store = changed(real, {
    claimSeat: async (...given) => {
      await real.claimSeat(...given);
      throw new Error('connection lost');
    },
  });
  const server = await startServer({ store });
  const made = await new Browser(server).create(GAME);
  const watcher = await new Seat(server, GAME).sync(made.matchID, null);
  const bea = new Browser(server);
  await bea.get('/api/me');
  expect((await bea.join(GAME, made, { playerName: 'Bea' })).body.error.code).toBe('not-stored');
  expect((await bea.join(GAME, made, { playerName: 'Bea' })).body.error.code).toBe('already-seated');
  await watcher.until(() => watcher.players[0]!.name === 'Bea', 'her name');
});

describe('who is there', () => {
  test('two tabs are one person, and one that closes leaves the other', async () => {
    const server = await startServer();
    const { matchID, seats, credentials } = await seatTwo(server);
    const [ada, bea] = seats;
    await bea!.until(() => bea!.players.every((player) => player.isConnected === true));
    const tab = await new Seat(server, GAME).sync(matchID, '0', credentials[0]);
    tab.socket.disconnect();
    const watcher = await new Seat(server, GAME).sync(matchID, null);
    await bea!.until(() => bea!.info.spectators === 1);
    expect(bea!.players[0]!.isConnected).toBe(true);
    ada!.socket.disconnect();
    await bea!.until(() => bea!.players[0]!.isConnected === false);
    watcher.socket.disconnect();
    await bea!.until(() => bea!.info.spectators === 0);
  });

  test('a guest who watches in two tabs is one spectator; who sits here is none', async () => {
    const server = await startServer();
    const ada = new Browser(server);
    const eve = new Browser(server);
    await eve.get('/api/me');
    const made = await ada.create(GAME, { host: { seat: '0', playerName: 'Ada' } });
    const seat = await new Seat(server, GAME, ada.cookie).sync(made.matchID, '0');
    await new Seat(server, GAME, ada.cookie).sync(made.matchID, null);
    await new Seat(server, GAME, eve.cookie).sync(made.matchID, null);
    await new Seat(server, GAME, eve.cookie).sync(made.matchID, null);
    await new Seat(server, GAME).sync(made.matchID, null);
    await seat.until(() => seat.info.spectators === 2);
  });

  test('a connection that goes while it is let in is not kept', async () => {
    const real = await openSqlite(':memory:');
    const store = changed(real, {
      load: async (id, recent) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        return real.load(id, recent);
      },
    });
    const server = await startServer({ store, forgetAfter: 20 });
    const { matchID, seats, credentials } = await seatTwo(server);
    for (const seat of seats) seat.socket.disconnect();
    for (let tries = 0; tries < 10; tries += 1) {
      const ghost = new Seat(server, GAME);
      await new Promise((resolve) => ghost.socket.once('connect', () => resolve(null)));
      ghost.socket.emit('sync', matchID, '0', credentials[0]);
      setTimeout(() => ghost.socket.disconnect(), tries * 5);
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
    const back = await new Seat(server, GAME).sync(matchID, '1', credentials[1]);
    expect(back.players[0]!.isConnected).toBe(false);
    expect(back.info.spectators).toBe(0);
  });
});
