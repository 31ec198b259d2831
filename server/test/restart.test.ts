/** What was acknowledged outlives the process, and a database that cannot be used is refused with a reason. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { createRandomness } from '@theed/tabletop';
import { createRunner } from '@theed/tabletop/boardgame';
import { clash, clashPackage, defaultComponents } from '@theed/clash-of-the-lightsabers';
import { picker } from '@theed/tabletop/testing';
import { openSqlite } from '../src/store/sqlite';
import { StoreError } from '../src/store/store';
import { toSnapshot } from '../src/match/position';
import { Browser, Seat, seatTwo } from './support/people';
import { afterwards, bids, clashEntry, startServer, tempFolder, testConfig } from './support/server';

const GAME = 'clash-of-the-lightsabers';

test('after a restart every seat comes back to the same table, and plays on', async () => {
  const config = testConfig();
  const first = await startServer({ config, onDisk: true });
  const { matchID, seats, credentials } = await seatTwo(first, GAME);
  const pick = picker(3);
  for (let step = 0; step < 12; step += 1) {
    const mover = seats.find((seat) => seat.frame.G.legal.some(({ move }) => !/^(un|resign)/.test(move)));
    if (mover === undefined) break;
    const { _stateID } = mover.frame;
    const { legal, at, you } = mover.frame.G;
    const choice = legal.find(({ move }) => !/^(un|resign)/.test(move))!;
    const args = choice.args.map((arg) =>
      arg.kind === 'one' ? arg.from[pick.below(arg.from.length)] : arg.from.slice(0, arg.count),
    );
    expect((await mover.send(matchID, you!, choice.move, [...args, at])).ok).toBe(true);
    await Promise.all(seats.map((seat) => seat.until(() => seat.frame._stateID > _stateID)));
  }
  const frames = seats.map((seat) => JSON.stringify(seat.frame));
  const inputs = await first.store.inputs(matchID, 999, 999);
  await first.stop();

  const second = await startServer({ config, onDisk: true });
  expect(await second.store.inputs(matchID, 999, 999)).toEqual(inputs);
  for (const [index, credential] of credentials.entries()) {
    const back = await new Seat(second, GAME).sync(matchID, String(index), credential);
    expect(JSON.stringify(back.frame)).toBe(frames[index]);
  }
});

test('a match is the fold of its inputs', async () => {
  const server = await startServer();
  const { matchID, seats } = await seatTwo(server, GAME);
  for (const seat of seats) expect((await seat.playLegal(matchID)).ok).toBe(true);
  await seats[0]!.send(matchID, '0', 'resign', []);
  const { secret, snapshot } = (await server.store.load(matchID, 0))!;
  const runner = createRunner(clash, (nonces) => createRandomness(secret, nonces));
  let state = runner.initial(2);
  for (const { move, seat, args } of await server.store.inputs(matchID, 999, 999)) {
    state = runner.next(state, { move, seat, args });
  }
  expect(toSnapshot(state)).toBe(snapshot);
});

test('the secret is in its own column and nowhere else in the database', async () => {
  const config = testConfig();
  const server = await startServer({ config, onDisk: true });
  const { matchID } = await seatTwo(server, GAME);
  await server.stop();
  const db = new Database(join(config.dataDir, 'theed.sqlite'));
  afterwards(() => void db.close());
  const { secret, ...rest } = db.prepare('select * from matches where id = ?').get(matchID) as Record<string, string>;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const others = ['guests', 'components', 'seats', 'inputs'].map((table) => db.prepare(`select * from ${table}`).all());
  expect(JSON.stringify([rest, others])).not.toContain(secret);
});

test('a client comes back by itself when the server does, with its cookie for its seat', async () => {
  const config = testConfig();
  const first = await startServer({ config, onDisk: true });
  const ada = new Browser(first);
  const made = await ada.create('sealed-bids', { host: { seat: '0', playerName: 'Ada' } });
  const seat = await new Seat(first, 'sealed-bids', ada.cookie).sync(made.matchID, '0');
  const reasons: string[] = [];
  seat.socket.on('disconnect', (reason) => reasons.push(reason));
  const again = new Promise((resolve) =>
    seat.socket.once('disconnect', () => seat.socket.once('connect', () => resolve(null))),
  );
  await first.stop();
  await startServer({ config: { ...config, port: first.port }, onDisk: true });
  await again;
  await seat.sync(made.matchID, '0');
  expect(seat.frame.G.you).toBe('0');
  expect(reasons).toEqual(['transport close']);
});

test('a live match goes on with the components that it began with', async () => {
  const config = testConfig();
  const first = await startServer({ config, onDisk: true });
  const { matchID, credentials } = await seatTwo(first, GAME);
  const path = `/games/${GAME}/${matchID}/components`;
  const before = (await new Browser(first).get(path)).body;
  await first.stop();

  const [card, ...others] = defaultComponents.decks['0'].cards;
  const decks = {
    ...defaultComponents.decks,
    '0': { ...defaultComponents.decks['0'], cards: [{ ...card!, name: 'Other' }, ...others] },
  };
  const second = await startServer({
    config,
    onDisk: true,
    games: [bids, { package: clashPackage, components: { decks } }],
  });
  expect((await new Browser(second).get(path)).body).toEqual(before);
  const seat = await new Seat(second, GAME).sync(matchID, '0', credentials[0]);
  expect((await seat.playLegal(matchID)).ok).toBe(true);
  const made = await new Browser(second).create(GAME);
  const fresh = (await new Browser(second).get(`/games/${GAME}/${made.matchID}/components`)).body;
  expect(JSON.stringify(fresh)).toContain('"Other"');
});

test('folder, database and key are made on first start, the key for its owner only', async () => {
  const dataDir = join(tempFolder(), 'a', 'b');
  await startServer({ config: testConfig({ DATA_DIR: dataDir }), onDisk: true });
  expect(existsSync(join(dataDir, 'theed.sqlite'))).toBe(true);
  expect(statSync(join(dataDir, 'cookie.key')).mode & 0o777).toBe(0o600);
});

describe('refused with which and why', () => {
  const open = (dataDir: string) => startServer({ config: testConfig({ DATA_DIR: dataDir }), onDisk: true });

  test('a database that another server has open', async () => {
    const folder = tempFolder();
    await open(folder);
    await expect(open(folder)).rejects.toThrow(/theed\.sqlite cannot be used: another process has it open/);
  });

  test('a file that is no database', async () => {
    const folder = tempFolder();
    writeFileSync(
      join(folder, 'theed.sqlite'),
      'no database, but long enough to be looked at as if it were one '.repeat(20),
    );
    await expect(open(folder)).rejects.toThrow(/it is not a database of this server/);
  });

  test('a database that is damaged', async () => {
    const folder = tempFolder();
    const server = await open(folder);
    await new Browser(server).create('sealed-bids');
    await server.stop();
    const path = join(folder, 'theed.sqlite');
    const bytes = readFileSync(path);
    bytes.fill(0x41, 100, bytes.length);
    writeFileSync(path, bytes);
    await expect(open(folder)).rejects.toThrow(/theed\.sqlite cannot be used: it is damaged/);
  });

  test('a folder in the place of the database, and a file in the place of the folder', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'theed.sqlite'));
    await expect(open(folder)).rejects.toThrow(/it cannot be opened/);
    writeFileSync(join(folder, 'file'), '');
    await expect(openSqlite(join(folder, 'file', 'theed.sqlite'))).rejects.toThrow(/its folder is a file/);
    await expect(open(join(folder, 'file'))).rejects.toThrow(/its folder is a file/);
  });

  test('a database of a newer server', async () => {
    const folder = tempFolder();
    const server = await open(folder);
    await server.stop();
    const db = new Database(join(folder, 'theed.sqlite'));
    db.prepare("insert into kysely_migration values ('9999-later', '2099-01-01')").run();
    db.close();
    const refusal = open(folder);
    await expect(refusal).rejects.toThrow(StoreError);
    await expect(refusal).rejects.toThrow(/a newer version of this server has written it/);
  });

  test('a key that cannot be written, of which nothing is left', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'cookie.key.new'));
    await expect(open(folder)).rejects.toThrow(/The key file .* cannot be used/);
    expect(existsSync(join(folder, 'cookie.key'))).toBe(false);
    rmdirSync(join(folder, 'cookie.key.new'));
    // The database was let go.
    await open(folder);
    expect(readFileSync(join(folder, 'cookie.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test('a key that is none', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'cookie.key'), 'short');
    await expect(open(folder)).rejects.toThrow(/cookie\.key does not hold 64 hexadecimal digits/);
  });
});

test('the games of the tests are those that are served', () => {
  expect([bids.package.name, clashEntry.package.name]).toEqual(['sealed-bids', GAME]);
});
