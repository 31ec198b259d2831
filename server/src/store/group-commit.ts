import type { Kysely, Transaction } from 'kysely';
import { NotStored } from './store';
import type { Tables } from './tables';

/** A change of the database: statements only, so that it may be run again after it was rolled back. */
export type Change<T> = (db: Transaction<Tables>) => Promise<T>;

interface Waiting {
  run(db: Transaction<Tables>): Promise<() => void>;
  fail(error: unknown): void;
}

/**
 * Puts all changes that are asked for in one turn of the event loop into one transaction, because what a change costs
 * is the write to the disk at its end. A promise resolves after the commit only. If the transaction fails, it is rolled
 * back and each change is tried on its own, so that none fails for another's reason.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;

  constructor(private readonly db: Kysely<Tables>) {}

  submit<T>(change: Change<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({
        run: async (db) => {
          const result = await change(db);
          return () => resolve(result);
        },
        fail: reject,
      });
      this.running ??= this.drain();
    });
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.waiting;
      this.waiting = [];
      await this.commit(batch);
    }
    this.running = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.db.transaction().execute(async (db) => {
        const settled: (() => void)[] = [];
        for (const change of batch) settled.push(await change.run(db));
        return settled;
      });
      for (const settle of done) settle();
    } catch (error) {
      if (batch.length === 1) batch[0]!.fail(new NotStored('a change could not be stored', { cause: error }));
      else for (const change of batch) await this.commit([change]);
    }
  }
}
