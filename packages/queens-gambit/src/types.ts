/**
 * What the rules of The Queen's Gambit, and everybody who shows them, speak about. All of it is plain JSON.
 *
 * Comments in this package name the clauses of docs/rules/queens-gambit.md (`Q1`, `Q2`, …) and use its marks: `[S]`
 * printed in the rule book, `[I]` follows from it, `[W]` from the web, `[O]` our own ruling or reconstruction.
 */
import type { CardId, Commitments, Deck, Handles, HiddenZone, Pile, SeatId } from '@theed/tabletop';
import type { CardKind, DeckName, DieColour, Side, SpaceId, UnitKind } from './components/types';

export * from './components/types';

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

/** A die that was rolled: its colour, and the index of the face that came up. */
export type Die = readonly [colour: DieColour, face: number];

export interface UnitView {
  readonly at: SpaceId;
  /** Of groups only. */
  readonly figures?: number;
  /** Of units with a damage track only. */
  readonly damage?: number;
}

export interface SeatView {
  readonly side: Side;
  readonly handSize: number;
  /** The hand by card id; `null` if the viewer may not see it. */
  readonly hand: Readonly<Record<CardId, CardKind>> | null;
  /** Whether the cards of this round lie face down (or have been turned since). */
  readonly placed: boolean;
  readonly stackSize: number;
  /**
   * The face-down cards in the order in which they will be turned; a bonus card is `null`. The whole is `null` if the
   * viewer may not see it.
   */
  readonly stack: readonly ({ readonly id: CardId; readonly kind: CardKind } | null)[] | null;
  /** How many bonus cards won in this round came from which deck. */
  readonly bonus: Readonly<Record<DeckName, number>>;
  /** Those cards once the match is over; `null` before. */
  readonly bonusCards: readonly CardKind[] | null;
  /** Whether this seat offers to resign; `false` for those who may not know. */
  readonly offersResignation: boolean;
}

export interface DeckView {
  readonly size: number;
  readonly discard: Readonly<Record<string, CardKind>>;
  /** The draw pile, top last, once the match is over; `null` before. */
  readonly draw: readonly CardKind[] | null;
}

export interface RunView {
  readonly seat: SeatId;
  readonly deck: DeckName;
  readonly card: CardKind;
  readonly option: number | null;
  readonly step: number;
  readonly drawn: number;
  readonly acted: Readonly<Record<UnitId, number>>;
  readonly active: Readonly<ActiveUnit> | null;
}

/** What a viewer sees of the table. */
export interface QueensGambitView {
  readonly round: number;
  readonly asked: Asked;
  readonly askedSeat: SeatId | null;
  readonly marker: SeatId;
  readonly turn: SeatId;
  readonly seats: Readonly<Record<SeatId, SeatView>>;
  readonly sides: Readonly<Record<Side, Readonly<Record<DeckName, DeckView>>>>;
  readonly units: Readonly<Record<UnitId, UnitView>>;
  readonly lost: Readonly<Record<string, number>>;
  readonly shield: boolean;
  /** `null` if the viewer may not know it, or nobody has chosen. */
  readonly realQueen: 'redQueen' | 'purpleQueen' | null;
  readonly queensKnown: boolean;
  readonly space: {
    readonly place: number;
    readonly pileSize: number;
    /** The face-down pile, top last, once the match is over; `null` before. */
    readonly pile: readonly StarfighterKind[] | null;
    readonly grids: Readonly<Record<string, Readonly<Record<string, StarfighterKind>>>>;
    readonly out: Readonly<Record<string, StarfighterKind>>;
    readonly turned: StarfighterKind | null;
  };
  readonly flight: Flight | null;
  readonly runs: Readonly<Record<string, RunView>>;
  readonly bonusDue: Readonly<Record<string, BonusDue>>;
  /** How many inputs may be taken back. */
  readonly undoable: number;
}

/**
 * What happens in a match, one event for each step of a chain. Fields that not everybody may see are `null` in the
 * views of others.
 */
