/** Who may do what: nothing that a client says about itself is believed. */
import { Browser, Seat, seatTwo, type Table } from './support/people';
import { startServer } from './support/server';
import { changed } from './support/stores';
import { openSqlite } from '../src/store/sqlite';
import type { RunningServer } from '../src/app';

const GAME = 'sealed-bids';

const move = (payload: Readonly<Record<string, unknown>>, type = 'MAKE_MOVE') => ({ type, payload });

async function snapshotOf(server: RunningServer, matchID: string): Promise<string> {
  return (await server.store.load(matchID, 0))!.snapshot;
}

/** Runs what must be refused, and makes sure that nothing was stored and nobody else was told. */
async function refusedWithoutATrace(
  server: RunningServer,
  { matchID, seats }: Table,
  attack: () => Promise<unknown>,
  code: string,
): Promise<void> {
  const before = await snapshotOf(server, matchID);
  const updates = seats[1]!.count('update');
  expect(await attack()).toEqual({ ok: false, refusal: { code, message: expect.any(String) as string } });
  expect(await snapshotOf(server, matchID)).toBe(before);
  // The table goes on, and what comes next is the next thing that the other hears.
  await seats[0]!.playLegal(matchID);
  await seats[1]!.until(() => seats[1]!.frame._stateID === 3);
  expect(seats[1]!.count('update')).toBe(updates + 1);
  expect(seats[1]!.refusals).toEqual([]);
}

test('a seat cannot play another’s, wherever it writes the other’s name', async () => {
  const server = await startServer();
  const table = await seatTwo(server);
  const [ada, bea] = table.seats;
  const card = Object.keys((bea!.frame.G.table as { hand: object }).hand)[0];
  const bid = (payloadSeat: string, frameSeat: string) => () =>
    ada!.raw(move({ type: 'bid', args: [card, '1.0'], playerID: payloadSeat }), table.matchID, frameSeat);
  const before = await snapshotOf(server, table.matchID);
  for (const attack of [bid('1', '0'), bid('0', '1'), bid('1', '1')]) {
    expect(await attack()).toMatchObject({ ok: false, refusal: { code: 'wrong-seat' } });
  }
  expect(await snapshotOf(server, table.matchID)).toBe(before);
  await refusedWithoutATrace(server, table, bid('1', '1'), 'wrong-seat');
});

test.each(['UPDATE', 'PATCH', 'SYNC', 'RESET', 'GAME_EVENT', 'UNDO', 'REDO', 'PLUGIN', 'STRIP_TRANSIENTS', 'toString'])(
  'an action %s is no move',
  async (type) => {
    const server = await startServer();
    const table = await seatTwo(server);
    const action = {
      ...move({ type: 'endGame', args: [{ winner: '0' }], playerID: '0', credentials: table.credentials[0] }, type),
      state: { G: { points: { 0: 9999 } }, ctx: {}, _stateID: 99 },
      patch: [{ op: 'replace', path: '/G/points/0', value: 777 }],
      clientOnly: false,
    };
    await refusedWithoutATrace(server, table, () => table.seats[0]!.raw(action, table.matchID, '0'), 'malformed');
  },
);

test.each([
  'toString',
  'hasOwnProperty',
  '__proto__',
  '__defineGetter__',
  'constructor',
  'valueOf',
  'endGame',
  'setPhase',
  'setActivePlayers',
  'endTurn',
  'pass',
  'leave',
  'unready',
])('%s is no move of a seat', async (name) => {
  const server = await startServer();
  const table = await seatTwo(server);
  const attack = () => table.seats[0]!.raw(move({ type: name, args: [null], playerID: '0' }), table.matchID, '0');
  await refusedWithoutATrace(server, table, attack, 'no-such-move');
});

test('nobody sees or plays a seat before he has joined', async () => {
  const server = await startServer();
  const made = await new Browser(server).create(GAME);
  for (const credentials of [undefined, '', 'x', 'undefined', 'null']) {
    const early = await new Seat(server, GAME).sync(made.matchID, '1', credentials);
    expect(early.heard.map(({ event }) => event)).toEqual(['refused']);
    expect(await early.send(made.matchID, '1', 'ready', [])).toMatchObject({ ok: false });
  }
});

test('who sits early as a spectator stays one after others have joined', async () => {
  const server = await startServer();
  const host = new Browser(server);
  const made = await host.create(GAME);
  const squatter = await new Seat(server, GAME).sync(made.matchID, null);
  await squatter.sync(made.matchID, '1');
  expect(squatter.refusals).toEqual(['not-your-seat']);
  const people = [];
  for (const playerID of ['0', '1']) {
    const joined = await new Browser(server).join(GAME, made, { playerID, playerName: playerID });
    const seat = await new Seat(server, GAME).sync(made.matchID, playerID, joined.body.playerCredentials);
    people.push(seat);
    await seat.send(made.matchID, playerID, 'ready', []);
  }
  await squatter.until(() => squatter.frame.G.table !== null);
  expect(squatter.frame.G.you).toBeNull();
  expect(squatter.frame.G.table).toMatchObject({ hand: null });
  expect(await squatter.send(made.matchID, '1', 'bid', ['c1', '1.0'])).toMatchObject({
    refusal: { code: 'not-your-seat' },
  });
});

