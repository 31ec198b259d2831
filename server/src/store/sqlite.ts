import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { migrationProvider } from './migrations';
import { SqlStore } from './sql-store';
import { StoreError, type Store } from './store';
import type { Tables } from './tables';

/**
 * Opens the database file, and makes it and its folder if they are not there. One process has it at a time.
 *
 * @param path of the file, or `:memory:`
 * @throws StoreError which says which file cannot be used and why.
 */
export async function openSqlite(path: string): Promise<Store> {
  const file = open(path);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: remembering(file) }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw reasoned(path, error);
  }
  return new SqlStore(db);
}

function open(path: string): Database.Database {
  let file: Database.Database | undefined;
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    file = new Database(path, { timeout: 200 });
    // Before WAL is switched on: then no other process gets in, and no shared memory file is needed.
    file.pragma('locking_mode = EXCLUSIVE');
    file.pragma('journal_mode = WAL');
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    file.exec('BEGIN EXCLUSIVE; COMMIT');
    return file;
  } catch (error) {
    file?.close();
    throw reasoned(path, error);
  }
}

const NOTHING = 'select 1 where false';

/**
 * The database, with each statement prepared once: the queries are few and run often. After some errors, as of a full
 * disk, SQLite has rolled back by itself; to be told to once more is no error of ours then, and must not hide the first.
 */
function remembering(file: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const sql = text === 'rollback' && !file.inTransaction ? NOTHING : text;
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = file.prepare(sql) as unknown as SqliteStatement;
      statements.set(sql, statement);
      return statement;
    },
    close: () => void file.close(),
  };
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrationProvider }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('its form could not be brought up to date');
}

const REASONS: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another process has it open. Stop the other server, or give this one another DATA_DIR.',
  SQLITE_LOCKED: 'another process has it open. Stop the other server, or give this one another DATA_DIR.',
  SQLITE_NOTADB: 'it is not a database of this server. Move it away, or bring back a backup.',
  SQLITE_CORRUPT: 'it is damaged. Bring back a backup.',
  SQLITE_CANTOPEN: 'it cannot be opened. Check that it is a file, and that this user may read and write it.',
  SQLITE_READONLY: 'it may not be written. Check the rights on the file and its folder.',
  SQLITE_PERM: 'it may not be written. Check the rights on the file and its folder.',
  SQLITE_FULL: 'the disk is full.',
  SQLITE_IOERR: 'the disk could not be read or written.',
  EACCES: 'its folder may not be used. Check the rights on DATA_DIR.',
  EPERM: 'its folder may not be used. Check the rights on DATA_DIR.',
  EROFS: 'its folder is on a file system that may not be written.',
  ENOTDIR: 'its folder is a file. Give another DATA_DIR.',
  EEXIST: 'its folder is a file. Give another DATA_DIR.',
};

function reasoned(path: string, error: unknown): StoreError {
  const { code, message } = error as { code?: string; message: string };
  const known = Object.keys(REASONS).find((name) => code === name || code?.startsWith(`${name}_`));
  const newer = /previously executed migration .* is missing/.test(message);
  const reason = newer
    ? 'a newer version of this server has written it. Start that one.'
    : known === undefined
      ? `${message}.`
      : REASONS[known]!;
  return new StoreError(`The database ${path} cannot be used: ${reason}`, { cause: error });
}