export type QueensGambitEvent =
  | { readonly type: 'queen-chosen'; readonly seat: SeatId; readonly queen: 'redQueen' | 'purpleQueen' | null }
  | { readonly type: 'round'; readonly round: number; readonly marker: SeatId }
  /** The discard pile (or, in the beginning, the whole deck) became the draw pile. */
  | { readonly type: 'shuffled'; readonly side: Side; readonly deck: DeckName; readonly count: number }
  | {
      readonly type: 'drew';
      readonly seat: SeatId;
      readonly count: number;
      readonly cards: Readonly<Record<CardId, CardKind>> | null;
    }
  | { readonly type: 'planned'; readonly seat: SeatId }
  | { readonly type: 'unplanned'; readonly seat: SeatId }
  /** Bonus cards went under the stack. */
  | { readonly type: 'bonus-stacked'; readonly seat: SeatId; readonly count: number }
  | {
      readonly type: 'turned';
      readonly seat: SeatId;
      readonly side: Side;
      readonly deck: DeckName;
      readonly card: CardKind;
      readonly bonus: boolean;
    }
  /** A card drew and played another; `card: null` if there was none to draw. */
  | {
      readonly type: 'drawn';
      readonly seat: SeatId;
      readonly side: Side;
      readonly deck: DeckName;
      readonly card: CardKind | null;
    }
  | {
      readonly type: 'chose';
      readonly seat: SeatId;
      readonly side: Side;
      readonly card: CardKind;
      readonly option: number;
      /** There was no other. */
      readonly forced: boolean;
    }
  /** Nothing that the card offers could be done. */
  | { readonly type: 'without-effect'; readonly seat: SeatId; readonly side: Side; readonly card: CardKind }
  | {
      readonly type: 'moved';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly cost: number;
      /** The spaces entered, the last is `to`. */
      readonly path: readonly SpaceId[];
    }
  | {
      readonly type: 'attacked';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly attack: readonly Die[];
      readonly defence: readonly Die[];
      readonly hits: number;
      readonly blocks: number;
      readonly counters: number;
    }
  /** Figures fell or a marker moved; what is left. `by`: the attacker's hits or the defender's counter-hits. */
  | {
      readonly type: 'hit';
      readonly unit: UnitId;
      readonly by: 'attack' | 'counter';
      readonly hits: number;
      readonly figures: number;
      readonly damage: number;
    }
  | { readonly type: 'died'; readonly unit: UnitId; readonly kind: UnitKind; readonly at: SpaceId }
  | { readonly type: 'shield-down' }
  /** Everybody learns which queen is real. */
  | { readonly type: 'queen-shown'; readonly queen: 'redQueen' | 'purpleQueen'; readonly died: UnitKind }
  | { readonly type: 'bonus-won'; readonly seat: SeatId; readonly count: number; readonly victim: UnitKind }
  | {
      readonly type: 'bonus-taken';
      readonly seat: SeatId;
      readonly battlefield: number;
      readonly palace: number;
      readonly forced: boolean;
    }
  | { readonly type: 'starfighter-turned'; readonly seat: SeatId; readonly card: StarfighterKind }
  | {
      readonly type: 'starfighter-placed';
      readonly seat: SeatId;
      readonly card: StarfighterKind;
      readonly grid: number;
      readonly forced: boolean;
    }
  /** The Federation has rolled its dice of an obstacle. */
  | {
      readonly type: 'fighters-rolled';
      readonly seat: SeatId;
      readonly obstacle: Obstacle;
      readonly dice: readonly Die[];
      readonly hits: number;
    }
  | {
      readonly type: 'blocked';
      readonly seat: SeatId;
      readonly obstacle: Obstacle;
      readonly numbers: readonly number[];
      readonly forced: boolean;
    }
  | {
      readonly type: 'flew';
      readonly seat: SeatId;
      readonly obstacle: Obstacle;
      readonly dice: readonly number[];
      readonly sum: number;
      readonly passed: boolean;
    }
  | { readonly type: 'anakin-moved'; readonly place: number }
  /** The control ship fell: so many droid figures and vehicles left the table. */
  | { readonly type: 'ship-fell'; readonly figures: number }
  | {
      readonly type: 'sent-to-palace';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly units: readonly UnitId[];
      readonly spaces: readonly SpaceId[];
      readonly destroyed: number;
    }
  | {
      readonly type: 'deployed';
      readonly seat: SeatId;
      readonly mtt: UnitId;
      readonly unit: UnitId;
      readonly at: SpaceId;
      readonly figures: number;
    }
  | { readonly type: 'healed'; readonly unit: UnitId; readonly steps: number; readonly damage: number }
  | { readonly type: 'undone'; readonly seat: SeatId }
  | { readonly type: 'finished'; readonly seat: SeatId; readonly forced: boolean }
  /** Seen by the offering seat's team only. */
  | { readonly type: 'resign-offered'; readonly seat: SeatId; readonly side: Side }
  | { readonly type: 'resign-withdrawn'; readonly seat: SeatId; readonly side: Side }
  | { readonly type: 'resigned'; readonly seat: SeatId; readonly side: Side }
  | { readonly type: 'timed-out'; readonly seat: SeatId; readonly side: Side }
  | { readonly type: 'abandoned'; readonly seat: SeatId; readonly side: Side }
  | { readonly type: 'over'; readonly winner: Side | null; readonly by: Ending };
