/** Page, headers, health, and what is not answered. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Me } from '@theed/tabletop/protocol';
import { io } from 'socket.io-client';
import { openSqlite } from '../src/store/sqlite';
import { Browser } from './support/people';
import { afterwards, startServer, tempFolder, testConfig } from './support/server';
import { changed } from './support/stores';

function builtClient(): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Built</title>');
  writeFileSync(join(folder, 'assets', 'main-abc.js'), `export const text = '${'x'.repeat(4000)}';`);
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  return folder;
}

const html = { Accept: 'text/html,*/*' };

test('the page is served at its address and at every address of its own', async () => {
  const server = await startServer({ clientFolder: builtClient() });
  const ada = new Browser(server);
  for (const path of ['/', '/m/clash-of-the-lightsabers/0123456789abcdef', '/new']) {
    const { status, body, headers } = await ada.get<string>(path, html);
    expect([status, body, headers.get('content-type')]).toEqual([
      200,
      '<!doctype html><title>Built</title>',
      'text/html; charset=utf-8',
    ]);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  expect((await ada.get('/games/nothing', html)).status).toBe(404);
  expect((await ada.get('/assets/old-123.js', html)).status).toBe(404);
  expect((await ada.get('/m/x', { Accept: 'application/json' })).status).toBe(404);
});

test('hashed files are kept for ever, compressed, and asked for once', async () => {
  const server = await startServer({ clientFolder: builtClient() });
  const ada = new Browser(server);
  const file = await ada.get<string>('/assets/main-abc.js', { 'Accept-Encoding': 'gzip' });
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('content-type')).toMatch(/javascript/);
  expect(file.headers.get('content-encoding')).toBe('gzip');
  // A length that is known beforehand: it was compressed before anybody asked.
  expect(Number(file.headers.get('content-length'))).toBeLessThan(200);
  expect(file.headers.get('vary')).toBe('Accept-Encoding');
  const plain = await ada.get<string>('/assets/main-abc.js', { 'Accept-Encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.body]).toEqual([null, file.body]);
  const etag = file.headers.get('etag')!;
  // fetch() asks for a fresh copy whenever a condition is set; a browser's own cache does not.
  const status = await new Promise((resolve) => {
    get(`${server.url}/assets/main-abc.js`, { headers: { 'If-None-Match': etag } }, (response) => {
      resolve(response.resume().statusCode);
    });
  });
  expect(status).toBe(304);
  expect((await ada.get<string>('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/%00',
  '/%',
])('%s leads nowhere', async (path) => {
  const server = await startServer({ clientFolder: builtClient() });
  const { status, body } = await new Browser(server).get(path);
  expect(status).toBe(404);
  expect(body.error.code).toBe('not-found');
});

test.each(['http://[::1', 'http://a:b/', '//a:b/'])(
  'a request for %s is answered, and is no failure',
  async (target) => {
    const failures: string[] = [];
    const config = testConfig({ LOG_LEVEL: 'error' });
    const server = await startServer({ config, logTo: { write: (line) => void failures.push(line) } });
    const socket = connect(server.port, '127.0.0.1');
    afterwards(() => void socket.destroy());
    socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    await new Promise((resolve) => socket.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"code":"bad-address"/);
    expect(failures).toEqual([]);
  },
);

test('a server without a built client says so', async () => {
  const server = await startServer({ clientFolder: join(tempFolder(), 'none') });
  const { status, body } = await new Browser(server).get<string>('/', html);
  expect([status, body]).toEqual([200, expect.stringContaining('npm run build') as string]);
});

test('headers let a page load from here only', async () => {
  const server = await startServer({ config: testConfig({ PUBLIC_URL: 'https://theed.example' }) });
  const { headers } = await new Browser({ url: `http://127.0.0.1:${server.port}` }).get('/', html);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'self';script-src 'self'");
  expect(policy).toContain("connect-src 'self' wss://theed.example");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toMatch(/max-age/);
  expect(headers.get('x-powered-by')).toBeNull();
  const plain = await new Browser(await startServer()).get('/', html);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  expect(plain.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
});

test('what the lobby says is not kept by anybody', async () => {
  const ada = new Browser(await startServer());
  for (const path of ['/games', '/api/me', '/games/x']) {
    expect((await ada.get(path)).headers.get('cache-control')).toBe('no-store');
  }
});

test('health is told, and readiness depends on the store', async () => {
  const real = await openSqlite(':memory:');
  let broken = false;
  const store = changed(real, { check: () => (broken ? Promise.reject(new Error('gone')) : real.check()) });
  const ada = new Browser(await startServer({ store }));
  expect((await ada.get('/healthz')).status).toBe(200);
  expect((await ada.get('/readyz')).status).toBe(200);
  broken = true;
  expect((await ada.get('/healthz')).status).toBe(200);
  expect((await ada.get('/readyz')).status).toBe(503);
});

test.each([
  ['text/plain', '{"numPlayers":2}', 415, 'not-json'],
  ['application/x-www-form-urlencoded', 'numPlayers=2', 415, 'not-json'],
  ['multipart/form-data; boundary=x', '--x--', 415, 'not-json'],
  ['application/json', '{"numPlayers":', 400, 'bad-json'],
  ['application/json', '"text"', 400, 'bad-json'],
  ['application/json', `{"x":"${'x'.repeat(17_000)}"}`, 413, 'too-large'],
  ['application/json; charset=x-unknown', '{}', 400, 'bad-request'],
])('a POST of %s (%s) is answered %d %s', async (type, body, status, code) => {
  const server = await startServer();
  const reply = await new Browser(server).post('/games/sealed-bids/create', body, { 'Content-Type': type });
  expect([reply.status, reply.body.error.code]).toEqual([status, code]);
});

describe('pages of other servers', () => {
  const connects = (url: string, origin: string): Promise<boolean> => {
    const socket = io(`${url}/sealed-bids`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { Origin: origin },
    });
    afterwards(() => void socket.disconnect());
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('connect_error', () => resolve(false));
    });
  };
  const posts = async (url: string, origin: string): Promise<number> =>
    (await new Browser({ url }).post('/games/sealed-bids/create', { numPlayers: 2 }, { Origin: origin })).status;

  test('can neither change anything nor open a socket', async () => {
    const { url, port } = await startServer();
    for (const origin of [
      'https://evil.example',
      'null',
      `http://localhost:${port + 1}`,
      `http://evil.example:${port}`,
    ]) {
      expect([await posts(url, origin), await connects(url, origin)]).toEqual([403, false]);
    }
    for (const origin of [`http://localhost:${port}`]) {
      expect([await posts(url, origin), await connects(url, origin)]).toEqual([200, true]);
    }
  });

  test('are all but the public address, where one is set', async () => {
    const server = await startServer({ config: testConfig({ PUBLIC_URL: 'https://theed.example' }) });
    const url = `http://127.0.0.1:${server.port}`;
    expect([await posts(url, 'https://theed.example'), await connects(url, 'https://theed.example')]).toEqual([
      200,
      true,
    ]);
    expect([await posts(url, url), await connects(url, url)]).toEqual([403, false]);
  });

  test('get no permission by CORS', async () => {
    const { url } = await startServer();
    const response = await fetch(`${url}/games`, { headers: { Origin: 'https://evil.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('cookies are Secure where the public address is https, and no neighbour can set them', async () => {
  const server = await startServer({ config: testConfig({ PUBLIC_URL: 'https://theed.example' }) });
  const ada = new Browser({ url: `http://127.0.0.1:${server.port}` });
  const { headers, body } = await ada.get<Me>('/api/me');
  expect(headers.get('set-cookie')).toMatch(/^__Host-theed_guest=.*; Path=\/; .*; Secure$/);
  expect(headers.get('set-cookie')).not.toContain('Domain');
  expect((await ada.get<Me>('/api/me')).body.id).toBe(body.id);
  ada.cookie = ada.cookie!.replace('__Host-', '');
  expect((await ada.get<Me>('/api/me')).body.id).not.toBe(body.id);
});
