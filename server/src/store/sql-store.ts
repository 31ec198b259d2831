import type { Json } from '@theed/tabletop';
import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, type Transaction } from 'kysely';
import { GroupCommit } from './group-commit';
import { fromInput, fromNewMatch, matchColumns, toInput, toMatch, toSeat } from './rows';
import type {
  Commit,
  GuestRecord,
  InputRecord,
  ListQuery,
  LoadedMatch,
  MatchSummary,
  NewMatch,
  PageQuery,
  SeatRecord,
  Sitter,
  Store,
} from './store';
import type { MatchRow, Tables } from './tables';

type SummaryRow = MatchRow & { published: string | null };

/** The store on a SQL database. All its queries are read alike by SQLite and PostgreSQL. */
export class SqlStore implements Store {
  private readonly changes: GroupCommit;

  constructor(private readonly db: Kysely<Tables>) {
    this.changes = new GroupCommit(db);
  }

  createMatch(created: NewMatch, after?: string): Promise<string | null> {
    return this.changes.submit(async (db) => {
      const { match, components, sitter } = created;
      if (after !== undefined) {
        const previous = await db
          .selectFrom('matches')
          .select('next_match_id')
          .where('id', '=', after)
          .executeTakeFirstOrThrow();
        if (previous.next_match_id !== null) return previous.next_match_id;
      }
      if (match.host !== null) await meet(db, match.host, sitter?.name ?? null, match.createdAt);
      await db
        .insertInto('components')
        .values({ hash: match.componentsHash, json: JSON.stringify(components) })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute();
      await db.insertInto('matches').values(fromNewMatch(created)).execute();
      const seats = Array.from({ length: match.seatCount }, (_, index) => String(index));
      await db
        .insertInto('seats')
        .values(
          seats.map((seat) => ({
            match_id: match.id,
            seat,
            guest: sitter?.seat === seat ? sitter.guest : null,
            name: sitter?.seat === seat ? sitter.name : null,
            credential_hash: sitter?.seat === seat ? sitter.credentialHash : null,
          })),
        )
        .execute();
      if (after !== undefined) {
        await db.updateTable('matches').set({ next_match_id: match.id }).where('id', '=', after).execute();
      }
      return null;
    });
  }