test('who has left sees no more of the seat, from that moment on, and cannot play it', async () => {
  const server = await startServer();
  const { matchID, seats, credentials } = await seatTwo(server, GAME, false);
  const [former, other] = seats;
  const anybody = new Browser(server);
  await anybody.post(`/games/${GAME}/${matchID}/leave`, { playerID: '0', credentials: credentials[0] });
  await former!.until(() => former!.frame.G.you === null, 'the spectator’s view');
  expect(await former!.send(matchID, '0', 'ready', [])).toMatchObject({ refusal: { code: 'not-your-seat' } });

  const heir = new Browser(server);
  const { inviteCode } = (await server.store.summary(matchID))!.match;
  const joined = await heir.join(GAME, { matchID, inviteCode }, { playerID: '0', playerName: 'Cy' });
  const next = await new Seat(server, GAME).sync(matchID, '0', joined.body.playerCredentials);
  await next.send(matchID, '0', 'ready', []);
  await other!.send(matchID, '1', 'ready', []);
  await former!.until(() => former!.frame.G.table !== null);
  expect(former!.frame.G).toMatchObject({ you: null, table: { hand: null } });
  await former!.sync(matchID, '0', credentials[0]);
  expect(former!.refusals).toEqual(['bad-credentials']);
  expect(former!.frame.G.you).toBeNull();
});

test('credentials of one seat do not open another, nor another match', async () => {
  const server = await startServer();
  const first = await seatTwo(server);
  const second = await seatTwo(server);
  const eve = new Seat(server, GAME);
  await eve.sync(first.matchID, '1', first.credentials[0]);
  await eve.sync(second.matchID, '0', first.credentials[0]);
  expect(eve.heard.map(({ event }) => event)).toEqual(['refused', 'refused']);
  expect(eve.refusals).toEqual(['bad-credentials', 'bad-credentials']);
});

test('a move with credentials that are not the seat’s is refused, though the connection has the seat', async () => {
  const server = await startServer();
  const table = await seatTwo(server);
  const attack = () =>
    table.seats[0]!.raw(
      move({ type: 'bid', args: ['c1', '1.0'], playerID: '0', credentials: table.credentials[1] }),
      table.matchID,
      '0',
    );
  await refusedWithoutATrace(server, table, attack, 'bad-credentials');
});

test('a match must be opened before it is played, on that connection', async () => {
  const server = await startServer();
  const table = await seatTwo(server);
  const eve = new Seat(server, GAME);
  await refusedWithoutATrace(server, table, () => eve.send(table.matchID, '0', 'bid', ['c1', '1.0']), 'not-synced');
});

test('a match is not there in the namespace of another game', async () => {
  const server = await startServer();
  const { matchID, credentials } = await seatTwo(server);
  const eve = await new Seat(server, 'clash-of-the-lightsabers').sync(matchID, '0', credentials[0]);
  expect(eve.refusals).toEqual(['no-such-match']);
});

test('a connection that opens another match hears no more of the first', async () => {
  const server = await startServer();
  const first = await seatTwo(server);
  const second = await seatTwo(server);
  const watcher = await new Seat(server, GAME).sync(first.matchID, null);
  await watcher.sync(second.matchID, null);
  await first.seats[0]!.playLegal(first.matchID);
  await second.seats[0]!.playLegal(second.matchID);
  await watcher.until(() => watcher.count('update') > 0);
  const updates = watcher.heard.filter(({ event }) => event === 'update');
  expect(updates.map(({ args }) => args[0])).toEqual([second.matchID]);
  await first.seats[1]!.until(() => first.seats[1]!.info.spectators === 0, 'that nobody watches the first');
});

test('a connection that opens one match and then another is at the other, though the first takes longer', async () => {
  const real = await openSqlite(':memory:');
  let slow = '';
  const store = changed(real, {
    load: async (id, recent) => {
      if (id === slow) await new Promise((resolve) => setTimeout(resolve, 50));
      return real.load(id, recent);
    },
  });
  const server = await startServer({ store });
  const host = new Browser(server);
  const [first, second] = [await host.create(GAME), await host.create(GAME)];
  slow = first.matchID;
  const watcher = new Seat(server, GAME);
  for (const { matchID } of [first, second]) watcher.socket.emit('sync', matchID, null);
  await watcher.until(() => watcher.count('sync') === 2);
  expect(watcher.info.matchID).toBe(second.matchID);
});

test('there is no talk yet, and it says so', async () => {
  const server = await startServer();
  const { matchID, seats } = await seatTwo(server);
  seats[0]!.socket.emit('chat', matchID, { id: 'x', sender: '1', payload: 'hi' }, 'credentials');
  await seats[0]!.until(() => seats[0]!.refusals.length > 0);
  expect(seats[0]!.refusals).toEqual(['no-chat']);
});
