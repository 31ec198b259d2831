/** The game as servers, clients and tests know it. */
import type { GamePackage, Json, TableGame } from '@theed/tabletop';
import { makeBoards } from './boards';
import { makeBook } from './book';
import { defaultComponents, parseComponents } from './components';
import { legalMoves } from './legal';
import { playerMoves, serverMoves } from './moves';
import { narrate } from './narrate';
import { PHASES } from './phases';
import { momentOf, owes, positionOf } from './position';
import { newState, setUp } from './setup';
import { seatsIn } from './sides';
import type { QueensGambitEvent, QueensGambitState, QueensGambitView } from './types';
import { viewOf } from './view';
import { viewEventOf } from './view-event';

export const QUEENS_GAMBIT = 'queens-gambit';

export type QueensGambitGame = TableGame<QueensGambitState, QueensGambitEvent, QueensGambitView>;

/**
 * Makes the game with these components.
 *
 * @throws ComponentError which names the field that is wrong
 */
export function createQueensGambit(given: unknown): QueensGambitGame {
  const components = parseComponents(given);
  const book = makeBook(components, makeBoards(components));
  return {
    name: QUEENS_GAMBIT,
    rulesVersion: 'queens-gambit/1',
    seatCounts: [2, 4],
    phases: PHASES,
    components: components as unknown as Json,
    moves: playerMoves(book),
    tableMoves: serverMoves(book),
    deal: (seats, { random, emit }) => {
      const state = newState(book, seats);
      setUp({ state, book, random, emit });
      return state;
    },
    position: positionOf,
    at: momentOf,
    over: ({ over }) => (over === null ? null : { winner: over.winner, by: over.by }),
    awaited: (state) => seatsIn(state).filter((seat) => owes(state, seat)),
    view: (state, viewer) => viewOf(book, state, viewer),
    viewEvent: viewEventOf,
    legal: (state, seat) => (Object.hasOwn(state.seats, seat) ? legalMoves({ state, book }, seat) : []),
    narrate,
  };
}

/** The game with the components that it comes with. */
export const queensGambit: QueensGambitGame = createQueensGambit(defaultComponents);

export const queensGambitPackage: GamePackage = {
  name: QUEENS_GAMBIT,
  defaults: defaultComponents as unknown as Json,
  create: (components: unknown) => createQueensGambit(components),
};
