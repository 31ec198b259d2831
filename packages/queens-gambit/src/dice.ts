/** Dice: which are rolled, in which order, and what they show. */
import type { Die } from './types';
import { ATTACK_DICE, DEFENCE_DICE, type DieColour, type Face, type UnitSpec } from './components/types';
import type { Match } from './match';

export type RollKind = 'attack' | 'defence' | 'fighters' | 'anakin';

/** Faces 1 to 6; each roll has a label of its own. */
function roll({ state, random }: Match, kind: RollKind, count: number): number[] {
  state.rolls[kind] += 1;
  return random.roll(`${kind}/${state.rolls[kind]}`, 6, count);
}

/** Rolls these dice; where there are none nothing is rolled. */
export function rollDice(match: Match, kind: RollKind, colours: readonly DieColour[]): Die[] {
  if (colours.length === 0) return [];
  return roll(match, kind, colours.length).map((face, index): Die => [colours[index]!, face]);
}

/** Two ordinary dice. [S p13] */
export function rollAnakin(match: Match): number[] {
  return roll(match, 'anakin', 2);
}

/** The attacker's dice: red, then gray, figure by figure. A duelist rolls as many as it says. [O] */
export function attackColours({ attack, attackPer }: UnitSpec, figures: number, count: number | null): DieColour[] {
  const one = ATTACK_DICE.flatMap((colour) => Array<DieColour>(attack[colour] ?? 0).fill(colour));
  const all = repeat(one, attackPer === 'figure' ? figures : 1);
  return count === null ? all : Array.from({ length: count }, (_, index) => one[index % one.length]!);
}

/** The defender's dice: green, blue, gold, figure by figure. [O] */
export function defenceColours({ defence, defencePer }: UnitSpec, figures: number): DieColour[] {
  const one = DEFENCE_DICE.flatMap((colour) => Array<DieColour>(defence[colour] ?? 0).fill(colour));
  return repeat(one, defencePer === 'figure' ? figures : 1);
}

export function sumOf({ book }: Match, dice: readonly Die[], what: keyof Face): number {
  return dice.reduce((sum, [colour, face]) => sum + (book.components.dice.faces[colour][face - 1]![what] ?? 0), 0);
}

function repeat<T>(list: readonly T[], times: number): T[] {
  return Array.from({ length: times }, () => list).flat();
}
