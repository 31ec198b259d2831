import type { Side } from './types';

export interface Score {
  readonly winner: Side | null;
  readonly steps: 0 | 1 | 2;
}

/**
 * What a round is worth: more battles won, one step; all three, two steps. [R]
 *
 * @param winners of the three battles, `null` for a draw
 */
export function scoreOf(winners: readonly (Side | null)[]): Score {
  const won = (side: Side): number => winners.filter((winner) => winner === side).length;
  if (won('0') === won('1')) return { winner: null, steps: 0 };
  const winner = won('0') > won('1') ? '0' : '1';
  return { winner, steps: won(winner) === 3 ? 2 : 1 };
}
