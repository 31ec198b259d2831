/**
 * How fast the rules are on one core, and how much they send: `node dist/tools/bench.js [games in a run]`. The same
 * functions as on a server, with the same chance, run in place.
 */
import { seatsOf, viewersOf } from '@theed/tabletop';
import { playOut } from '@theed/tabletop/testing';
import { createPatch } from 'rfc6902';
import { queensGambit } from '../src';
import { seatsFor, WEIGHTS } from './playouts';

const RUNS = 5;
const games = Number(process.argv[2] ?? 100);
if (!Number.isInteger(games) || games < 1) throw new Error('the number of games is a whole number from 1');

function run(first: number): { readonly rate: number; readonly inputs: number } {
  let inputs = 0;
  const begun = performance.now();
  for (let seed = first; seed < first + games; seed += 1) {
    inputs += playOut(queensGambit, { seed, seatCount: seatsFor(seed), weights: WEIGHTS }).inputs;
  }
  return { rate: (games * 1000) / (performance.now() - begun), inputs };
}

/** How long it takes to list what a seat may do, and how large a viewer's state and its changes are. */
function measureViews(): void {
  const times: number[] = [];
  const starts: number[] = [];
  const patches: number[] = [];
  for (let seed = 1; seed <= Math.min(games, 6); seed += 1) {
    const seats = seatsOf(seatsFor(seed));
    const last = new Map<unknown, unknown>();
    const viewers = viewersOf(seats);
    playOut(queensGambit, {
      seed,
      seatCount: seats.length,
      weights: WEIGHTS,
      onStep: (table) => {
        const { game } = table.state;
        if (game === null) return;
        for (const seat of seats) {
          const begun = performance.now();
          queensGambit.legal(game, seat);
          times.push(performance.now() - begun);
        }
        for (const viewer of viewers) {
          const view = queensGambit.view(game, viewer);
          const before = last.get(viewer);
          if (before === undefined) starts.push(JSON.stringify(view).length);
          else patches.push(JSON.stringify(createPatch(before, view)).length);
          last.set(viewer, view);
        }
      },
    });
  }
  console.log(
    `  legal: median ${quantile(times, 0.5).toFixed(3)} ms, p99 ${quantile(times, 0.99).toFixed(3)} ms of ${times.length} calls`,
  );
  console.log(
    `  a viewer's state: at most ${Math.max(...starts)} B at the start; its changes: median ${quantile(patches, 0.5)} B, p99 ${quantile(patches, 0.99)} B a step`,
  );
}

function quantile(list: number[], share: number): number {
  list.sort((one, other) => one - other);
  return list[Math.floor((list.length - 1) * share)]!;
}

run(0); // The first run is slower: the code is not compiled yet.
const runs = Array.from({ length: RUNS }, (_, index) => run((index + 1) * games)).sort((a, b) => a.rate - b.rate);
const median = runs[Math.floor(RUNS / 2)]!;
console.log(
  `The Queen's Gambit: ${median.rate.toFixed(1)} random games/s on one core (median of ${RUNS} runs of ${games}, ` +
    `${runs[0]!.rate.toFixed(1)} to ${runs.at(-1)!.rate.toFixed(1)}), ${(median.inputs / games).toFixed(1)} inputs a game`,
);
measureViews();
