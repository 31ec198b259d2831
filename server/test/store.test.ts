import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { GroupCommit } from '../src/store/group-commit';
import { openSqlite } from '../src/store/sqlite';
import { NotStored, type Commit, type MatchRecord, type NewMatch } from '../src/store/store';
import type { Tables } from '../src/store/tables';
import { afterwards, tempFolder } from './support/server';

function newMatch(id: string, changes: Partial<MatchRecord> = {}): NewMatch {
  return {
    match: {
      id,
      game: 'g',
      rules: 'g/1',
      seatCount: 2,
      status: 'waiting',
      setup: {},
      unlisted: false,
      host: 'host',
      inviteCode: 'invite',
      componentsHash: 'hash',
      commitment: 'c',
      stateId: 0,
      awaits: ['0', '1'],
      gameover: null,
      nextMatchId: null,
      createdAt: 1,
      updatedAt: 1,
      ...changes,
    },
    secret: 'secret',
    snapshot: '{}',
    components: { cards: [1] },
  };
}

function step(matchId: string, stateId: number, moveId: string | null = null): Commit {
  return {
    matchId,
    stateId,
    snapshot: `{"n":${stateId + 1}}`,
    status: 'live',
    awaits: ['1'],
    gameover: null,
    input: { seq: stateId, seat: '0', move: 'm', args: [1], at: 5, moveId, phase: 'p', events: [{ type: 'e' }] },
  };
}

async function open() {
  const store = await openSqlite(':memory:');
  afterwards(() => store.close());
  return store;
}

test('a commit is taken in the state it is for, once', async () => {
  const store = await open();
  await store.createMatch(newMatch('a'));
  expect(await Promise.all([0, 0, 0].map((stateId) => store.commit(step('a', stateId))))).toEqual([
    'stored',
    'conflict',
    'conflict',
  ]);
  expect(await store.commit(step('a', 5))).toBe('conflict');
  expect(await store.commit(step('nowhere', 0))).toBe('conflict');
  const loaded = (await store.load('a', 10))!;
  expect(loaded).toMatchObject({ snapshot: '{"n":1}', secret: 'secret', match: { stateId: 1, status: 'live' } });
  expect(loaded.recent).toEqual([step('a', 0).input]);
});

test('a move id is stored once for each seat', async () => {
  const store = await open();
  await store.createMatch(newMatch('a'));
  await store.commit(step('a', 0, 'm'));
  await expect(store.commit(step('a', 1, 'm'))).rejects.toMatchObject({
    name: 'NotStored',
    cause: { code: 'SQLITE_CONSTRAINT_UNIQUE' },
  });
  expect((await store.load('a', 1))!.match.stateId).toBe(1);
});

test('changes of one moment are one transaction, and one that fails does not take the others along', async () => {
  const file = new Database(':memory:');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  afterwards(() => db.destroy());
  file.exec('create table guests (id text primary key, name text, created_at integer)');
  const statements: string[] = [];
  const changes = new GroupCommit(
    new Kysely<Tables>({
      dialect: new SqliteDialect({ database: file }),
      log: ({ query }) => void statements.push(query.sql.split(' ')[0]!),
    }),
  );
  const insert = (id: string) =>
    changes.submit((trx) => trx.insertInto('guests').values({ id, name: null, created_at: 0 }).execute());

  await Promise.all(['a', 'b', 'c'].map(insert));
  expect(statements).toEqual(['begin', 'insert', 'insert', 'insert', 'commit']);

  const settled = await Promise.allSettled(['d', 'a', 'e'].map(insert));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(file.prepare('select id from guests order by id').pluck().all()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a change that SQLite has rolled back by itself is refused with the reason, and the next is taken', async () => {
  const path = join(tempFolder(), 'full.sqlite');
  await (await openSqlite(path)).close();
  const file = new Database(path);
  file.exec(
    `create trigger full before insert on guests when new.id = 'x' begin select raise(rollback, 'no room'); end`,
  );
  file.close();
  const store = await openSqlite(path);
  afterwards(() => store.close());
  const refused: unknown = await store.saveGuest({ id: 'x', name: null }, 1).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NotStored);
  // The database binding makes its errors in a realm of its own, hence no comparison of whole errors.
  expect(((refused as NotStored).cause as Error).message).toBe('no room');
  await store.saveGuest({ id: 'y', name: null }, 1);
  expect(await store.guest('y')).toEqual({ id: 'y', name: null });
});

