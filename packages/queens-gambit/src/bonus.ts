/** Bonus cards: won by deaths, taken at once, unseen to the end of the round. [S p7] */
import { sizeOf, type SeatId } from '@theed/tabletop';
import type { UnitKind } from './components/types';
import { cardsLeft, drawCard, type Wanted } from './deck';
import { ask, type Match } from './match';
import { controllerOf, otherSide, sideOf } from './sides';
import type { BonusDue, QueensGambitState } from './types';

/** The enemy of the dead unit has won bonus cards; its battlefield seat will choose the decks. [S p7, p15, O] */
export function winBonus({ state, book, emit }: Match, victim: UnitKind): void {
  const { side, bonus } = book.components.units[victim];
  if (bonus === 0) return;
  const seat = controllerOf(state, otherSide(side), 'battlefield');
  emit({ type: 'bonus-won', seat, count: bonus, victim });
  state.bonusDue[String(Number(Object.keys(state.bonusDue).at(-1) ?? 0) + 1)] = { seat, count: bonus };
}

/** The choice that comes first, if there is one. */
export function nextBonus({ bonusDue }: QueensGambitState): BonusDue | null {
  return Object.values(bonusDue)[0] ?? null;
}

/** All ways to take so many cards; if there are fewer in both decks, all of them. */
export function bonusSplits(state: QueensGambitState, { seat, count }: BonusDue): Wanted[] {
  const left = (deck: 'battlefield' | 'palace'): number => cardsLeft(state, sideOf(seat), deck);
  const due = Math.min(count, left('battlefield') + left('palace'));
  const splits: Wanted[] = [];
  for (let battlefield = 0; battlefield <= due; battlefield += 1) {
    const palace = due - battlefield;
    if (battlefield <= left('battlefield') && palace <= left('palace')) splits.push({ battlefield, palace });
  }
  return splits;
}

/** Asks for the next choice, or takes the only one by itself. @returns whether somebody is asked */
export function settleBonus(match: Match, due: BonusDue): boolean {
  const splits = bonusSplits(match.state, due);
  if (splits.length > 1) {
    ask(match, 'bonus', due.seat);
    return true;
  }
  takeBonus(match, due.seat, splits[0]!, true);
  return false;
}

/** Lays the cards on the bonus pile, those of the battlefield deck first. [O] */
export function takeBonus(match: Match, seat: SeatId, split: Wanted, forced: boolean): void {
  const { state, emit } = match;
  const { bonus, handles } = state.seats[seat]!;
  delete state.bonusDue[Object.keys(state.bonusDue)[0]!];
  for (const deck of ['battlefield', 'palace'] as const) {
    for (let count = 0; count < split[deck]; count += 1) {
      const kind = drawCard(match, sideOf(seat), deck)!;
      handles.made += 1;
      bonus[String(sizeOf(bonus) + 1)] = { id: `c${handles.made}`, kind, bonus: true };
    }
  }
  emit({ type: 'bonus-taken', seat, battlefield: split.battlefield, palace: split.palace, forced });
}
