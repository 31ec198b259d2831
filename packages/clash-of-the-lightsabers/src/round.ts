/** A round from its deal to its score, and what follows by itself until somebody is asked. (C7, C12, C13, C29 to C33) */
import { clear, layAll } from '@theed/tabletop';
import { layCards, openBattle } from './battle';
import { draw } from './deck';
import { battleNumber, currentBattle, type Duel } from './duel';
import { endMatch } from './endings';
import { askForPlans, lockPlans } from './plan';
import { scoreOf } from './score';
import { turnChoices } from './standoff';
import { BATTLES, SIDES, type Battle } from './types';

/** Cards that are dealt at the start of a round. [R] */
const CARDS_A_ROUND = 7;
/** The Final Duel card on which the duel is won. [R] */
const LAST_POSITION = 5;

/** What is left in hand is kept, and seven cards are drawn. [R] */
export function beginRound(duel: Duel, round: number): void {
  const { state } = duel;
  state.round = round;
  state.battles = {};
  askForPlans(state);
  duel.emit({ type: 'round', round });
  for (const side of SIDES) draw(duel, side, CARDS_A_ROUND);
}

/** Both have placed: no plan can be taken back any more, and battle 1 begins. [O] */
export function beginBattles(duel: Duel): void {
  lockPlans(duel.state);
  openBattle(duel, 1);
  goOn(duel);
}

/** All have chosen who take part in the Standoff. */
export function endChoosing(duel: Duel): void {
  const { state } = duel;
  const cards = turnChoices(state);
  duel.emit({ type: 'turned', battle: battleNumber(state), cards });
  layCards(duel, cards);
  goOn(duel);
}

/** While a battle is over and nobody is asked: the next battle, or the score and the next round. */
export function goOn(duel: Duel): void {
  const { state } = duel;
  while (currentBattle(state).result !== null) {
    if (state.battle === BATTLES.length) return endRound(duel);
    openBattle(duel, (state.battle + 1) as Battle);
  }
}

/** Scores, clears the table, and ends the match or deals the next round. */
function endRound(duel: Duel): void {
  const { state } = duel;
  state.trailing = null;
  score(duel);
  clearTable(duel);
  const winner = SIDES.find((side) => state.sides[side].position === LAST_POSITION);
  if (winner !== undefined) endMatch(duel, winner, 'duel');
  else beginRound(duel, state.round + 1);
}

function score({ state, emit }: Duel): void {
  const results = Object.fromEntries(Object.entries(state.battles).map(([battle, { result }]) => [battle, result!]));
  const { winner, steps } = scoreOf(Object.values(results).map((result) => result.winner));
  // Two steps from card 4 stop on card 5. [O]
  if (winner !== null) state.sides[winner].position = Math.min(LAST_POSITION, state.sides[winner].position + steps);
  const positions = { '0': state.sides['0'].position, '1': state.sides['1'].position };
  state.rounds[String(state.round)] = {
    results: Object.fromEntries(Object.entries(results).map(([battle, result]) => [battle, { ...result }])),
    winner,
    steps,
    positions,
  };
  emit({ type: 'scored', round: state.round, winner, steps, positions: { ...positions } });
}

/** What the winners' rows still hold goes to the discard piles, battle by battle. [R] */
function clearTable({ state }: Duel): void {
  for (const battle of Object.values(state.battles)) {
    for (const side of SIDES) {
      layAll(state.sides[side].discard, clear(battle.rows[side]));
      battle.surge[side] = 0;
    }
  }
}
