/** What a viewer sees of the table, plain JSON. */
import type { CardId, SeatId } from '@theed/tabletop';
import type { CardKind, DeckName, Side, SpaceId } from './components/types';
import type { ActiveUnit, Asked, BonusDue, Flight, StarfighterKind, UnitId } from './types';

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
