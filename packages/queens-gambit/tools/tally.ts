import { UNIT_KINDS } from '../src';

/** What a run of random matches has shown. Plain data, so that workers can send it. */
export interface Tally {
  games: number;
  inputs: number;
  /** How matches ended: `naboo/ship`. */
  endings: Record<string, number>;
  /** Matches by their number of rounds. */
  rounds: Record<string, number>;
  /** How often each card was turned or drawn and played: `naboo/use-the-force`. */
  cards: Record<string, number>;
  /** How often each option was picked: `naboo/use-the-force/0`. */
  options: Record<string, number>;
  /** How often each action did something: `anakin`, `activate palaceGuard`. */
  actions: Record<string, number>;
  /** How often each space was entered. */
  spaces: Record<string, number>;
  /** Pairs of worlds that were compared, and frames compared in them. */
  pairs: number;
  frames: number;
}

export function newTally(): Tally {
  return {
    games: 0,
    inputs: 0,
    endings: {},
    rounds: {},
    cards: {},
    options: {},
    actions: {},
    spaces: {},
    pairs: 0,
    frames: 0,
  };
}

/** Adds to the first what the second holds. */
export function addTally(sum: Tally, part: Tally): void {
  for (const key of ['games', 'inputs', 'pairs', 'frames'] as const) sum[key] += part[key];
  for (const key of ['endings', 'rounds', 'cards', 'options', 'actions', 'spaces'] as const)
    addCounts(sum[key], part[key]);
}

export function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function addCounts(sum: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [key, number] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + number;
}

/** What must have happened at least once in a run that is large enough. */
export const ACTIONS = [
  'anakin',
  'starfighter',
  'to-palace',
  'deploy',
  'draw-and-play',
  'heal',
  ...UNIT_KINDS.filter((kind) => kind !== 'viceroy' && kind !== 'fambaa').map((kind) => `activate ${kind}`),
];
