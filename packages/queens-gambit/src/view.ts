/** What each viewer may know, built from nothing: a field that is not named here is seen by nobody. */
import { hasCommitted, sizeOf, type SeatId, type Viewer } from '@theed/tabletop';
import { cardOf, type Book } from './book';
import type { DeckName, Side } from './components/types';
import { shieldIsUp, specOf } from './match';
import { forBoth, isOf, seatsIn } from './sides';
import type { DeckView, Flight, Obstacle, QueensGambitState, QueensGambitView, Run, RunView } from './types';
import type { SeatView, Stack, UnitState, UnitView } from './types';

export function viewOf(book: Book, state: QueensGambitState, viewer: Viewer): QueensGambitView {
  const { space } = state;
  const over = state.over !== null;
  return {
    round: state.round,
    asked: state.asked,
    askedSeat: state.askedSeat,
    marker: state.marker,
    turn: state.turn,
    seats: Object.fromEntries(seatsIn(state).map((seat) => [seat, seatView(book, state, seat, viewer)])),
    sides: forBoth((side) => ({
      battlefield: deckView(state, side, 'battlefield'),
      palace: deckView(state, side, 'palace'),
    })),
    units: mapValues(state.units, (unit) => unitView(book, unit)),
    lost: { ...state.lost },
    shield: shieldIsUp(state),
    // Naboo's seats may look at any time, the others once a queen is dead. [S p4, p8]
    realQueen: over || state.queensKnown || isOf(viewer, 'naboo') ? state.realQueen : null,
    queensKnown: state.queensKnown,
    space: {
      place: space.place,
      pileSize: space.pile.length,
      pile: over ? [...space.pile] : null,
      grids: mapValues(space.grids, (grid) => ({ ...grid })),
      out: { ...space.out },
      turned: space.turned,
    },
    flight: state.flight === null ? null : flightView(state.flight),
    runs: mapValues(state.runs, runView),
    bonusDue: mapValues(state.bonusDue, ({ seat, count }) => ({ seat, count })),
    undoable: sizeOf(state.undo),
  };
}

function seatView(book: Book, state: QueensGambitState, seat: SeatId, viewer: Viewer): SeatView {
  const { side, hand, bonus, offersResignation } = state.seats[seat]!;
  // When the match is over everything is public; before, teammates share their cards. [S p15, O]
  const over = state.over !== null;
  const open = over || isOf(viewer, side);
  const stack = stackOf(state, seat);
  return {
    side,
    handSize: sizeOf(hand),
    hand: open ? { ...hand } : null,
    placed: state.asked !== 'decoy' && (state.asked !== 'plan' || hasCommitted(state.plans, seat)),
    stackSize: sizeOf(stack),
    stack: open
      ? Object.values(stack).map((card) => (card.bonus && !over ? null : { id: card.id, kind: card.kind }))
      : null,
    bonus: bonusCounts(book, side, bonus),
    bonusCards: over ? Object.values(bonus).map(({ kind }) => kind) : null,
    offersResignation: open && offersResignation,
  };
}

/** The seat's cards that lie face down and are to be turned. */
function stackOf(state: QueensGambitState, seat: SeatId): Readonly<Stack> {
  return state.plans[seat] ?? state.seats[seat]!.stack;
}

/** From which deck a bonus card came is public while it lies on the bonus pile. [O] */
function bonusCounts(book: Book, side: Side, bonus: Readonly<Stack>): Record<DeckName, number> {
  const counts = { battlefield: 0, palace: 0 };
  for (const { kind } of Object.values(bonus)) counts[cardOf(book, side, kind).deck] += 1;
  return counts;
}

function deckView(state: QueensGambitState, side: Side, deck: DeckName): DeckView {
  const { draw, discard } = state.sides[side][deck];
  return { size: draw.length, discard: { ...discard }, draw: state.over === null ? null : [...draw] };
}

function unitView(book: Book, unit: UnitState): UnitView {
  const { groupSize, hits } = specOf(book, unit);
  return {
    at: unit.at,
    ...(groupSize > 1 ? { figures: unit.figures } : {}),
    ...(hits !== null && hits > 1 ? { damage: unit.damage } : {}),
  };
}

function runView({ seat, deck, card, option, step, drawn, acted, active }: Run): RunView {
  return {
    seat,
    deck,
    card,
    option,
    step,
    drawn,
    acted: { ...acted },
    active:
      active === null ? null : { unit: active.unit, moved: active.moved, dice: active.dice, attacked: active.attacked },
  };
}

function flightView({ obstacle, blocks, open }: Flight): Flight {
  return { obstacle: obstacleView(obstacle), blocks, open: [...open] };
}

export function obstacleView(obstacle: Obstacle): Obstacle {
  return obstacle.kind === 'card' ? { kind: 'card', card: obstacle.card } : { kind: 'grid', grid: obstacle.grid };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
