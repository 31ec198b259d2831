/**
 * Checks the Dockerfile as far as that goes without a Docker engine: the final stage is laid out by its own COPY lines from a
 * built tree without development packages, its command is started as a user without rights, and its health check is
 * run against it. What stays unproved here: the base images, and that they build the database binding.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const text = readFileSync(join(root, 'Dockerfile'), 'utf8').replace(/\\\n\s*/g, ' ');
const [, build, final] = text.split(/^FROM /m);

function fail(message) {
  console.error(`container: ${message}`);
  process.exit(1);
}

// The first stage: what it copies exists, and every workspace is known to `npm ci`.
const copies = (stage) =>
  [...stage.matchAll(/^COPY (?:--from=\w+ )?(.+)$/gm)].map(([, list]) => list.trim().split(/\s+/));
for (const list of copies(build)) {
  for (const source of list.slice(0, -1))
    if (!existsSync(join(root, source))) fail(`COPY ${source}: there is no such file`);
}
const beforeInstall = build.slice(0, build.indexOf('RUN npm ci'));
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
for (const path of Object.keys(lock.packages)) {
  if (path !== '' && !path.includes('node_modules') && !beforeInstall.includes(`${path}/package.json`)) {
    fail(`${path}/package.json is not copied before npm ci`);
  }
}

// The final stage, laid out from a pruned copy of this tree. Hard links keep that cheap.
const place = mkdtempSync(join(tmpdir(), 'theed-container-'));
const staged = join(place, 'build');
const app = join(place, 'app');
const data = join(place, 'data');
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
for (const path of ['node_modules', 'package.json', 'package-lock.json', 'packages', 'server', 'client']) {
  if (!existsSync(join(root, path))) fail(`${path} is missing; run npm ci && npm run build first`);
  mkdirSync(dirname(join(staged, path)), { recursive: true });
  const linked = spawnSync('cp', ['-al', join(root, path), join(staged, path)]);
  if (linked.status !== 0) cpSync(join(root, path), join(staged, path), { recursive: true, verbatimSymlinks: true });
}
const pruned = spawnSync('npm', ['prune', '--omit=dev', '--ignore-scripts'], { cwd: staged, encoding: 'utf8' });
if (pruned.status !== 0) fail(`npm prune --omit=dev: ${pruned.stderr}`);

mkdirSync(app);
mkdirSync(data);
chmodSync(place, 0o755);
chmodSync(data, 0o777);
for (const [source, target] of copies(final)) {
  const from = join(staged, source.replace(/^\/app\//, ''));
  if (!existsSync(from)) fail(`COPY --from=build ${source}: the build makes no such file`);
  const to = resolve(app, target.endsWith('/') ? join(target, source.split('/').at(-1)) : target);
  mkdirSync(dirname(to), { recursive: true });
  spawnSync('cp', ['-al', from, to]);
}

const user = /^USER (\S+)$/m.exec(final)?.[1];
if (user === undefined || user === 'root') fail('the final stage runs as root');
const command = JSON.parse(/^CMD (\[.+\])$/m.exec(final)[1]);
const health = JSON.parse(/^HEALTHCHECK .*?CMD (\[.+\])$/m.exec(final)[1]);
const settings = Object.fromEntries(
  /^ENV (.+)$/m
    .exec(final)[1]
    .split(' ')
    .map((pair) => pair.split('=')),
);
const port = await new Promise((done) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => done(String(free)));
  });
});

const env = { PATH: process.env.PATH, ...settings, HOST: '127.0.0.1', PORT: port, DATA_DIR: data };
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const server = spawn(command[0], command.slice(1), { cwd: app, env, ...asNobody, stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
server.stdout.on('data', (part) => (said += part));
server.stderr.on('data', (part) => (said += part));
process.on('exit', () => server.kill('SIGKILL'));
const ended = new Promise((done) => server.on('exit', done));

let healthy = false;
for (let tries = 0; tries < 40 && !healthy && server.exitCode === null; tries += 1) {
  await new Promise((done) => setTimeout(done, 250));
  healthy = spawnSync(health[0], health.slice(1), { cwd: app, env }).status === 0;
}
if (!healthy) fail(`the health check does not pass:\n${said}`);
const page = await fetch(`http://127.0.0.1:${port}/`);
if (!page.ok || !(await page.text()).includes('<div id="root"')) fail('the page is not served');
server.kill('SIGTERM');
const code = await ended;
if (code !== 0) fail(`the server ends with ${code} on SIGTERM:\n${said}`);
if (spawnSync(health[0], health.slice(1), { cwd: app, env }).status === 0)
  fail('the health check passes without a server');
console.log(
  'container: layout, command, user, health check and stop are good; images were not built (no Docker engine needed)',
);
