/** One battle, step by step: cards are turned, a Special is carried out, totals are compared. (C14 to C21) */
import { cardsOf, lay, sizeOf, takeOut } from '@theed/tabletop';
import { drawBattle, winBattle } from './battle-end';
import { cardOf, isSpecial, valueOf, type CardTable } from './cards';
import { ask, battleNumber, currentBattle, type Duel } from './duel';
import { carryOutSpecial } from './effects';
import { askForChoices, sidesWithCards } from './standoff';
import { forBoth, otherSide } from './sides';
import { SIDES, type Battle, type BattleState, type Kind, type Side } from './types';

/** The sum of a side's row, Specials counting 0, and of what its Surges have added. */
export function totalOf(cards: CardTable, battle: BattleState, side: Side): number {
  const row = cardsOf(battle.rows[side]).reduce((sum, kind) => sum + valueOf(cardOf(cards, side, kind)), 0);
  return row + battle.surge[side];
}

/** Both planned cards are turned at the same time, even if a hand is empty. [R, I] */
export function openBattle(duel: Duel, number: Battle): void {
  const { state } = duel;
  state.battle = number;
  state.step = 0;
  state.trailing = null;
  state.battles[String(number)] = { rows: { '0': {}, '1': {} }, surge: { '0': 0, '1': 0 }, result: null };
  const cards = forBoth((side) => takeOut(state.sides[side].plan, String(number)).kind);
  duel.emit({ type: 'revealed', battle: number, cards });
  layCards(duel, cards);
}

/**
 * Cards that come into the battle at the same moment, of both sides or of one. Two Specials cancel each other and are
 * discarded [R]; otherwise the cards lie in the rows before a Special is carried out [O].
 */
export function layCards(duel: Duel, cards: Readonly<Partial<Record<Side, Kind>>>): void {
  const { '0': green, '1': red } = cards;
  if (green !== undefined && red !== undefined && bothSpecial(duel.cards, green, red)) {
    cancel(duel, { '0': green, '1': red });
    return;
  }
  const battle = currentBattle(duel.state);
  const played = SIDES.flatMap((side) => (cards[side] === undefined ? [] : [{ side, kind: cards[side] }]));
  for (const { side, kind } of played) lay(battle.rows[side], kind);
  for (const { side, kind } of played) carryOutSpecial(duel, side, kind);
  // A Special that ends the battle is followed by no comparison. (C22)
  if (battle.result === null) compareTotals(duel);
}

/** The trailing side gives the battle up, or has to: with no card left it is not asked. [R] */
export function concedeBattle(duel: Duel, side: Side, forced: boolean): void {
  duel.emit({ type: 'conceded', seat: side, battle: battleNumber(duel.state), forced });
  winBattle(duel, otherSide(side), 'concession');
}

function bothSpecial(cards: CardTable, green: Kind, red: Kind): boolean {
  return isSpecial(cardOf(cards, '0', green)) && isSpecial(cardOf(cards, '1', red));
}

function cancel(duel: Duel, cards: Readonly<Record<Side, Kind>>): void {
  for (const side of SIDES) lay(duel.state.sides[side].discard, cards[side]);
  duel.emit({ type: 'cancelled', battle: battleNumber(duel.state), cards });
  compareTotals(duel);
}

function compareTotals(duel: Duel): void {
  const { state, cards, emit } = duel;
  const battle = currentBattle(state);
  const totals = forBoth((side) => totalOf(cards, battle, side));
  const leader = totals['0'] === totals['1'] ? null : totals['0'] > totals['1'] ? '0' : '1';
  emit({ type: 'compared', battle: battleNumber(state), totals, leader });
  if (leader !== null) trail(duel, otherSide(leader));
  else if (sidesWithCards(state).length === 0) drawBattle(duel, 'draw');
  else askForChoices(state);
}

function trail(duel: Duel, side: Side): void {
  if (sizeOf(duel.state.sides[side].hand) === 0) concedeBattle(duel, side, true);
  else ask(duel.state, 'trailing', side);
}
