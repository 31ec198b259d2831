/** Secrecy, tried: two matches that differ only in what a viewer may not know look the same to him. */
import { checkPairedWorlds, WorldsDiffer } from '@theed/tabletop/testing';
import { clash, type ClashGame } from '../src';
import { leaking, leakMutants } from './mutants';
import { clashWorlds } from './worlds';

const WEIGHTS = { resign: 0, unplan: 0.2, unplay: 0.2, concede: 0.3 };

function check(game: ClashGame, seed: number): { readonly pairs: number; readonly frames: number } {
  return checkPairedWorlds(game, clashWorlds, { seed, seatCount: 2, weights: WEIGHTS, density: 0.3 });
}

test('no viewer can tell paired worlds apart before a declared reveal', () => {
  let pairs = 0;
  let frames = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const count = check(clash, seed);
    pairs += count.pairs;
    frames += count.frames;
  }
  // So that the check has something to check: many pairs, and most of them followed for a while.
  expect(pairs).toBeGreaterThan(1500);
  expect(frames).toBeGreaterThan(pairs * 1.5);
});

test.each(Object.entries(leakMutants))('a leak is caught: %s', (_name, mutant) => {
  const game = leaking(mutant);
  expect(() => {
    for (let seed = 0; seed < 20; seed += 1) check(game, seed);
  }).toThrow(WorldsDiffer);
});
