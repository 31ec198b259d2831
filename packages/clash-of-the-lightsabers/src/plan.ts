/** Planning a round: three cards of the hand face down, one for each battle, in secret. (C9, C10) */
import { allCommitted, commit, openCommitments, reveal, takeBack, takeOut, type CardId } from '@theed/tabletop';
import type { Duel } from './duel';
import { BATTLES, SIDES, type ClashState, type Plan, type Side } from './types';

export function askForPlans(state: ClashState): void {
  state.battle = 0;
  state.step = 0;
  state.asked = 'plan';
  state.trailing = null;
  state.plans = openCommitments(SIDES);
}

/** Places the cards, the first for battle 1. The second side to place ends planning. */
export function place({ state, emit }: Duel, side: Side, ids: readonly CardId[]): void {
  const { hand } = state.sides[side];
  const plan: Plan = {};
  for (const [index, id] of ids.entries()) plan[String(BATTLES[index])] = { id, kind: takeOut(hand, id) };
  commit(state.plans, side, plan);
  emit({ type: 'planned', seat: side });
}

/** Takes all three back. A card stays hidden all the while, so it keeps its id. */
export function takePlanBack({ state, emit }: Duel, side: Side): void {
  const { hand } = state.sides[side];
  for (const { id, kind } of Object.values(takeBack(state.plans, side))) hand[id] = kind;
  emit({ type: 'unplanned', seat: side });
}

export function bothPlanned(state: ClashState): boolean {
  return allCommitted(state.plans);
}

/** From now on the plans cannot be taken back; the cards stay face down until their battles. */
export function lockPlans(state: ClashState): void {
  const plans = reveal(state.plans);
  for (const side of SIDES) state.sides[side].plan = plans[side]!;
}
