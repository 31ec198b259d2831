import type { Kind, Side } from '../src';

/** What a run of random matches has shown. Plain data, so that workers can send it. */
export interface Tally {
  games: number;
  inputs: number;
  wins: Record<Side, number>;
  /** Matches by their number of rounds. */
  rounds: Record<string, number>;
  /** How often each card was turned face up, by side. */
  turned: Record<Side, Record<Kind, number>>;
  /** How often each effect was carried out. */
  effects: Record<string, number>;
  /** Pairs of worlds that were compared, and frames compared in them. */
  pairs: number;
  frames: number;
}

export function newTally(): Tally {
  return {
    games: 0,
    inputs: 0,
    wins: { '0': 0, '1': 0 },
    rounds: {},
    turned: { '0': {}, '1': {} },
    effects: {},
    pairs: 0,
    frames: 0,
  };
}

/** Adds to the first what the second holds. */
export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.inputs += part.inputs;
  sum.pairs += part.pairs;
  sum.frames += part.frames;
  addCounts(sum.wins, part.wins);
  addCounts(sum.rounds, part.rounds);
  addCounts(sum.turned['0'], part.turned['0']);
  addCounts(sum.turned['1'], part.turned['1']);
  addCounts(sum.effects, part.effects);
}

export function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function addCounts(sum: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [key, number] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + number;
}
