import type { Kysely, Migration, MigrationProvider } from 'kysely';

/** Steps of the database's form, by name and in order. One that was released is never changed again. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-matches': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('components')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('json', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('seat_count', 'integer', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('unlisted', 'integer', (column) => column.notNull())
        .addColumn('host', 'text', (column) => column.references('guests.id'))
        .addColumn('invite_code', 'text', (column) => column.notNull())
        .addColumn('components_hash', 'text', (column) => column.notNull().references('components.hash'))
        .addColumn('commitment', 'text', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('state_id', 'integer', (column) => column.notNull())
        .addColumn('snapshot', 'text', (column) => column.notNull())
        .addColumn('awaits', 'text', (column) => column.notNull())
        .addColumn('gameover', 'text')
        .addColumn('next_match_id', 'text', (column) => column.references('matches.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('matches_listed')
        .on('matches')
        .columns(['game', 'unlisted', 'created_at', 'id'])
        .execute();
      await db.schema
        .createIndex('matches_listed_by_status')
        .on('matches')
        .columns(['game', 'unlisted', 'status', 'created_at', 'id'])
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('guest', 'text', (column) => column.references('guests.id'))
        .addColumn('name', 'text')
        .addColumn('credential_hash', 'text')
        .addPrimaryKeyConstraint('seats_key', ['match_id', 'seat'])
        .addUniqueConstraint('seats_one_for_each_guest', ['match_id', 'guest'])
        .execute();
      await db.schema.createIndex('seats_of_guest').on('seats').column('guest').execute();
      await db.schema
        .createTable('inputs')
        .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('move', 'text', (column) => column.notNull())
        .addColumn('args', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('move_id', 'text')
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('events', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('inputs_key', ['match_id', 'seq'])
        .addUniqueConstraint('inputs_each_move_once', ['match_id', 'seat', 'move_id'])
        .execute();
    },
  },
  // A list that is asked for by what few matches are must not read every match, snapshot and all, to find them.
  '0002-filters-of-lists': {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema.dropIndex('matches_listed').execute();
      await db.schema
        .createIndex('matches_listed')
        .on('matches')
        .columns(['game', 'unlisted', 'created_at', 'id', 'status', 'updated_at'])
        .execute();
    },
  },
};

export const migrationProvider: MigrationProvider = {
  getMigrations: () => Promise.resolve({ ...migrations }),
};
