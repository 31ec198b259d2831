/** A round from its plans to the passing of the marker. [S p5] */
import { sizeOf, takeOut, type SeatId } from '@theed/tabletop';
import { cardOf } from './book';
import { discard, drawHands } from './deck';
import type { Match } from './match';
import { askForPlans, handSpec } from './plan';
import { nextSeat, seatsIn, sideOf } from './sides';
import type { CardKind, DeckName } from './components/types';
import type { QueensGambitState } from './types';

/** Deals the first hands. [S p4] */
export function beginFirstRound(match: Match): void {
  beginRound(match, handSpec(match.book, match.state).deal);
}

function beginRound(match: Match, cardsOfEachDeck: number): void {
  const { state } = match;
  state.round += 1;
  state.turn = state.marker;
  match.emit({ type: 'round', round: state.round, marker: state.marker });
  drawHands(match, cardsOfEachDeck);
  askForPlans(match);
}

/** The marker passes clockwise, and everybody draws. Offers to resign are void. [S p5, p15, O] */
export function endRound(match: Match): void {
  const { state } = match;
  for (const seat of seatsIn(state)) state.seats[seat]!.offersResignation = false;
  state.marker = nextSeat(state, state.marker);
  beginRound(match, handSpec(match.book, state).draw);
}

/** The next seat clockwise that has a card to turn, from this one on; `null` if all stacks are played. [S p7] */
export function seatToTurn(state: QueensGambitState, from: SeatId): SeatId | null {
  let seat = from;
  for (let count = 0; count < state.seatCount; count += 1) {
    if (sizeOf(state.seats[seat]!.stack) > 0) return seat;
    seat = nextSeat(state, seat);
  }
  return null;
}

/** The seat turns the top card of its stack, and a new chain begins with it. */
export function turnCard(match: Match, seat: SeatId): void {
  const { state } = match;
  const { stack } = state.seats[seat]!;
  const { kind, bonus } = takeOut(stack, Object.keys(stack)[0]!);
  const { deck } = cardOf(match.book, sideOf(seat), kind);
  state.turn = seat;
  state.undo = {};
  match.emit({ type: 'turned', seat, side: sideOf(seat), deck, card: kind, bonus });
  beginRun(match, seat, deck, kind);
}

/** The card is open: it goes to its discard pile, then it is carried out. [S p15] */
export function beginRun(match: Match, seat: SeatId, deck: DeckName, card: CardKind): void {
  const { runs } = match.state;
  discard(match, sideOf(seat), deck, card);
  runs[String(sizeOf(runs) + 1)] = {
    seat,
    deck,
    card,
    option: null,
    step: 0,
    drawn: 0,
    acted: {},
    active: null,
  };
}
