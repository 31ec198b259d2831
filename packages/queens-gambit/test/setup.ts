/** States to begin a scenario with, and what must hold in every state. */
import { cardsOf, layAll, openCommitments } from '@theed/tabletop';
import { makeBoards } from '../src/boards';
import { allDecks, fullDeck, makeBook, type Book } from '../src/book';
import { figureOf, lose } from '../src/damage';
import { newState } from '../src/setup';
import { defaultComponents, parseComponents, type QueensGambitGame, type QueensGambitState } from '../src';
import {
  DECKS,
  SIDES,
  type CardKind,
  type DeckName,
  type Side,
  type SpaceId,
  type UnitId,
  type UnitState,
} from '../src';

export interface SeatSetup {
  /** Cards that the seat has planned, the first on top. */
  readonly stack?: readonly CardKind[];
  /** Bonus cards won in the round before, the first won first. */
  readonly bonus?: readonly CardKind[];
  /** What is left in hand. */
  readonly hand?: readonly CardKind[];
}

export interface DeckSetup {
  /** The draw pile, top first. All that is nowhere else lies below, unless `bottom` says that this is all. */
  readonly draw?: readonly CardKind[];
  readonly bottom?: true;
  readonly discard?: readonly CardKind[];
}

export interface TableSetup {
  readonly seats?: 2 | 4;
  readonly cards?: Readonly<Record<string, SeatSetup>>;
  readonly decks?: Partial<Record<Side, Partial<Record<DeckName, DeckSetup>>>> | undefined;
  /** Units that stand elsewhere than in the set-up, or are weakened. */
  readonly units?: Readonly<Record<UnitId, SpaceId | (Partial<UnitState> & { readonly at: SpaceId })>>;
  /** All other units are out of play, but for the viceroys. */
  readonly only?: true;
  /** These units are out of play. */
  readonly gone?: readonly UnitId[];
  readonly realQueen?: 'redQueen' | 'purpleQueen';
  /** Anakin's place. */
  readonly anakin?: number;
  /** Starfighter cards on the grids, the first placed first. */
  readonly grids?: Readonly<Record<string, readonly string[]>>;
  /** Starfighter cards not yet turned, top first; the others are below, or out of the game if `fightersOut` is set. */
  readonly fighters?: readonly string[];
  readonly fightersOut?: true;
  readonly marker?: string;
}

export const defaultBook: Book = makeBook(defaultComponents, makeBoards(defaultComponents));

export function bookOf(game: QueensGambitGame): Book {
  const components = parseComponents(game.components);
  return makeBook(components, makeBoards(components));
}

/** All plan; nobody has placed yet. Planned cards are in the hands. */
export function stateFor(book: Book, setup: TableSetup): QueensGambitState {
  const seats = Array.from({ length: setup.seats ?? 2 }, (_, index) => String(index));
  const state = newState(book, seats);
  state.round = 1;
  state.moment = 1;
  state.asked = 'plan';
  state.plans = openCommitments(seats);
  state.realQueen = setup.realQueen ?? 'redQueen';
  state.marker = setup.marker ?? '0';
  state.turn = state.marker;
  setUnits(state, setup);
  setCards(book, state, setup);
  setSpace(book, state, setup);
  return state;
}

function setUnits(state: QueensGambitState, { units = {}, only, gone = [] }: TableSetup): void {
  for (const [id, change] of Object.entries(units)) {
    const unit = state.units[id];
    if (unit === undefined) throw new Error(`there is no unit ${id} in the set-up`);
    const changed: Partial<UnitState> = typeof change === 'string' ? { at: change } : change;
    if (changed.figures !== undefined) lose({ state }, unit.kind, unit.figures - changed.figures);
    state.units[id] = { ...unit, ...changed };
  }
  for (const [id, { kind, figures }] of Object.entries(state.units)) {
    if (!gone.includes(id) && (only !== true || kind === 'viceroy' || Object.hasOwn(units, id))) continue;
    lose({ state }, kind, figures);
    delete state.units[id];
  }
}

function setCards(book: Book, state: QueensGambitState, { cards = {}, decks = {} }: TableSetup): void {
  const used: Record<Side, CardKind[]> = { federation: [], naboo: [] };
  for (const [seat, { stack = [], hand = [], bonus = [] }] of Object.entries(cards)) {
    const owner = state.seats[seat]!;
    for (const kind of [...stack, ...hand]) owner.hand[`c${++owner.handles.made}`] = kind;
    bonus.forEach((kind, index) => {
      owner.bonus[String(index + 1)] = { id: `c${++owner.handles.made}`, kind, bonus: true };
    });
    used[owner.side].push(...stack, ...hand, ...bonus);
  }
  for (const side of SIDES) {
    for (const deck of DECKS) {
      const { draw = [], bottom, discard = [] } = decks[side]?.[deck] ?? {};
      const rest = without(fullDeck(book, side, deck), [...used[side], ...draw, ...discard]);
      const pile = state.sides[side][deck];
      pile.draw = [...draw, ...(bottom === true ? [] : rest)].reverse();
      pile.shuffles = 1;
      layAll(pile.discard, discard);
    }
  }
}

