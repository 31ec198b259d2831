/** The game as servers, clients and tests know it. */
import { openCommitments, type GamePackage, type Json, type TableGame } from '@theed/tabletop';
import { cardTable, fullDeck } from './cards';
import { defaultComponents, parseComponents } from './components';
import { shuffleIntoDeck } from './deck';
import { playerMoves, serverMoves } from './moves';
import { narrate } from './narrate';
import { legalMoves, momentOf, owes, PHASES, positionOf } from './position';
import { beginRound } from './round';
import { forBoth, isSide } from './sides';
import { SIDES, type ClashEvent, type ClashState, type ClashView } from './types';
import { viewOf } from './view';
import { viewEventOf } from './view-event';

export const CLASH = 'clash-of-the-lightsabers';

export type ClashGame = TableGame<ClashState, ClashEvent, ClashView>;

/**
 * Makes the game with these deck lists.
 *
 * @throws ComponentError which names the field that is wrong
 */
export function createClash(given: unknown): ClashGame {
  const components = parseComponents(given);
  const cards = cardTable(components);
  const decks = forBoth((side) => fullDeck(components, side));
  return {
    name: CLASH,
    rulesVersion: 'clash/1',
    seatCounts: [2],
    phases: PHASES,
    components: components as unknown as Json,
    moves: playerMoves(cards),
    tableMoves: serverMoves(cards),
    deal: (_seats, { random, emit }) => {
      const state = newDuel();
      const duel = { state, cards, random, emit };
      for (const side of SIDES) shuffleIntoDeck(duel, side, decks[side]);
      beginRound(duel, 1);
      return state;
    },
    position: positionOf,
    at: momentOf,
    over: ({ over }) => (over === null ? null : { winner: over.winner, by: over.by }),
    awaited: (state) => SIDES.filter((side) => owes(state, side)),
    view: (state, viewer) => viewOf(cards, state, viewer),
    viewEvent: viewEventOf,
    legal: (state, seat) => (isSide(seat) ? legalMoves(state, seat) : []),
    narrate,
  };
}

/** The game with the deck lists that it comes with. */
export const clash: ClashGame = createClash(defaultComponents);

export const clashPackage: GamePackage = {
  name: CLASH,
  defaults: defaultComponents as unknown as Json,
  create: (components: unknown) => createClash(components),
};

/** A duel before anything is dealt. */
function newDuel(): ClashState {
  return {
    round: 1,
    battle: 0,
    step: 0,
    asked: 'plan',
    trailing: null,
    sides: forBoth(() => ({
      position: 1,
      deck: [],
      shuffles: 0,
      disrupts: 0,
      hand: {},
      handles: { made: 0 },
      plan: {},
      discard: {},
    })),
    plans: openCommitments(SIDES),
    choices: {},
    battles: {},
    rounds: {},
    over: null,
  };
}
