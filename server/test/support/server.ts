import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clashPackage } from '@theed/clash-of-the-lightsabers';
import type { GamePackage, TableGame } from '@theed/tabletop';
import { createServer, type Overrides, type RunningServer } from '../../src/app';
import { readConfig, type Config } from '../../src/config';
import type { GameEntry } from '../../src/games';
import { openSqlite } from '../../src/store/sqlite';
import { noLimits } from '../../tools/support/serve';
import { sealedBids } from '../../../packages/tabletop/test/sealed-bids';

/** A game as a package of one edition. */
export function packageOf(game: TableGame): GamePackage {
  return { name: game.name, defaults: game.components, create: (components) => ({ ...game, components }) as TableGame };
}

export const bids: GameEntry = { package: packageOf(sealedBids) };
export const clashEntry: GameEntry = { package: clashPackage };

/** Real ports and disks: on a machine with other work they take their time, and a wait that is too short proves nothing. */
jest.setTimeout(60_000);

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Something to be done when the test is over, last first. */
export function afterwards(cleanup: () => Promise<void> | void): void {
  cleanups.push(cleanup);
}

/** A folder that goes when the test is over. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'theed-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function testConfig(env: Readonly<Record<string, string>> = {}): Config {
  return readConfig({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: tempFolder(), ...env });
}

/** A server with both games on a free port of this machine, in memory unless the folder is given. */
export async function startServer(
  overrides: Overrides & { readonly config?: Config; readonly onDisk?: boolean } = {},
): Promise<RunningServer> {
  const { config = testConfig(), onDisk = false, limits, ...others } = overrides;
  const server = await createServer(config, {
    games: [bids, clashEntry],
    announceWithin: 5,
    ...(onDisk ? {} : { store: others.store ?? (await openSqlite(':memory:')) }),
    ...others,
    limits: { ...noLimits, ...limits },
  });
  afterwards(() => server.stop());
  return server;
}
