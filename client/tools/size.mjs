/**
 * Measures what a visitor loads, gzipped as the server sends it, against the budgets of the project. Run after a build:
 * `npm run size`.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk and all that it imports at once. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) withImports(other, seen);
  return seen;
}

/** Chunks that are fetched when those of `from` ask for them, whose source lies at `path`. */
function lazily(path) {
  const found = Object.keys(manifest).filter(
    (key) => manifest[key].isDynamicEntry && path.test(manifest[key].src ?? ''),
  );
  if (found.length === 0) throw new Error(`the build has no chunk for ${path}`);
  return found.flatMap((key) => [...withImports(key)]);
}

const kilobytes = (keys) =>
  [...keys].reduce((sum, key) => sum + gzipSync(readFileSync(join(dist, manifest[key].file)), { level: 6 }).length, 0) /
  1000;

const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
const first = new Set(entry.flatMap((key) => [...withImports(key)]));
const table = new Set(
  [...lazily(/match\/MatchPage/), ...lazily(/games\/clash\//), ...lazily(/i18n\/en\/(table|clash)\.json/)].filter(
    (key) => !first.has(key),
  ),
);

const budgets = [
  { what: 'first load, to the lobby', size: kilobytes(first), budget: 95 },
  { what: 'Clash table, more', size: kilobytes(table), budget: 40 },
];
let over = false;
for (const { what, size, budget } of budgets) {
  console.log(`${what}: ${size.toFixed(1)} kB of ${budget} kB gzipped JavaScript`);
  over ||= size > budget;
}
if (over) {
  console.error('over budget');
  process.exit(1);
}
