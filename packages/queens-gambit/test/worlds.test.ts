/** Secrecy, tried: two matches that differ only in what a viewer may not know look the same to him. */
import { checkPairedWorlds, WorldsDiffer, type Weights } from '@theed/tabletop/testing';
import { queensGambit, type QueensGambitGame } from '../src';
import { leaking, leakMutants, teamMutants } from './mutants';
import { queensGambitWorlds } from './worlds';

const WEIGHTS: Weights = { resign: 0, unplan: 0.1, undo: 0.1, attack: 20, finish: 0.3 };

function check(
  game: QueensGambitGame,
  seed: number,
  seatCount: number,
): { readonly pairs: number; readonly frames: number } {
  return checkPairedWorlds(game, queensGambitWorlds, { seed, seatCount, weights: WEIGHTS, density: 0.05 });
}

test.each([2, 4])(
  '[Q11] no viewer of a table for %d can tell paired worlds apart before a declared reveal',
  (seats) => {
    let pairs = 0;
    let frames = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      const count = check(queensGambit, seed, seats);
      pairs += count.pairs;
      frames += count.frames;
    }
    // So that the check has something to check: many pairs, and most of them followed for a while.
    expect(pairs).toBeGreaterThan(500);
    expect(frames).toBeGreaterThan(pairs * 2);
  },
);

test.each(Object.entries(leakMutants))('a leak is caught: %s', (_name, mutant) => {
  const game = leaking(mutant);
  expect(() => {
    for (let seed = 0; seed < 4; seed += 1) check(game, seed, 2 + 2 * (seed % 2));
  }).toThrow(WorldsDiffer);
});

test.each(Object.entries(teamMutants))('a leak between teams is caught: %s', (_name, mutant) => {
  const game = leaking(mutant);
  expect(() => {
    for (let seed = 0; seed < 4; seed += 1) check(game, seed, 4);
  }).toThrow(WorldsDiffer);
});