test('a promise resolves after the commit only', async () => {
  const store = await open();
  await store.createMatch(newMatch('a'));
  let stored = false;
  const commit = store.commit(step('a', 0)).then(() => (stored = true));
  await Promise.resolve();
  expect(stored).toBe(false);
  await commit;
  expect((await store.summary('a'))!.match.stateId).toBe(1);
});

test('components are stored once, and the secret is given out when the match is over', async () => {
  const store = await open();
  await store.createMatch(newMatch('a'));
  await store.createMatch(newMatch('b'));
  expect(await store.components('hash')).toEqual({ cards: [1] });
  expect(await store.components('other')).toBeNull();
  expect((await store.summary('a'))!.published).toBeNull();
  await store.commit({ ...step('a', 0), status: 'over', gameover: { winner: '0', by: 'x' } });
  expect((await store.summary('a'))!.published).toBe('secret');
  expect((await store.list({ game: 'g', limit: 9 })).map(({ published }) => published)).toEqual([null, 'secret']);
});

test('a seat is claimed once, and by a guest once', async () => {
  const store = await open();
  await store.createMatch(newMatch('a'));
  const sitter = (seat: string, guest: string) => ({ seat, guest, name: guest, credentialHash: 'h' });
  const claims = ['x', 'y', 'z'].map((guest) => store.claimSeat('a', sitter('0', guest), 2));
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
  await expect(store.claimSeat('a', sitter('1', 'x'), 3)).rejects.toMatchObject({
    name: 'NotStored',
    cause: { code: 'SQLITE_CONSTRAINT_UNIQUE' },
  });
  await store.freeSeat('a', '0', 4);
  expect(await store.claimSeat('a', sitter('0', 'z'), 5)).toBe(true);
  expect((await store.listOf('z', { limit: 9 })).map(({ match }) => match.id)).toEqual(['a']);
  expect(await store.listOf('x', { limit: 9 })).toEqual([]);
  expect(await store.guest('z')).toEqual({ id: 'z', name: 'z' });
});

test('a list that finds nothing does not read every match to find that out', async () => {
  const path = join(tempFolder(), 'many.sqlite');
  const first = await openSqlite(path);
  await first.createMatch(newMatch('a', { status: 'over' }));
  await first.close();
  const file = new Database(path);
  const columns = (file.pragma('table_info(matches)') as { name: string }[]).map(({ name }) => name);
  const copied = columns.map((name) => ({ id: "'m' || n", snapshot: 'zeroblob(8000)' })[name] ?? name);
  file.exec(
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 5000)
     insert into matches (${columns.join()}) select ${copied.join()} from matches, numbers`,
  );
  /** The least time that something took, of five times. */
  const quickest = async (work: () => unknown): Promise<number> => {
    const times = [];
    for (let count = 0; count < 5; count += 1) {
      const started = performance.now();
      await work();
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const all = await quickest(() => file.prepare('select max(updated_at) from matches not indexed').get());
  file.close();
  const store = await openSqlite(path);
  afterwards(() => store.close());
  for (const filter of [{ updatedAfter: 9 }, { updatedBefore: 0 }, { isGameover: false }]) {
    const list = () => store.list({ game: 'g', limit: 9, ...filter });
    expect(await list()).toEqual([]);
    expect(await quickest(list)).toBeLessThan(all / 2);
  }
});

test('a match has one next match', async () => {
  const store = await open();
  await store.createMatch(newMatch('a'));
  expect(await Promise.all([store.createMatch(newMatch('b'), 'a'), store.createMatch(newMatch('c'), 'a')])).toEqual([
    null,
    'b',
  ]);
  expect(await store.summary('c')).toBeNull();
});
