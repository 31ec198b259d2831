/**
 * Ways in which this game could tell too much, each planted into a copy of it. The paired worlds must catch every one;
 * a checker that lets one through proves nothing about the game itself.
 */
import { seatViewer, type SeatId, type Viewer } from '@theed/tabletop';
import { queensGambit, type QueensGambitEvent, type QueensGambitGame, type QueensGambitState } from '../src';
import type { QueensGambitView, SeatView, UnitId } from '../src';
import { cardOf } from '../src/book';
import { isOf, mateOf, sideOf } from '../src/sides';
import { defaultBook } from './setup';

/** The view with something changed about each seat. */
function seatsWith(
  change: (seat: SeatView, state: QueensGambitState, id: SeatId, viewer: Viewer) => object,
): QueensGambitGame['view'] {
  return (state, viewer) => {
    const view = queensGambit.view(state, viewer);
    const seats = Object.entries(view.seats).map(([id, seat]) => [id, { ...seat, ...change(seat, state, id, viewer) }]);
    return { ...view, seats: Object.fromEntries(seats) as QueensGambitView['seats'] };
  };
}

function viewWith(change: (view: QueensGambitView, state: QueensGambitState, viewer: Viewer) => object) {
  return (state: QueensGambitState, viewer: Viewer): QueensGambitView => {
    const view = queensGambit.view(state, viewer);
    return { ...view, ...change(view, state, viewer) };
  };
}

function eventsWith(
  change: (event: QueensGambitEvent, seen: QueensGambitEvent, viewer: Viewer) => QueensGambitEvent,
): QueensGambitGame['viewEvent'] {
  return (event, viewer) => {
    const seen = queensGambit.viewEvent(event, viewer);
    return seen === null ? null : change(event, seen, viewer);
  };
}

const otherTeam = (state: QueensGambitState, seat: SeatId): SeatId[] =>
  Object.keys(state.seats).filter((other) => sideOf(other) !== sideOf(seat));

const handsOf = (state: QueensGambitState, seats: readonly SeatId[]): string[] =>
  seats.flatMap((seat) => Object.values(state.seats[seat]!.hand));

const deckOf = (seat: SeatId, kind: string): string => cardOf(defaultBook, sideOf(seat), kind).deck;

