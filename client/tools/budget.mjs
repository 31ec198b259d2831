/**
 * How much JavaScript the built client asks a browser to fetch, gzipped, against what it may: the lobby, and what
 * each game's table takes more (room, live link and texts included). Exits with 1 if it is too much.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LOBBY_KB = 95;
const TABLE_KB = 40;

const dist = new URL('../dist/', import.meta.url);
/** @type {Record<string, { file: string, imports?: string[], dynamicImports?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/** A chunk and all that it cannot run without. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

/** Kilobytes (1,000 bytes) of the chunks, each as it travels. */
function kilobytes(keys) {
  const files = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0) / 1000
  );
}

function report(what, size, limit) {
  const fits = size <= limit;
  console.log(`${what}: ${size.toFixed(1)} kB gzipped (at most ${limit})${fits ? '' : ': TOO MUCH'}`);
  if (!fits) process.exitCode = 1;
}

const lobby = closure('index.html');
report('lobby', kilobytes(lobby), LOBBY_KB);

const room = closure('src/app/match/MatchPage.tsx');
for (const key of Object.keys(manifest).filter((name) => /^src\/games\/[^/]+\/index\.tsx$/.test(name))) {
  const game = key.split('/')[2];
  const texts = ['table', game].flatMap((area) => [...closure(`src/i18n/en/${area}.json`)]);
  const table = new Set([...room, ...closure(key), ...texts].filter((name) => !lobby.has(name)));
  report(`table of ${game}, more`, kilobytes(table), TABLE_KB);
  const later = (manifest[key].dynamicImports ?? []).flatMap((name) => [...closure(name)]);
  const extra = new Set(later.filter((name) => !lobby.has(name) && !table.has(name)));
  if (extra.size > 0) console.log(`table of ${game}, fetched when it is there: ${kilobytes(extra).toFixed(1)} kB`);
}
