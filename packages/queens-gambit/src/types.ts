/**
 * What the rules of The Queen's Gambit, and everybody who shows them, speak about. All of it is plain JSON.
 *
 * Comments in this package name the clauses of docs/rules/queens-gambit.md (`Q1`, `Q2`, …) and use its marks: `[S]`
 * printed in the rule book, `[I]` follows from it, `[W]` from the web, `[O]` our own ruling or reconstruction.
 */
import type { CardId, Commitments, Deck, Handles, HiddenZone, Pile, SeatId } from '@theed/tabletop';
import type { CardKind, DeckName, Side, SpaceId, UnitKind } from './components/types';

export * from './components/types';
export * from './events';
export * from './views';

/** The key of a card in the list of starfighter cards. */
export type StarfighterKind = string;

/** A unit on the table: `palaceGuard-3`. The number counts the units of a kind in the order of the set-up. */
export type UnitId = string;

/** A figure or a group that stands on a space. What has left the table has no entry. */
export interface UnitState {
  readonly kind: UnitKind;
  at: SpaceId;
  /** Figures left; 1 for single units. */
  figures: number;
  /** Steps on the damage track; 0 for units without one. */
  damage: number;
}

/** One of a side's two decks. */
export interface DeckState {
  draw: Deck<CardKind>;
  discard: Pile<CardKind>;
  /** How often it has been shuffled: the counter in the label of the next shuffle. */
  shuffles: number;
}

/** A card in a stack that is still face down. */
export interface StackCard {
  readonly id: CardId;
  readonly kind: CardKind;
  /** A bonus card, which nobody has seen. */
  readonly bonus: boolean;
}

/** Face-down cards by place; the lowest number is turned first. */
export type Stack = Record<string, StackCard>;

export interface SeatState {
  readonly side: Side;
  hand: HiddenZone<CardKind>;
  handles: Handles;
  /** Cards of this round still to be turned, once all have placed. */
  stack: Stack;
  /** Bonus cards won in this round, in the order won; they go under the stack of the next. */
  bonus: Stack;
  /** An offer to resign that the mate has not answered. Always `false` with two seats. */
  offersResignation: boolean;
}

/** A card that is being carried out. Cards drawn and played by another lie on top of it. */
export interface Run {
  /** Whose card it is: this seat picks the option. */
  readonly seat: SeatId;
  readonly deck: DeckName;
  readonly card: CardKind;
  /** Index of the option picked, or `null` before. */
  option: number | null;
  /** Index of the step of the option that is being carried out; see `stepsOf`. */
  step: number;
  /** Cards drawn so far by a draw-and-play step. */
  drawn: number;
  /** Units that have acted on this card, the present one included, by the index of the step. */
  acted: Record<UnitId, number>;
  /** The unit that is acting. */
  active: ActiveUnit | null;
}

export interface ActiveUnit {
  readonly unit: UnitId;
  /** Movement points used. */
  moved: number;
  /** Attack dice rolled. Units other than Jedi and Maul attack once, with all their dice. */
  dice: number;
  attacked: boolean;
}

/** What one `undo` takes back: what was changed, as it was before. */
export interface UndoEntry {
  /** Whose input it was. */
  readonly seat: SeatId;
  /** Units changed, as they were; `null` for one that was not there. */
  readonly units: Readonly<Record<UnitId, UnitState | null>>;
  readonly run: Run;
  /** `made` and `lost` as they were, if they were changed. */
  readonly counts: {
    readonly made: Readonly<Record<string, number>>;
    readonly lost: Readonly<Record<string, number>>;
  } | null;
}

/** An obstacle that Anakin tries to pass: a starfighter card or a printed grid. */
export type Obstacle =
  { readonly kind: 'card'; readonly card: StarfighterKind } | { readonly kind: 'grid'; readonly grid: number };

/** Anakin's flight while the Federation chooses the numbers that it blocks. */
export interface Flight {
  readonly obstacle: Obstacle;
  /** How many open numbers are to be blocked. */
  readonly blocks: number;
  /** The open numbers, ascending. */
  readonly open: readonly number[];
}

export interface SpaceState {
  /** 0 is the start, 5 the control ship. Grid `place + 1` is the next. */
  place: number;
  /** Starfighter cards face down, top last. */
  pile: Deck<StarfighterKind>;
  /** Cards on each grid, by order of placing. */
  grids: Record<string, Pile<StarfighterKind>>;
  /** Cards out of the game, in order. */
  out: Pile<StarfighterKind>;
  /** A card that has been turned and is to be placed. */
  turned: StarfighterKind | null;
}

/** Bonus cards won and not yet taken: who takes them, and how many. */
export interface BonusDue {
  readonly seat: SeatId;
  readonly count: number;
}

/** What the table waits for. */
export type Asked = 'decoy' | 'plan' | 'choose' | 'act' | 'block' | 'bonus';

export type Ending = 'ship' | 'throne-room' | 'elimination' | 'resign' | 'timeout' | 'abandon';

export interface QueensGambitOver {
  readonly winner: Side | null;
  readonly by: Ending;
}

/** Counters in the labels of chance: no label is used twice. */
export interface RollCounters {
  attack: number;
  defence: number;
  fighters: number;
  anakin: number;
}

export interface QueensGambitState {
  readonly seatCount: 2 | 4;
  /** 0 until the queens are chosen. */
  round: number;
  /** Counts everything that is asked while cards are played; never goes back. */
  moment: number;
  asked: Asked;
  /** The seat that is asked; `null` while all plan. */
  askedSeat: SeatId | null;
  /** The seat that begins this round. */
  marker: SeatId;
  /** The seat whose turn it is to turn a card, or whose card is being carried out. */
  turn: SeatId;
  seats: Record<SeatId, SeatState>;
  sides: Record<Side, Record<DeckName, DeckState>>;
  /** What each seat has placed, until all have. */
  plans: Commitments<Stack>;
  units: Record<UnitId, UnitState>;
  /** Units that there have been, by kind: the number of the last id. */
  made: Record<string, number>;
  /** Figures out of play, by kind; droids of the palace are counted with those of the plains. */
  lost: Record<string, number>;
  realQueen: 'redQueen' | 'purpleQueen' | null;
  /** Whether everybody knows which queen is real. */
  queensKnown: boolean;
  space: SpaceState;
  flight: Flight | null;
  /** Cards being carried out, by depth: `'1'` was turned, the others drawn by the one before. */
  runs: Record<string, Run>;
  /** Discards of the running chain, which no reshuffle takes: places by side and deck. */
  chain: Record<Side, Record<DeckName, string[]>>;
  /** What may be taken back, by order. */
  undo: Record<string, UndoEntry>;
  /** Choices of bonus cards still to be made, by order. */
  bonusDue: Record<string, BonusDue>;
  rolls: RollCounters;
  over: QueensGambitOver | null;
}
