import type { RuleTools } from '@theed/tabletop';
import type { CardTable } from './cards';
import type { Asked, Battle, BattleState, ClashEvent, ClashState, Side } from './types';

/**
 * What every rule works on: the state, which it changes in place, the printed cards, chance, and the events that tell
 * what happened. Made anew for each input and kept by nobody.
 */
export interface Duel extends RuleTools<ClashEvent> {
  readonly state: ClashState;
  readonly cards: CardTable;
}

/** The battle that is being fought. @throws while planning */
export function currentBattle(state: ClashState): BattleState {
  const battle = state.battles[String(state.battle)];
  if (battle === undefined) throw new Error('no battle is being fought');
  return battle;
}

/** Asks for something else than before, hence a new `at`. */
export function ask(state: ClashState, asked: Asked, trailing: Side | null): void {
  state.step += 1;
  state.asked = asked;
  state.trailing = trailing;
}

/** @throws while planning */
export function battleNumber(state: ClashState): Battle {
  if (state.battle === 0) throw new Error('no battle is being fought');
  return state.battle;
}
