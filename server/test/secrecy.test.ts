/** Nothing that leaves the server says more than its receiver may know: two worlds, and canaries. */
import { readFileSync } from 'node:fs';
import { seatsOf, viewerName, viewersOf, type SeatId, type TableState } from '@theed/tabletop';
import type { MatchState } from '@theed/tabletop/boardgame';
import type { MatchInfo } from '@theed/tabletop/protocol';
import { picker, type Worlds } from '@theed/tabletop/testing';
import { sealedBids } from '../../packages/tabletop/test/sealed-bids';
import { bidsWorlds } from '../../packages/tabletop/test/sealed-bids-worlds';
import { clashWorlds } from '../../packages/clash-of-the-lightsabers/test/worlds';
import type { Config } from '../src/config';
import { cookieKey, Guests } from '../src/identity';
import { hashOf, newCredentials } from '../src/secrets';
import { openSqlite } from '../src/store/sqlite';
import type { LoadedMatch, Store } from '../src/store/store';
import { createLog } from '../src/log';
import { Browser, Seat, seatTwo, type Reply } from './support/people';
import { startServer, testConfig } from './support/server';

const CLASH = 'clash-of-the-lightsabers';
const worldsOf: Readonly<Record<string, Worlds<unknown, never>>> = {
  [sealedBids.name]: bidsWorlds as never,
  [CLASH]: clashWorlds as never,
};

/** A store with the match in it: this state, which the same inputs have led to, under this secret. */
async function storeWith(loaded: LoadedMatch, components: object, state: MatchState, secret: string): Promise<Store> {
  const store = await openSqlite(':memory:');
  const { match, seats, recent } = loaded;
  const snapshot = JSON.stringify(state);
  const first = { ...match, unlisted: false, host: null, stateId: 0, status: 'waiting' as const };
  await store.createMatch({ match: first, secret, snapshot, components: components as never });
  for (const { seat, guest, name, credentialHash } of seats) {
    await store.claimSeat(match.id, { seat, guest: guest!, name: name!, credentialHash: credentialHash! }, 0);
  }
  const { status, awaits, gameover } = match;
  for (const input of recent) {
    // What the last input set off is different in the other world: its secrets are.
    const events = input === recent.at(-1) ? state.G.events : input.events;
    const step = { matchId: match.id, stateId: input.seq, snapshot, status, awaits, gameover };
    expect(await store.commit({ ...step, input: { ...input, at: 0, events } })).toBe('stored');
  }
  return store;
}

/** A stored match in which a viewer looks about: as whom, and with the credentials of both seats. */
interface Visit {
  readonly config: Config;
  readonly game: string;
  readonly loaded: LoadedMatch;
  readonly viewer: SeatId | null;
  readonly keys: readonly string[];
}

/** All bytes that one viewer gets in the match, while the seats do what the script says, and of the lobby besides. */
async function bytesFor(store: Store, { config, game, loaded, viewer, keys }: Visit): Promise<string[]> {
  const server = await startServer({ config, store, now: () => 5000 });
  const matchID = loaded.match.id;
  const seats = await Promise.all(keys.map((key, index) => new Seat(server, game).sync(matchID, String(index), key)));
  const raw: string[] = [];
  const watched = viewer === null ? new Seat(server, game) : seats[Number(viewer)]!;
  const key = viewer === null ? undefined : keys[Number(viewer)]!;
  watched.socket.onAny((...told: unknown[]) => told[0] !== 'matchData' && raw.push(JSON.stringify(told)));
  await watched.sync(matchID, viewer, key);
  for (const name of ['bid', 'plan']) {
    // Refused alike: a card that is not held, a moment that is past, a move of the other's.
    raw.push(JSON.stringify(await watched.send(matchID, viewer ?? '0', name, ['c99', '1.0'])));
    raw.push(JSON.stringify(await watched.send(matchID, viewer ?? '0', name, [['c1', 'c2', 'c3'], '0.0.0'])));
  }
  // One plan: the other's if the viewer sits, so that nothing is revealed.
  const mover = seats[viewer === '0' ? 1 : 0]!;
  expect((await mover.playLegal(matchID)).ok).toBe(true);
  await watched.until(() => watched.frame._stateID === loaded.match.stateId + 1);
  await watched.sync(matchID, viewer, key);
  await watched.until(() => watched.count('matchData') > 0);
  // Who is there when it is told is a matter of milliseconds; everything else in it is not.
  const told = watched.heard.flatMap(({ event, args }) => (event === 'matchData' ? [withoutPresence(args[2])] : []));
  raw.push(...new Set(told));
  const guest = viewer === null ? 'a-stranger'.padEnd(22, '0') : loaded.seats[Number(viewer)]!.guest!;
  const person = new Browser(server);
  person.cookie = new Guests(cookieKey(config.dataDir), false).cookieFor(guest).split(';')[0]!;
  raw.push(...(await lobbyBytes(person, game, matchID)));
  const { status } = await person.get(`/games/${game}/${matchID}/mine`);
  expect(status).toBe(viewer === null ? 404 : 200);
  await server.stop();
  return raw;
}

function withoutPresence({ players, ...info }: MatchInfo): string {
  return JSON.stringify({ ...info, updatedAt: 0, spectators: 0, players: players.map(({ id, name }) => [id, name]) });
}