function setSpace(book: Book, { space }: QueensGambitState, setup: TableSetup): void {
  const { anakin = 0, grids = {}, fighters = [], fightersOut } = setup;
  space.place = anakin;
  for (const [grid, cards] of Object.entries(grids)) layAll(space.grids[grid]!, cards);
  const placed = Object.values(grids).flat();
  const rest = Object.keys(book.components.space.starfighters).filter(
    (card) => !placed.includes(card) && !fighters.includes(card),
  );
  space.pile = [...fighters, ...(fightersOut === true ? [] : rest)].reverse();
  if (fightersOut === true) layAll(space.out, rest);
}

/** As `list` without these; what it does not have is passed over, since it is of the side's other deck. */
function without(list: readonly CardKind[], gone: readonly CardKind[]): CardKind[] {
  const left = [...list];
  for (const kind of gone) {
    const index = left.indexOf(kind);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Every card of a side, wherever it lies. */
export function cardsOfSide(state: QueensGambitState, side: Side): CardKind[] {
  const seats = Object.entries(state.seats).filter(([, seat]) => seat.side === side);
  return [
    ...DECKS.flatMap((deck) => [...state.sides[side][deck].draw, ...cardsOf(state.sides[side][deck].discard)]),
    ...seats.flatMap(([id, { hand, stack, bonus }]) => [
      ...cardsOf(hand),
      ...[...cardsOf(stack), ...cardsOf(bonus), ...cardsOf(state.plans[id] ?? {})].map(({ kind }) => kind),
    ]),
  ];
}

/** Figures of each kind, on the table and out of play; droids of palace and plains together. */
export function figuresOf(state: QueensGambitState): Record<string, number> {
  const figures: Record<string, number> = { ...state.lost };
  for (const { kind, figures: count } of Object.values(state.units)) {
    figures[figureOf(kind)] = (figures[figureOf(kind)] ?? 0) + count;
  }
  return figures;
}

function starfightersOf({ space }: QueensGambitState): string[] {
  const { pile, grids, out, turned } = space;
  return [...pile, ...Object.values(grids).flatMap(cardsOf), ...cardsOf(out), ...(turned === null ? [] : [turned])];
}

export interface Inventory {
  readonly cards: Readonly<Record<Side, string>>;
  readonly figures: string;
  readonly fighters: string;
}

/** What is on the table in all; the same before and after every input. */
export function inventoryOf(state: QueensGambitState): Inventory {
  const text = (list: readonly string[]): string => [...list].sort().join(' ');
  const figures = Object.entries(figuresOf(state)).filter(([, count]) => count > 0);
  return {
    cards: { federation: text(cardsOfSide(state, 'federation')), naboo: text(cardsOfSide(state, 'naboo')) },
    figures: text(figures.map(([kind, count]) => `${kind}=${count}`)),
    fighters: text(starfightersOf(state)),
  };
}

/** What a whole game has. */
export function fullInventory(book: Book): Inventory {
  const decks = allDecks(book);
  const text = (list: readonly string[]): string => [...list].sort().join(' ');
  return {
    cards: { federation: text(decks.federation), naboo: text(decks.naboo) },
    figures: inventoryOf(newState(book, ['0', '1'])).figures,
    fighters: text(Object.keys(book.components.space.starfighters)),
  };
}

/** What is wrong in a state, whatever happened; empty if all is well. */
export function faultsOf(book: Book, state: QueensGambitState): string[] {
  const faults: string[] = [];
  const spaces = new Map<SpaceId, UnitId>();
  for (const [id, { kind, at, figures, damage }] of Object.entries(state.units)) {
    const { groupSize, hits } = book.components.units[kind];
    const other = spaces.get(at);
    if (other !== undefined) faults.push(`${id} and ${other} both stand on ${at}`);
    spaces.set(at, id);
    if (!book.field.spots.has(at)) faults.push(`${id} stands on ${at}, which is no space`);
    if (figures < 1 || figures > groupSize) faults.push(`${id} has ${figures} figures`);
    if (damage < 0 || (hits !== null && damage >= Math.max(1, hits))) faults.push(`${id} lives with damage ${damage}`);
  }
  return faults;
}
