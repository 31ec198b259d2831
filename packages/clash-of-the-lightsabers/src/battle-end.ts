/** How a battle ends, and where its cards go. (C22 to C28) */
import { clear, layAll } from '@theed/tabletop';
import { battleNumber, currentBattle, type Duel } from './duel';
import { otherSide } from './sides';
import { SIDES, type BattleEnd, type Side } from './types';

/** The loser's row is discarded; the winner's stays on the table until the round ends. [R] */
export function winBattle(duel: Duel, winner: Side, by: BattleEnd): void {
  discardRow(duel, otherSide(winner));
  end(duel, winner, by);
}

/** Both rows are discarded. [R] */
export function drawBattle(duel: Duel, by: BattleEnd): void {
  for (const side of SIDES) discardRow(duel, side);
  end(duel, null, by);
}

/** The row goes to its owner's discard pile in the order played, and its Surges with it. */
function discardRow({ state }: Duel, side: Side): void {
  const battle = currentBattle(state);
  layAll(state.sides[side].discard, clear(battle.rows[side]));
  battle.surge[side] = 0;
}

function end({ state, emit }: Duel, winner: Side | null, by: BattleEnd): void {
  currentBattle(state).result = { winner, by };
  emit({ type: 'battle-over', battle: battleNumber(state), winner, by });
}
