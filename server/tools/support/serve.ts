import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Overrides, type RunningServer } from '../../src/app';
import { readConfig } from '../../src/config';
import type { Limits } from '../../src/limits';

/** As good as none: tests and proofs ask faster than people. */
export const noLimits: Limits = {
  connectionPackets: { points: 1e9, seconds: 10 },
  unread: 1e9,
  connectionEvents: { points: 1e9, seconds: 10 },
  addressEvents: { points: 1e9, seconds: 10 },
  connects: { points: 1e9, seconds: 10 },
  openConnections: 1e9,
  reads: { points: 1e9, seconds: 10 },
  writes: { points: 1e9, seconds: 10 },
  mailbox: 1e6,
};

/** A server of this machine, on its real database in the given folder, without limits. */
export function serve(dataDir: string, port: number, overrides: Overrides = {}): Promise<RunningServer> {
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  return createServer(config, { limits: noLimits, ...overrides });
}

/** Runs with a folder that is removed afterwards. */
export async function inTempFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'theed-proof-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A whole number from the command line. */
export function countArgument(position: number, fallback: number): number {
  const text = process.argv[2 + position];
  const count = text === undefined ? fallback : Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`expected a whole number above 0, not ${String(text)}`);
  return count;
}

/** A violation of what is being proved. */
export class Violation extends Error {
  override readonly name = 'Violation';
}

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Violation(what);
}

/** Runs a proof: prints its summary, or what is violated, and ends the process accordingly. */
export function prove(run: () => Promise<string>): void {
  run().then(
    (summary) => {
      process.stdout.write(`${summary}\n`);
      process.exit(0);
    },
    (error: unknown) => {
      process.stderr.write(
        `${error instanceof Violation ? `VIOLATED: ${error.message}` : String((error as Error).stack)}\n`,
      );
      process.exit(1);
    },
  );
}
