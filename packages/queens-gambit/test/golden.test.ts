/**
 * Whole matches written down, with what every viewer is told and a digest of what he is shown at each step: what
 * changes there has been meant, or is a mistake. With `UPDATE_GOLDEN` set the files are written anew, to be read as a
 * diff before they are committed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '@theed/tabletop/testing';
import { chronicle, difference } from './chronicle';

const FOLDER = join(__dirname, 'golden');
const UPDATE = Boolean(process.env.UPDATE_GOLDEN);

/** Players who shoot what they see: eager to move, steady, torn between their plans, or ready to give up. */
const TEMPERS = {
  eager: { resign: 0, undo: 0.02, unplan: 0.02, attack: 50, finish: 0.15, move: 0.5 },
  steady: { resign: 0, undo: 0, unplan: 0, attack: 50, finish: 0.3, move: 0.5 },
  torn: { resign: 0, undo: 0.2, unplan: 0.3, attack: 50, finish: 0.15, move: 0.3 },
  weary: { resign: 0.01, undo: 0.02, unplan: 0.02, attack: 50, finish: 0.15, move: 0.5 },
} as const satisfies Record<string, Weights>;

/** Seeds of matches that are not too long to be read, by the temper of their players. */
const SEEDS = {
  2: { eager: [23, 22, 14, 15, 19], steady: [2, 32, 30, 26, 38], torn: [19, 23, 32, 3], weary: [12] },
  4: { eager: [9, 33, 40], steady: [33, 8, 23, 18], torn: [43, 24], weary: [11] },
} as const;

const matches = ([2, 4] as const).flatMap((seatCount) =>
  (['eager', 'steady', 'torn', 'weary'] as const).flatMap((temper) =>
    SEEDS[seatCount][temper].map((seed) => ({
      file: `${seatCount}-seats-${temper}-${seed}.txt`,
      seed,
      seatCount,
      weights: TEMPERS[temper],
    })),
  ),
);

if (UPDATE) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  for (const { file, ...options } of matches) writeFileSync(join(FOLDER, file), chronicle(options));
}

test('the folder holds 15 matches for two and 10 for four, and nothing else', () => {
  expect(matches).toHaveLength(25);
  expect(readdirSync(FOLDER).sort()).toEqual(matches.map(({ file }) => file).sort());
});

test.each(matches)('$file is played as it is written', ({ file, ...options }) => {
  const played = chronicle(options);
  const written = readFileSync(join(FOLDER, file), 'utf8');
  if (played !== written) throw new Error(difference(file, written, played));
});

test('between them they show every ending in play and every rare event', () => {
  const text = matches.map(({ file }) => readFileSync(join(FOLDER, file), 'utf8')).join('\n');
  for (const rare of [
    'over: naboo by ship',
    'over: naboo by throne-room',
    'over: federation by elimination',
    ' by resign',
    'the shield is off',
    'is the queen',
    'undone',
    'unplanned',
    'is without effect',
    'countered:',
    '(forced)',
    '(bonus)',
    'stacked',
  ]) {
    expect({ rare, there: text.includes(rare) }).toEqual({ rare, there: true });
  }
});