  async load(matchId: string, recent: number): Promise<LoadedMatch | null> {
    // One transaction, so that all parts are of the same state.
    return this.db.transaction().execute(async (db) => {
      const row = await db
        .selectFrom('matches')
        .select([...matchColumns, 'secret', 'snapshot'])
        .where('id', '=', matchId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const seats = await db.selectFrom('seats').selectAll().where('match_id', '=', matchId).orderBy('seat').execute();
      const inputs = await db
        .selectFrom('inputs')
        .selectAll()
        .where('match_id', '=', matchId)
        .orderBy('seq', 'desc')
        .limit(recent)
        .execute();
      const ids = await db
        .selectFrom('inputs')
        .select(['seat', 'move_id', 'seq'])
        .where('match_id', '=', matchId)
        .where('move_id', 'is not', null)
        .execute();
      return {
        match: toMatch(row),
        seats: seats.map(toSeat),
        secret: row.secret,
        snapshot: row.snapshot,
        recent: inputs.reverse().map(toInput),
        moveIds: ids.map(({ seat, move_id, seq }) => ({ seat, moveId: move_id!, seq })),
      };
    });
  }

  async summary(matchId: string): Promise<MatchSummary | null> {
    const rows = await this.summaries().where('matches.id', '=', matchId).execute();
    return (await this.withSeats(rows))[0] ?? null;
  }

  async list(query: ListQuery): Promise<readonly MatchSummary[]> {
    let rows = this.summaries().where('game', '=', query.game).where('unlisted', '=', 0);
    if (query.status !== undefined) rows = rows.where('status', '=', query.status);
    if (query.isGameover !== undefined) rows = rows.where('status', query.isGameover ? '=' : '!=', 'over');
    if (query.updatedBefore !== undefined) rows = rows.where('updated_at', '<', query.updatedBefore);
    if (query.updatedAfter !== undefined) rows = rows.where('updated_at', '>', query.updatedAfter);
    if (query.after !== undefined) rows = rows.where(olderThan(query.after));
    return this.withSeats(await rows.limit(query.limit).execute());
  }

  async listOf(guest: string, query: PageQuery): Promise<readonly MatchSummary[]> {
    let rows = this.summaries().where('matches.id', 'in', (db) =>
      db.selectFrom('seats').select('match_id').where('guest', '=', guest),
    );
    if (query.after !== undefined) rows = rows.where(olderThan(query.after));
    return this.withSeats(await rows.limit(query.limit).execute());
  }

  commit(commit: Commit): Promise<'stored' | 'conflict'> {
    return this.changes.submit(async (db) => {
      const { matchId, input } = commit;
      const updated = await db
        .updateTable('matches')
        .set({
          state_id: commit.stateId + 1,
          snapshot: commit.snapshot,
          status: commit.status,
          awaits: JSON.stringify(commit.awaits),
          gameover: commit.gameover === null ? null : JSON.stringify(commit.gameover),
          updated_at: input.at,
        })
        .where('id', '=', matchId)
        .where('state_id', '=', commit.stateId)
        .executeTakeFirst();
      if (updated.numUpdatedRows !== 1n) return 'conflict';
      await db.insertInto('inputs').values(fromInput(matchId, input)).execute();
      if (commit.frees !== undefined) {
        await db
          .updateTable('seats')
          .set({ guest: null, name: null, credential_hash: null })
          .where('match_id', '=', matchId)
          .where('seat', '=', commit.frees)
          .execute();
      }
      return 'stored';
    });
  }

  claimSeat(matchId: string, sitter: Sitter, at: number): Promise<boolean> {
    return this.changes.submit(async (db) => {
      await meet(db, sitter.guest, sitter.name, at);
      const claimed = await db
        .updateTable('seats')
        .set({ guest: sitter.guest, name: sitter.name, credential_hash: sitter.credentialHash })
        .where('match_id', '=', matchId)
        .where('seat', '=', sitter.seat)
        .where('credential_hash', 'is', null)
        .executeTakeFirst();
      if (claimed.numUpdatedRows !== 1n) return false;
      await db.updateTable('matches').set({ updated_at: at }).where('id', '=', matchId).execute();
      return true;
    });
  }

  async freeSeat(matchId: string, seat: string, at: number): Promise<void> {
    await this.changeSeat(matchId, seat, { guest: null, name: null, credential_hash: null }, at);
  }

  async renameSeat(matchId: string, seat: string, name: string, at: number): Promise<void> {
    await this.changeSeat(matchId, seat, { name }, at);
  }

  async inputs(matchId: string, before: number, limit: number): Promise<readonly InputRecord[]> {
    const rows = await this.db
      .selectFrom('inputs')
      .selectAll()
      .where('match_id', '=', matchId)
      .where('seq', '<', before)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(toInput);
  }

  async components(hash: string): Promise<Json | null> {
    const row = await this.db.selectFrom('components').select('json').where('hash', '=', hash).executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.json) as Json);
  }

  async guest(id: string): Promise<GuestRecord | null> {
    const row = await this.db.selectFrom('guests').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  async saveGuest({ id, name }: GuestRecord, at: number): Promise<void> {
    await this.changes.submit((db) =>
      db
        .insertInto('guests')
        .values({ id, name, created_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
        .execute(),
    );
  }

  async check(): Promise<void> {
    await sql`select 1 from matches limit 1`.execute(this.db);
  }

  async close(): Promise<void> {
    await this.changes.idle();
    await this.db.destroy();
  }

  private summaries(): SelectQueryBuilder<Tables, 'matches', SummaryRow> {
    return this.db
      .selectFrom('matches')
      .select(matchColumns)
      .select((column) =>
        column.case().when('status', '=', 'over').then(column.ref('secret')).else(null).end().as('published'),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
  }

  private async withSeats(rows: readonly SummaryRow[]): Promise<MatchSummary[]> {
    if (rows.length === 0) return [];
    const seats = await this.db
      .selectFrom('seats')
      .selectAll()
      .where(
        'match_id',
        'in',
        rows.map((row) => row.id),
      )
      .orderBy('seat')
      .execute();
    const seatsOf = new Map<string, SeatRecord[]>(rows.map((row) => [row.id, []]));
    for (const row of seats) seatsOf.get(row.match_id)?.push(toSeat(row));
    return rows.map((row) => ({ match: toMatch(row), seats: seatsOf.get(row.id)!, published: row.published }));
  }

  private async changeSeat(
    matchId: string,
    seat: string,
    values: { guest?: null; name: string | null; credential_hash?: null },
    at: number,
  ): Promise<void> {
    await this.changes.submit(async (db) => {
      await db
        .updateTable('seats')
        .set(values)
        .where('match_id', '=', matchId)
        .where('seat', '=', seat)
        .executeTakeFirst();
      await db.updateTable('matches').set({ updated_at: at }).where('id', '=', matchId).execute();
    });
  }
}

/** Remembers a guest who was not known yet, by the name that he first sat down with. */
async function meet(db: Transaction<Tables>, id: string, name: string | null, at: number): Promise<void> {
  await db
    .insertInto('guests')
    .values({ id, name, created_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

function olderThan({ createdAt, id }: { createdAt: number; id: string }): Expression<SqlBool> {
  return sql<SqlBool>`(created_at, id) < (${createdAt}, ${id})`;
}
