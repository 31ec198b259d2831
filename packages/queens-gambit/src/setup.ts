/** The table before anything is dealt. [S p2 to p4] */
import { openCommitments, type SeatId } from '@theed/tabletop';
import type { Book } from './book';
import { UNIT_KINDS, type DeckName } from './components/types';
import { noChain, shuffleAllDecks } from './deck';
import { addUnit } from './droids';
import { ask, type Match } from './match';
import { controllerOf, forBoth, sideOf } from './sides';
import type { DeckState, QueensGambitState } from './types';

/** Figures in their places, decks and starfighter cards shuffled; Naboo is asked for its queen. */
export function setUp(match: Match): void {
  const { state, random } = match;
  shuffleAllDecks(match);
  const fighters = Object.keys(match.book.components.space.starfighters);
  state.space.pile = random.shuffle('starfighters/1', fighters, (card) => card);
  ask(match, 'decoy', controllerOf(state, 'naboo', 'palace'));
}

export function newState(book: Book, seats: readonly SeatId[]): QueensGambitState {
  const { components, boards } = book;
  const newDecks = (): Record<DeckName, DeckState> => ({ battlefield: newDeck(), palace: newDeck() });
  const state: QueensGambitState = {
    seatCount: seats.length === 4 ? 4 : 2,
    round: 0,
    moment: 0,
    asked: 'decoy',
    askedSeat: null,
    marker: seats[0]!,
    turn: seats[0]!,
    seats: Object.fromEntries(
      seats.map((seat) => [
        seat,
        { side: sideOf(seat), hand: {}, handles: { made: 0 }, stack: {}, bonus: {}, offersResignation: false },
      ]),
    ),
    sides: forBoth(newDecks),
    plans: openCommitments(seats),
    units: {},
    made: {},
    lost: {},
    realQueen: null,
    queensKnown: false,
    space: {
      place: 0,
      pile: [],
      grids: Object.fromEntries(Object.keys(components.space.grids).map((grid) => [grid, {}])),
      out: {},
      turned: null,
    },
    flight: null,
    runs: {},
    chain: noChain(),
    undo: {},
    bonusDue: {},
    rolls: { attack: 0, defence: 0, fighters: 0, anakin: 0 },
    over: null,
  };
  for (const kind of UNIT_KINDS) {
    for (const space of boards.setup[kind]) addUnit({ state }, kind, space, components.units[kind].groupSize);
  }
  return state;
}

function newDeck(): DeckState {
  return { draw: [], discard: {}, shuffles: 0 };
}
