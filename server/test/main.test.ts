/** The program as it is started: what it says, and how it ends. Runs the built server. */
import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { Browser } from './support/people';
import { afterwards, tempFolder } from './support/server';

const MAIN = join(__dirname, '..', 'dist', 'main.js');

interface Started {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

function start(env: Readonly<Record<string, string>>): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(tempFolder(), 'data'), ...env },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  afterwards(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, out: () => out, err: () => err, ended };
}

async function serving(started: Started): Promise<string> {
  for (let tries = 0; tries < 500; tries += 1) {
    const url = /Theed is served at (\S+)/.exec(started.out())?.[1];
    if (url !== undefined) return url;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`it does not serve: ${started.err()}`);
}

test('it prints its address when it can serve, and stops in order on SIGTERM', async () => {
  const started = start({});
  const url = await serving(started);
  expect((await new Browser({ url }).get('/healthz')).status).toBe(200);
  expect((await new Browser({ url }).get('/games')).body).toEqual(['clash-of-the-lightsabers']);
  const socket = io(`${url}/clash-of-the-lightsabers`, { transports: ['websocket'], forceNew: true });
  afterwards(() => void socket.disconnect());
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  started.child.kill('SIGTERM');
  expect(await cut).toBe('transport close');
  expect(await started.ended).toBe(0);
  expect(started.out()).toContain('"msg":"stopped"');
  expect(started.err()).toBe('');
});

test('a wrong setting ends it, by name', async () => {
  const started = start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await started.ended).toBe(1);
  expect(started.err()).toMatch(/^PORT: expected .*\nLOG_LEVEL: expected .*\n$/);
});

test('a bad deck file ends it, with the field’s name', async () => {
  const file = join(tempFolder(), 'deck.json');
  writeFileSync(file, '{"side":"maul","cards":[{"id":"x","count":0,"name":"X","value":1,"attested":"no"}]}');
  const started = start({ CLASH_DECK_MAUL: file });
  expect(await started.ended).toBe(1);
  expect(started.err()).toContain(`CLASH_DECK_MAUL: ${file}: cards[0].count: `);
});

test('a port in use ends it, and says so', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  afterwards(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const started = start({ PORT: String(port) });
  expect(await started.ended).toBe(1);
  expect(started.err()).toBe(`PORT: another program listens on 127.0.0.1:${port}. Stop it, or set another port.\n`);
});

test('a second server on the same data ends with a sentence, and the first goes on', async () => {
  const DATA_DIR = join(tempFolder(), 'data');
  const url = await serving(start({ DATA_DIR }));
  const second = start({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.err()).toMatch(/^The database .*theed\.sqlite cannot be used: another process has it open\./);
  expect((await new Browser({ url }).get('/readyz')).status).toBe(200);
});
