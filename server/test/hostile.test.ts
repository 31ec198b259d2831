/** Input that nobody means well by: the process lives, other matches go on, and nothing is left behind. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { sealedBids } from '../../packages/tabletop/test/sealed-bids';
import { defaultLimits } from '../src/limits';
import type { RunningServer } from '../src/app';
import { Browser, Seat, seatTwo } from './support/people';
import { afterwards, packageOf, startServer, testConfig } from './support/server';

const GAME = 'sealed-bids';

/** A match that must not notice anything: plays a move and sees it. */
async function goesOn(server: RunningServer): Promise<void> {
  const { matchID, seats } = await seatTwo(server);
  expect(await seats[0]!.playLegal(matchID)).toEqual({ ok: true, stateID: 3 });
  await seats[1]!.until(() => seats[1]!.frame._stateID === 3);
}

/** A socket that speaks the wire by hand, connected to a namespace; with what it hears. */
async function openRaw(server: RunningServer, namespace = `/${GAME}`): Promise<{ socket: WebSocket; heard: string[] }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  afterwards(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(`40${namespace},`);
  await eventually(() => heard.some((text) => text.startsWith('4') && text.includes(namespace)));
  return { socket, heard };
}

/** Opens such a socket and sends what it is given. */
async function sendRaw(server: RunningServer, frames: readonly string[], namespace = `/${GAME}`): Promise<void> {
  const { socket, heard } = await openRaw(server, namespace);
  for (const frame of frames) socket.send(frame);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // Either the server has cut it, or it still answers.
  socket.send(`42${namespace},["sync","0123456789abcdef",null]`);
  await Promise.race([closed, eventually(() => heard.some((text) => text.includes('no-such-match')))]);
}