/** Whatever the lobby says about the match to this browser, refusals and headers included. */
async function lobbyBytes(browser: Browser, game: string, matchID: string): Promise<string[]> {
  const match = `/games/${game}/${matchID}`;
  const said = ({ status, headers, body }: Reply<unknown>): string =>
    JSON.stringify([status, [...headers].filter(([name]) => !/^(date|x-request-id)$/.test(name)), body]);
  const bytes: string[] = [];
  for (const path of [
    `/games/${game}`,
    match,
    `${match}/log`,
    `${match}/log?before=2&limit=1`,
    `${match}/mine`,
    `${match}/components`,
    '/api/me/matches',
  ]) {
    bytes.push(said(await browser.get<unknown>(path)));
  }
  for (const path of ['join', 'leave', 'playAgain']) {
    bytes.push(said(await browser.post<unknown>(`${match}/${path}`, { playerID: '0', playerName: 'Eve' })));
  }
  // A public match, so that there is something in the list.
  expect(bytes[0]).toContain(matchID);
  return bytes;
}

describe.each([sealedBids.name, CLASH])('%s', (game) => {
  test.each(viewersOf(seatsOf(2)).map((viewer) => [viewerName(viewer), viewer] as const))(
    '%s gets the same bytes in two worlds that differ in what he may not know',
    async (_name, viewer) => {
      const origin = await startServer();
      const { matchID } = await seatTwo(origin, game);
      const loaded = (await origin.store.load(matchID, 50))!;
      const keys = [newCredentials(), newCredentials()];
      const relabelled: LoadedMatch = {
        ...loaded,
        seats: loaded.seats.map((seat, index) => ({ ...seat, credentialHash: hashOf(keys[index]!) })),
      };
      const components = (await origin.store.components(loaded.match.componentsHash)) as object;
      const state = JSON.parse(loaded.snapshot) as MatchState;
      const twin = structuredClone(state) as { G: TableState<unknown> };
      const worlds = worldsOf[game]!;
      twin.G.game = worlds.scramble(twin.G.game, viewer, picker(11));
      twin.G.events = worlds.rewrite(twin.G.events as never, twin.G.game, viewer);
      expect(JSON.stringify(twin.G.game)).not.toBe(JSON.stringify(state.G.game));

      const seat = viewer.kind === 'seat' ? viewer.seat : null;
      const visit = { config: testConfig(), game, loaded, viewer: seat, keys };
      const one = await bytesFor(await storeWith(relabelled, components, state, loaded.secret), visit);
      const other = await bytesFor(
        await storeWith(relabelled, components, twin as unknown as MatchState, 'e'.repeat(64)),
        visit,
      );
      expect(one.length).toBeGreaterThan(8);
      expect(other).toEqual(one);
    },
  );
});

test('a spectator of a whole duel never hears of the secret before the end; then he has it', async () => {
  const secret = 'c0ffee'.padEnd(64, '0');
  const server = await startServer({ secretFor: () => secret });
  const { matchID, seats } = await seatTwo(server, CLASH);
  const watcher = await new Seat(server, CLASH).sync(matchID, null);
  for (const seat of seats) await seat.playLegal(matchID);
  await watcher.until(() => watcher.frame._stateID === 4);
  expect(JSON.stringify([watcher.heard, seats.map(({ heard }) => heard)])).not.toContain(secret);
  await seats[0]!.send(matchID, '0', 'resign', []);
  await watcher.until(() => watcher.info.secret === secret, 'the secret');
});

test('the log of a whole match holds no secret', async () => {
  const lines: string[] = [];
  const config = testConfig({ LOG_LEVEL: 'trace' });
  const secret = 'deadbeef'.padEnd(64, '1');
  const server = await startServer({
    config,
    onDisk: true,
    secretFor: () => secret,
    logTo: { write: (line) => void lines.push(line) },
  });
  const ada = new Browser(server);
  const made = await ada.create(CLASH, { host: { seat: '0', playerName: 'CanaryAda' } });
  const bea = new Browser(server);
  const joined = await bea.join(CLASH, made, { playerName: 'CanaryBea' });
  const seats = [
    await new Seat(server, CLASH, ada.cookie).sync(made.matchID, '0'),
    await new Seat(server, CLASH).sync(made.matchID, '1', joined.body.playerCredentials),
  ];
  for (const [index, seat] of seats.entries())
    await seat.send(made.matchID, String(index), 'ready', [`nonce-canary-${index}`]);
  for (const seat of seats) {
    await seat.until(() => seat.frame.G.table !== null);
    expect((await seat.playLegal(made.matchID)).ok).toBe(true);
  }
  await seats[0]!.send(made.matchID, '0', 'plan', [['card-canary', 'c2', 'c3'], 'x']);
  await ada.get(`/games/${CLASH}/${made.matchID}?invite=query-canary`);
  await bea.post(`/games/${CLASH}/${made.matchID}/join`, { playerName: '', data: { invite: 'body-canary' } });
  await server.stop();

  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(4);
  const key = readFileSync(`${config.dataDir}/cookie.key`, 'utf8').trim();
  const secrets = [
    secret,
    key,
    made.inviteCode,
    made.playerCredentials!,
    hashOf(made.playerCredentials!),
    joined.body.playerCredentials,
    ada.cookie!.split('=')[1]!,
    'canary',
    'Canary',
  ];
  for (const each of secrets) expect(written).not.toContain(each);
});

test('what is named like a secret is hidden, should it ever be logged', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    { credentials: 'x-1', body: { invite: 'x-2', data: { args: ['x-3'] } }, headers: { cookie: 'x-4' } },
    'oops',
  );
  expect(lines[0]).toContain('[hidden]');
  expect(lines[0]).not.toMatch(/x-\d/);
});
