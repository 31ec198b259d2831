/** Phases after `muster`, and the moves of their stages. */
import type { Asked } from './types';

export const PHASES = {
  decoy: { decoy: ['chooseQueen', 'resign'] },
  plan: { planning: ['plan', 'unplan', 'resign'] },
  play: {
    choose: ['choose', 'resign'],
    act: ['move', 'attack', 'placeStarfighter', 'sendToPalace', 'deploy', 'undo', 'finish', 'resign'],
    block: ['block', 'resign'],
    bonus: ['takeBonus', 'resign'],
  },
} as const;

export function phaseOf(asked: Asked): keyof typeof PHASES {
  return asked === 'decoy' || asked === 'plan' ? asked : 'play';
}