async function eventually(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 400) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test.each([
  ['an event called error', `42/${GAME},["error","x"]`],
  ['an event that is an object', `42/${GAME},[{"toString":"foo"}]`],
  ['an event that is an object with a number', `42/${GAME},[{"toString":1}]`],
  ['an event on the default namespace', '42["error","x"]'],
  ['an object on the default namespace', '42[{}]'],
  ['a reserved event', `42/${GAME},["disconnecting"]`],
  ['an event called connect', `42/${GAME},["connect"]`],
  ['an event that is a number', `42/${GAME},[1,2]`],
  ['no event', `42/${GAME},[]`],
  ['an event of no name', `42/${GAME},[""]`],
  ['newListener', `42/${GAME},["newListener","x"]`],
  ['__proto__', `42/${GAME},["__proto__",{"__proto__":{"x":1}}]`],
  ['a packet of no kind', '49'],
  ['half a packet', `42/${GAME},["sync"`],
  ['a binary packet without its parts', `451-/${GAME},["update",{"_placeholder":true,"num":0}]`],
  ['a binary packet with too many parts', `459999999-/${GAME},["update",{"_placeholder":true,"num":0}]`],
  ['an answer to nothing', `43/${GAME},7["x"]`],
  ['deep nesting', `42/${GAME},["update",${'['.repeat(7000)}${']'.repeat(7000)}]`],
  ['a connect with a payload', `40/${GAME},{"__proto__":{"x":1}}`],
  ['a namespace that is not there', '40/nowhere,'],
])('%s', async (_what, frame) => {
  const server = await startServer();
  await sendRaw(server, [frame]);
  await goesOn(server);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('a connection to no game is cut', async () => {
  const server = await startServer();
  const socket = io(server.url, { transports: ['websocket'], forceNew: true, reconnection: false });
  afterwards(() => void socket.disconnect());
  await new Promise((resolve) => socket.once('disconnect', resolve));
});

test('a handshake with 2000 headers', async () => {
  const server = await startServer();
  const headers = Array.from({ length: 2000 }, (_, index) => `x${index}: y`).join('\r\n');
  const raw = connect(server.port, '127.0.0.1');
  afterwards(() => void raw.destroy());
  raw.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\n${headers}\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await new Promise((resolve) => raw.once('data', resolve).once('close', resolve));
  await goesOn(server);
});

test('polling is not spoken', async () => {
  const server = await startServer();
  expect((await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
});

test('a frame of 17 kB cuts the connection that sent it, and only that', async () => {
  const server = await startServer();
  const { matchID, seats } = await seatTwo(server);
  const eve = await new Seat(server, GAME).sync(matchID, null);
  eve.socket.io.opts.reconnection = false;
  const gone = new Promise((resolve) => eve.socket.once('disconnect', resolve));
  eve.socket.emit('update', 'x'.repeat(17_000));
  await gone;
  expect((await seats[0]!.playLegal(matchID)).ok).toBe(true);
});

test.each([
  ['no arguments', []],
  ['null', [null]],
  ['an object for the match', [{ id: 1 }, '0']],
  ['a list for the match', [['0123456789abcdef'], '0']],
  ['an unknown match', ['0123456789abcdef', '0', undefined, 100_000_000]],
  ['__proto__ for the match', ['__proto__', null]],
])('sync with %s is refused and makes nothing', async (_what, args) => {
  const server = await startServer();
  const seat = new Seat(server, GAME);
  seat.socket.emit('sync', ...args);
  await seat.until(() => seat.refusals.length === 1);
  expect(seat.refusals).toEqual(['no-such-match']);
  expect(server.matches.size).toBe(0);
  expect((await server.store.list({ game: GAME, limit: 10 })).length).toBe(0);
});

test.each(['__proto__', 'constructor', '-1', '01', '1e0', 7, {}, ['0'], 'seat'])(
  'there is no seat %j',
  async (seatId) => {
    const server = await startServer();
    const made = await new Browser(server).create(GAME);
    const seat = new Seat(server, GAME);
    seat.socket.emit('sync', made.matchID, seatId, 'x');
    await seat.until(() => seat.refusals.length === 1);
    expect(seat.refusals).toEqual(['malformed']);
    const eve = new Browser(server);
    const joined = await eve.join(GAME, made, { playerID: seatId });
    expect([joined.status, joined.body.error.code]).toEqual([400, 'bad-request']);
    expect(({} as { name?: unknown; credentials?: unknown }).name).toBeUndefined();
  },
);

test('__proto__ in bodies, frames and queries changes no object but its own', async () => {
  const server = await startServer();
  const { matchID, seats, credentials } = await seatTwo(server);
  const eve = new Browser(server);
  const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"playerID":"__proto__"}';
  for (const path of ['join', 'leave', 'update', 'rename', 'playAgain']) {
    expect((await eve.post(`/games/${GAME}/${matchID}/${path}`, evil)).status).toBe(400);
  }
  expect((await eve.post(`/games/${GAME}/create`, evil)).status).toBe(400);
  expect((await eve.get(`/games/${GAME}?__proto__[polluted]=1&constructor=x`)).status).toBe(200);
  const action = JSON.parse(
    `{"type":"MAKE_MOVE","payload":{"type":"bid","args":[{"__proto__":{"polluted":1}},"1.0"],"playerID":"0","credentials":"${credentials[0]!}","__proto__":{"polluted":1}}}`,
  ) as unknown;
  expect(await seats[0]!.raw(action, matchID, '0')).toMatchObject({ ok: false, refusal: { code: 'bad-args' } });
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test.each([
  ['no arguments', []],
  ['null', [null, null, null, null]],
  ['a text', ['MAKE_MOVE', 0, 'x', '0']],
  ['no payload', [{ type: 'MAKE_MOVE' }, 0, 'x', '0']],
  ['seventeen arguments', [{ type: 'MAKE_MOVE', payload: { type: 'bid', args: Array(17).fill(0), playerID: '0' } }, 0]],
  ['an endless name', [{ type: 'MAKE_MOVE', payload: { type: 'x'.repeat(65), args: [], playerID: '0' } }, 0]],
  ['no seat', [{ type: 'MAKE_MOVE', payload: { type: 'bid', args: [] } }, 0]],
  [
    'a move id of another form',
    [{ type: 'MAKE_MOVE', payload: { type: 'bid', args: [], playerID: '0', moveId: '…' } }, 0],
  ],
])('update with %s is refused to its sender only', async (_what, args) => {
  const server = await startServer();
  const { seats } = await seatTwo(server);
  const heard = seats[1]!.heard.length;
  seats[0]!.socket.emit('update', ...args);
  await seats[0]!.until(() => seats[0]!.refusals.length === 1);
  expect(seats[0]!.refusals).toEqual(['malformed']);
  expect(seats[1]!.heard.slice(heard).filter(({ event }) => event !== 'matchData')).toEqual([]);
});

test('five thousand moves for matches that are not there leave nothing behind', async () => {
  const server = await startServer();
  const eve = await new Seat(server, GAME).sync('0123456789abcdef', null);
  const id = (index: number) => index.toString(36).padStart(16, 'x');
  for (let index = 0; index < 5000; index += 1) {
    eve.socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { type: 'bid', args: [], playerID: '0' } },
      0,
      id(index),
      '0',
    );
  }
  await eve.until(() => eve.heard.length === 5001);
  expect(server.matches.size).toBe(0);
});

test('a match that nobody looks at is forgotten, and comes back as it was', async () => {
  const server = await startServer({ forgetAfter: 20 });
  const { matchID, seats, credentials } = await seatTwo(server);
  const { _stateID } = seats[0]!.frame;
  for (const seat of seats) seat.socket.disconnect();
  await eventually(() => server.matches.size === 0);
  const back = await new Seat(server, GAME).sync(matchID, '0', credentials[0]);
  expect(back.frame._stateID).toBe(_stateID);
  expect(back.frame.G.table).toEqual(seats[0]!.frame.G.table);
});

describe('too much at once', () => {
  test('of one connection is refused, and in the end the connection is cut', async () => {
    const server = await startServer({ limits: { connectionEvents: { points: 5, seconds: 60 } } });
    const eve = new Seat(server, GAME);
    eve.socket.io.opts.reconnection = false;
    const gone = new Promise((resolve) => eve.socket.once('disconnect', resolve));
    for (let index = 0; index < 400; index += 1) eve.socket.emit('sync', 'x', null);
    await gone;
    expect(eve.refusals.filter((code) => code === 'no-such-match')).toHaveLength(5);
    expect(new Set(eve.refusals)).toEqual(new Set(['no-such-match', 'too-fast']));
  });

  test('of packets that are no events cuts the connection, and only that', async () => {
    const server = await startServer({ limits: { connectionPackets: { points: 20, seconds: 60 } } });
    const { socket: eve } = await openRaw(server);
    const gone = new Promise((resolve) => eve.once('close', resolve));
    for (let index = 0; index < 30; index += 1) eve.send(`43/${GAME},7["x"]`);
    await gone;
    await goesOn(server);
  });

  test('of what is asked for and not read cuts the connection, and only that', async () => {
    const padded = {
      ...sealedBids,
      view: (...given: Parameters<typeof sealedBids.view>) => ({
        ...sealedBids.view(...given),
        padding: 'x'.repeat(200_000),
      }),
    };
    const server = await startServer({ games: [{ package: packageOf(padded) }], limits: { unread: 1_000_000 } });
    const { matchID, seats } = await seatTwo(server);
    const { socket: eve } = await openRaw(server);
    eve.send(`42/${GAME},["sync","${matchID}",null]`);
    await seats[0]!.until(() => seats[0]!.info.spectators === 1, 'the one who does not read');
    eve.pause();
    for (let index = 0; index < 200; index += 1) eve.send(`42/${GAME},["sync","${matchID}",null]`);
    await seats[0]!.until(() => seats[0]!.info.spectators === 0, 'that he was cut off');
    expect((await seats[0]!.playLegal(matchID)).ok).toBe(true);
  });

  test('of one address by way of many connections is refused', async () => {
    const server = await startServer({ limits: { addressEvents: { points: 5, seconds: 60 } } });
    const many = Array.from({ length: 10 }, () => new Seat(server, GAME));
    await Promise.all(many.map((seat) => seat.sync('0123456789abcdef', null)));
    expect(many.filter((seat) => seat.refusals[0] === 'too-fast')).toHaveLength(5);
  });

  test('of connections at the same time, or in a short time, is not let in', async () => {
    for (const limits of [{ openConnections: 2 }, { connects: { points: 2, seconds: 60 } }]) {
      const server = await startServer({ limits });
      const seats = [new Seat(server, GAME), new Seat(server, GAME)];
      await Promise.all(seats.map((seat) => seat.sync('0123456789abcdef', null)));
      const third = io(`${server.url}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
      afterwards(() => void third.disconnect());
      await new Promise((resolve) => third.once('connect_error', resolve));
    }
  });

  test('of writing is answered 429, and reading goes on', async () => {
    const server = await startServer({ limits: { writes: { points: 3, seconds: 60 } } });
    const eve = new Browser(server);
    const codes = [];
    for (let index = 0; index < 4; index += 1) codes.push((await eve.post(`/games/${GAME}/create`, {})).status);
    expect(codes).toEqual([400, 400, 400, 429]);
    expect((await eve.get('/games')).status).toBe(200);
  });

  test('behind a proxy each visitor is counted on his own', async () => {
    const config = testConfig({ TRUST_PROXY: 'true' });
    const server = await startServer({ config, limits: { reads: { points: 1, seconds: 60 } } });
    const ask = async (from: string) => (await new Browser(server).get('/games', { 'X-Forwarded-For': from })).status;
    expect([await ask('1.1.1.1'), await ask('2.2.2.2'), await ask('9.9.9.9, 1.1.1.1')]).toEqual([200, 200, 429]);
  });

  test.each([
    ['2001:db8:0:1::1', '2001:DB8::1:0:0:0:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002:ffff::'],
    ['1.2.3.4', '::ffff:1.2.3.4'],
    ['fe80::1%eth0', 'fe80::2%eth0'],
    ['::1', '::2'],
  ])('%s and %s are one visitor', async (one, other) => {
    const config = testConfig({ TRUST_PROXY: 'true' });
    const server = await startServer({ config, limits: { reads: { points: 1, seconds: 60 } } });
    const ask = async (from: string) => (await new Browser(server).get('/games', { 'X-Forwarded-For': from })).status;
    expect([await ask(one), await ask(other)]).toEqual([200, 429]);
    for (const stranger of ['2001:db8:1:3::1', '::ffff:9.9.9.9', '2001:db8::1', '9.9.9.8']) {
      expect(await ask(stranger)).toBe(200);
    }
  });

  test('without a proxy nobody can say where he comes from', async () => {
    const server = await startServer({ limits: { reads: { points: 1, seconds: 60 } } });
    const ask = async (from: string) => (await new Browser(server).get('/games', { 'X-Forwarded-For': from })).status;
    expect([await ask('1.1.1.1'), await ask('2.2.2.2')]).toEqual([200, 429]);
  });

  test('of patience: who sends half a request does not hold the server up', async () => {
    const server = await startServer();
    const slow = request({
      port: server.port,
      host: '127.0.0.1',
      path: '/games',
      method: 'POST',
      headers: { 'Content-Length': 9 },
    });
    slow.on('error', () => undefined);
    slow.write('{');
    afterwards(() => void slow.destroy());
    await goesOn(server);
  });
});

test('the defaults let a person play and a household share an address', () => {
  expect(defaultLimits.connectionEvents.points / defaultLimits.connectionEvents.seconds).toBeGreaterThanOrEqual(5);
  expect(defaultLimits.addressEvents.points).toBeGreaterThanOrEqual(10 * defaultLimits.connectionEvents.points);
});
