/** What happens in a match, as the rules tell it. */
import type { CardId, SeatId } from '@theed/tabletop';
import type { CardKind, DeckName, DieColour, Side, SpaceId, UnitKind } from './components/types';
import type { Ending, Obstacle, StarfighterKind, UnitId } from './types';

/** A die that was rolled: its colour, and the index of the face that came up. */
export type Die = readonly [colour: DieColour, face: number];

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
