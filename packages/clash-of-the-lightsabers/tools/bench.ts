/**
 * How many random games a second the rules play on one core: `node dist/tools/bench.js [games in a run]`. The same
 * functions as on a server, with the same chance, run in place.
 */
import { playOut } from '@theed/tabletop/testing';
import { clash } from '../src';
import { WEIGHTS } from './playouts';

const RUNS = 5;
const games = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(games) || games < 1) throw new Error('the number of games is a whole number from 1');

function run(first: number): { readonly rate: number; readonly inputs: number } {
  let inputs = 0;
  const begun = performance.now();
  for (let seed = first; seed < first + games; seed += 1) {
    inputs += playOut(clash, { seed, seatCount: 2, weights: WEIGHTS }).inputs;
  }
  return { rate: (games * 1000) / (performance.now() - begun), inputs };
}

run(0); // The first run is slower: the code is not compiled yet.
const runs = Array.from({ length: RUNS }, (_, index) => run((index + 1) * games)).sort((a, b) => a.rate - b.rate);
const median = runs[Math.floor(RUNS / 2)]!;
console.log(
  `Clash: ${Math.round(median.rate)} random games/s on one core (median of ${RUNS} runs of ${games}, ` +
    `${Math.round(runs[0]!.rate)} to ${Math.round(runs.at(-1)!.rate)}), ${(median.inputs / games).toFixed(1)} inputs a game`,
);