export const leakMutants: Readonly<Record<string, Partial<QueensGambitGame>>> = {
  'the decoy is in the id of her unit': {
    view: viewWith(({ units }, { realQueen }) => ({
      units: Object.fromEntries(
        Object.entries(units).map(([id, unit]): [UnitId, unknown] => [
          realQueen !== null && id.startsWith(realQueen) ? `${id}-real` : id,
          unit,
        ]),
      ),
    })),
  },
  'the real queen is shown to all who sit at the table': {
    view: viewWith(({ realQueen }, state, viewer) => ({
      realQueen: viewer.kind === 'seat' ? state.realQueen : realQueen,
    })),
  },
  'the choice of the queen is told to everybody': {
    viewEvent: eventsWith((event, seen) => (event.type === 'queen-chosen' ? event : seen)),
  },
  'the deck of a card that lies face down can be seen': {
    view: seatsWith((_seat, state, id) => ({
      backs: Object.values(state.plans[id] ?? state.seats[id]!.stack)
        .filter(({ bonus }) => !bonus)
        .map(({ kind }) => deckOf(id, kind)),
    })),
  },
  'the deck of a card in the hand can be seen': {
    view: seatsWith((_seat, state, id) => ({
      backs: Object.entries(state.seats[id]!.hand).map(([card, kind]) => [card, deckOf(id, kind)]),
    })),
  },
  'bonus cards are known to their owner': {
    view: seatsWith((seat, state, id, viewer) => ({
      bonusCards: isOf(viewer, sideOf(id))
        ? Object.values(state.seats[id]!.bonus).map(({ kind }) => kind)
        : seat.bonusCards,
    })),
  },
  'bonus cards in a stack are known to their owner': {
    view: seatsWith((seat, state, id, viewer) => ({
      stack: isOf(viewer, sideOf(id))
        ? Object.values(state.seats[id]!.stack).map(({ id: card, kind }) => ({ id: card, kind }))
        : seat.stack,
    })),
  },
  'a plan is shown to the other team': {
    view: seatsWith((seat, state, id, viewer) => ({
      stack: viewer.kind === 'seat' ? Object.values(state.plans[id] ?? state.seats[id]!.stack) : seat.stack,
    })),
  },
  'hands are shown to spectators': {
    view: seatsWith((seat, state, id, viewer) => ({
      hand: viewer.kind === 'spectator' ? { ...state.seats[id]!.hand } : seat.hand,
    })),
  },
  'the kinds of a hand are counted for everybody': {
    view: seatsWith((seat, state, id) => ({
      handSize: `${seat.handSize} of ${new Set(Object.values(state.seats[id]!.hand)).size} kinds`,
    })),
  },
  'the order of the own decks is shown': {
    view: viewWith(({ sides }, state, viewer) => ({
      next: isOf(viewer, 'naboo') ? state.sides.naboo.palace.draw.at(-1) : null,
      sides,
    })),
  },
  'the next starfighter card is shown to the Federation': {
    view: viewWith(({ space }, state, viewer) => ({
      space: { ...space, next: isOf(viewer, 'federation') ? state.space.pile.at(-1) : null },
    })),
  },
  'cards that were drawn are told to everybody': {
    viewEvent: eventsWith((event, seen) => (event.type === 'drew' ? event : seen)),
  },
  'cards that were drawn are told to the mate of the other team': {
    viewEvent: eventsWith((event, seen, viewer) =>
      event.type === 'drew' && viewer.kind === 'seat' && Number(viewer.seat) === (Number(event.seat) + 1) % 4
        ? event
        : seen,
    ),
  },
  'what may be done depends on the cards of the other team': {
    legal: (state, seat) => {
      const legal = queensGambit.legal(state, seat);
      const armed = handsOf(state, otherTeam(state, seat)).some((kind) => kind.startsWith('double-attack'));
      return armed ? legal.filter(({ move }) => move !== 'resign') : legal;
    },
  },
  'the moment says what was planned': {
    at: (state) =>
      `${queensGambit.at(state)}${Object.values(state.plans)
        .map((plan) => plan?.['1']?.kind.length ?? '')
        .join('')}`,
  },
  'a refusal depends on the cards of the other team': {
    moves: {
      ...queensGambit.moves,
      finish: {
        ...queensGambit.moves.finish!,
        check: (state, seat, args) => {
          const refused = queensGambit.moves.finish!.check(state, seat, args);
          const forceful = handsOf(state, otherTeam(state, seat)).some((kind) => kind.startsWith('double'));
          return refused !== null && forceful ? { ...refused, code: 'better-not' } : refused;
        },
      },
    },
  },
  'the stage of a player depends on the cards of his hand': {
    position: (state) => {
      const { phase, stages } = queensGambit.position(state);
      const stage = (seat: SeatId, name: string): string =>
        handsOf(state, [seat]).some((kind) => kind.startsWith('anakin') || kind.startsWith('double'))
          ? `${name}-strongly`
          : name;
      return {
        phase,
        stages: Object.fromEntries(Object.entries(stages).map(([seat, name]) => [seat, stage(seat, name)])),
      };
    },
  },
};

/** Leaks that need a mate, so that they show at tables for four alone. */
export const teamMutants: Readonly<Record<string, Partial<QueensGambitGame>>> = {
  'a plan is shown to the seat across as if all were mates': {
    view: seatsWith((seat, state, id, viewer) => {
      const mate = viewer.kind === 'seat' ? mateOf(state, viewer.seat) : null;
      const shown = mate !== null && otherTeam(state, mate).includes(id);
      return { stack: shown ? Object.values(state.plans[id] ?? state.seats[id]!.stack) : seat.stack };
    }),
  },
  'the marker’s seat gets the hand of the next': {
    view: seatsWith((seat, state, id, viewer) => ({
      hand:
        viewer.kind === 'seat' && viewer.seat === state.marker && Number(id) === (Number(viewer.seat) + 1) % 4
          ? queensGambit.view(state, seatViewer(id)).seats[id]!.hand
          : seat.hand,
    })),
  },
};

/** The game with this leak. */
export function leaking(mutant: Partial<QueensGambitGame>): QueensGambitGame {
  return { ...queensGambit, ...mutant };
}
