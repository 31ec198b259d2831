/** How a match ends. [S p2, p8, p14] */
import type { SeatId } from '@theed/tabletop';
import { shipHasFallen, specOf, type Match, type Scene } from './match';
import { otherSide, seatsIn, sideOf } from './sides';
import type { Side } from './components/types';
import type { Ending } from './types';

/** Ends the match if one side has won: asked after every roll, completed move, removal and flight, in mid-card. [O] */
export function checkEndings(match: Match): void {
  if (match.state.over !== null) return;
  const nabooLives = nabooUnits(match);
  if (shipHasFallen(match)) {
    // Maul dead, and enough Naboo units left to fill the throne room. [S p14]
    if ((match.state.lost.maul ?? 0) > 0 && nabooLives > match.book.components.rules.federationWinsAt) {
      return endMatch(match, 'naboo', 'ship');
    }
    if (holdsThroneRoom(match)) return endMatch(match, 'naboo', 'throne-room');
  }
  if (nabooLives <= match.book.components.rules.federationWinsAt) endMatch(match, 'federation', 'elimination');
}

/** Guards, queens, Panaka and Jedi alive: all that there were but those lost. Units of the plains do not count. [S p2] */
function nabooUnits({ state, book }: Scene): number {
  return book.nabooKinds.reduce((sum, kind) => sum + state.made[kind]! - (state.lost[kind] ?? 0), 0);
}

/** More Naboo units than Federation figures; the viceroys count. [S p14] */
function holdsThroneRoom({ state, book }: Scene): boolean {
  const { throneRoom, spots } = book.field;
  let majority = 0;
  for (const id of Object.keys(state.units)) {
    const unit = state.units[id]!;
    if (throneRoom[spots.get(unit.at)!]) majority += specOf(book, unit).side === 'naboo' ? 1 : -1;
  }
  return majority > 0;
}

/** Bonus cards not yet chosen lapse. [O] */
export function endMatch({ state, emit }: Match, winner: Side | null, by: Ending): void {
  state.bonusDue = {};
  state.undo = {};
  state.flight = null;
  state.over = { winner, by };
  emit({ type: 'over', winner, by });
}

/** The seat's side gives up: alone at once, a team of two when both seats say so. [O] */
export function resign(match: Match, seat: SeatId): void {
  match.emit({ type: 'resigned', seat, side: sideOf(seat) });
  endMatch(match, otherSide(sideOf(seat)), 'resign');
}

/** The seat ran out of time while it owed a decision. */
export function runOutOfTime(match: Match, seat: SeatId): void {
  match.emit({ type: 'timed-out', seat, side: sideOf(seat) });
  endMatch(match, otherSide(sideOf(seat)), 'timeout');
}

/** The seat has left for good. */
export function abandon(match: Match, seat: SeatId): void {
  match.emit({ type: 'abandoned', seat, side: sideOf(seat) });
  endMatch(match, otherSide(sideOf(seat)), 'abandon');
}

/** Everybody has left for good: nobody wins. */
export function abandonByAll(match: Match): void {
  for (const seat of seatsIn(match.state)) match.emit({ type: 'abandoned', seat, side: sideOf(seat) });
  endMatch(match, null, 'abandon');
}
