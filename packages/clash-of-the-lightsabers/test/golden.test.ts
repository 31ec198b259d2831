/**
 * Whole matches written down, with what every viewer is shown at each step: what changes there has been meant, or is a
 * mistake. With `UPDATE_GOLDEN` set the files are written anew, to be read as a diff before they are committed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transcript, type Weights } from '@theed/tabletop/testing';
import { clash } from '../src';

const FOLDER = join(__dirname, 'golden');
const MATCHES = 25;
const UPDATE = Boolean(process.env.UPDATE_GOLDEN);

/** Players of different tempers: some concede early, some never, some take back a lot, a few resign. */
const TEMPERS: readonly Weights[] = [
  { resign: 0, concede: 0.3, unplan: 0.1, unplay: 0.1 },
  { resign: 0, concede: 0.05, unplan: 0, unplay: 0 },
  { resign: 0, concede: 1, unplan: 0.3, unplay: 0.3 },
  { resign: 0, concede: 0.5, unplan: 0.05, unplay: 0.2 },
  { resign: 0.02, concede: 0.3, unplan: 0.1, unplay: 0.1 },
];

const matches = Array.from({ length: MATCHES }, (_, index) => ({
  file: `match-${String(index + 1).padStart(2, '0')}.txt`,
  seed: index + 1,
  weights: TEMPERS[index % TEMPERS.length]!,
}));

if (UPDATE) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const { file, seed, weights } of matches) {
    writeFileSync(join(FOLDER, file), transcript(clash, { seed, seatCount: 2, weights }));
  }
}

test('the folder holds these matches and nothing else', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(matches.map(({ file }) => file));
});

test.each(matches)('$file is played as it is written', ({ file, seed, weights }) => {
  const played = transcript(clash, { seed, seatCount: 2, weights });
  const written = readFileSync(join(FOLDER, file), 'utf8');
  if (played !== written) throw new Error(firstDifference(file, written, played));
});

test('between them they show every kind of event and every effect', () => {
  const text = matches.map(({ file }) => readFileSync(join(FOLDER, file), 'utf8')).join('\n');
  const types = new Set([...text.matchAll(/! \{"type":"([^"]+)"/g)].map(([, type]) => type));
  const effects = new Set([...text.matchAll(/"effect":"([^"]+)"/g)].map(([, effect]) => effect));
  for (const type of [
    'shuffled',
    'drew',
    'unplanned',
    'unchose',
    'cancelled',
    'conceded',
    'scored',
    'resigned',
    'over',
  ]) {
    expect(types).toContain(type);
  }
  expect([...effects].sort()).toEqual(['deflect', 'disrupt', 'draw', 'laser-gates', 'renew', 'retreat', 'surge']);
  expect(text).toContain('"forced":true');
  expect(text).toContain('"by":"draw"');
});

function firstDifference(file: string, written: string, played: string): string {
  const [before, now] = [written.split('\n'), played.split('\n')];
  const line = before.findIndex((text, index) => text !== now[index]);
  const at = line < 0 ? before.length : line;
  return `${file}, line ${at + 1}\n  written: ${before[at] ?? 'nothing'}\n  played:  ${now[at] ?? 'nothing'}\nIf this is meant, write the files anew with UPDATE_GOLDEN=1 and read the diff.`;
}
