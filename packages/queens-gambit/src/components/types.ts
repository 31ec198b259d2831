/**
 * What the game is made of: figures, dice, boards and cards as data. All of it is plain JSON and public.
 *
 * Comments in this package name the clauses of docs/rules/queens-gambit.md (`Q1`, `Q2`, …) and use its marks: `[S]`
 * printed in the rule book, `[I]` follows from it, `[W]` from the web, `[O]` our own ruling or reconstruction.
 */

export const SIDES = ['federation', 'naboo'] as const;
export type Side = (typeof SIDES)[number];

/** Kinds of unit. A droid of a group and the same figure in the palace are two kinds, since they move and fight differently. */
export const UNIT_KINDS = [
  'gungan',
  'kaadu',
  'catapult',
  'fambaa',
  'battleDroid',
  'destroyerDroid',
  'aat',
  'mtt',
  'palaceGuard',
  'redQueen',
  'purpleQueen',
  'panaka',
  'battleDroidPalace',
  'destroyerDroidPalace',
  'viceroy',
  'quiGon',
  'obiWan',
  'maul',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Droids that come in groups on the plains, and what each figure of theirs is in the palace. */
export const IN_PALACE = { battleDroid: 'battleDroidPalace', destroyerDroid: 'destroyerDroidPalace' } as const;
export type GroupDroid = keyof typeof IN_PALACE;

export type AttackDie = 'red' | 'gray';
export type DefenceDie = 'green' | 'blue' | 'gold';
export type DieColour = AttackDie | DefenceDie;

/** In the order in which dice are drawn: the attacker's, then the defender's. [O] */
export const ATTACK_DICE = ['red', 'gray'] as const satisfies readonly AttackDie[];
export const DEFENCE_DICE = ['green', 'blue', 'gold'] as const satisfies readonly DefenceDie[];

/** Where a value comes from: the rule book, a public source, what is known otherwise, us, or an owner's printed game. */
export interface Provenance {
  readonly from: 'book' | 'web' | 'inferred' | 'ours' | 'owner';
  /** Pages of the rule book, the source, or the reason, in a few words. */
  readonly note?: string;
}

export type Provenances = Readonly<Record<string, Provenance>>;

export type Area = 'plains' | 'palace' | 'core';

/** How far a unit hits: spaces of the plains, a line of sight in the palace, the next space only. */
export type Range = number | 'sight' | 'adjacent';

export interface UnitSpec {
  readonly side: Side;
  /** Where the unit starts, and unless it is a Jedi or Maul stays. */
  readonly area: Area;
  /** Figures in a full group; 1 for a single figure. */
  readonly groupSize: number;
  /** Movement points. */
  readonly move: number;
  readonly attack: Readonly<Partial<Record<AttackDie, number>>>;
  /** Whether the attack dice are those of one figure or of the unit. */
  readonly attackPer: 'figure' | 'unit';
  readonly range: Range;
  readonly defence: Readonly<Partial<Record<DefenceDie, number>>>;
  readonly defencePer: 'figure' | 'unit';
  /** Hits that destroy a figure; more than 1 is a track with a damage marker; `null` for what can't be attacked. */
  readonly hits: number | null;
  /** Bonus cards that the enemy gets for it. */
  readonly bonus: number;
  readonly provenance: Provenances;
}

/** A face of a die: hits for the attacker, blocks for the defender, hits that the defender deals out in turn. */
export interface Face {
  readonly hit?: number;
  readonly block?: number;
  readonly counter?: number;
}

export interface DiceSpec {
  /** How many there are in the box; a roll may need more than that, and then rolls them again. */
  readonly pool: Readonly<Record<DieColour | 'anakin', number>>;
  /** Six faces each. */
  readonly faces: Readonly<Record<DieColour, readonly Face[]>>;
  readonly provenance: Provenances;
}

/** `b.row.col` on the plains, `p.level.row.col` in the palace, `c.x.y` in the core; all count from 0, levels from 1. */
export type SpaceId = string;

/** Two spaces that have to do with each other: by an edge, a stair, a door. */
export type SpacePair = readonly [SpaceId, SpaceId];

/** Starting spaces by kind; units are numbered per kind in this order. */
export type SetUp = Readonly<Partial<Record<UnitKind, readonly SpaceId[]>>>;

export type Zone = 'inside' | 'line' | 'outside';

export interface PlainsSpec {
  /** Full spaces per row, from row 0. Rows of even number begin and end with a half space where `halfSpaces` says so. */
  readonly rows: readonly number[];
  /** Rows that are shoved half a space to the right. */
  readonly shoved: 'even' | 'odd';
  readonly halfSpaces: readonly (readonly [row: number, end: 'west' | 'east'])[];
  /** Which side of the shield each row is on. */
  readonly zones: readonly Zone[];
  readonly setup: SetUp;
  readonly provenance: Provenances;
}

export interface PalaceSpec {
  /** Rows of each level, a letter a space, see `TERRAIN`. Odd rows are shoved half a space to the right. */
  readonly maps: Readonly<Record<'1' | '2' | '3', readonly string[]>>;
  /** Edges between two spaces that are walls: nobody passes or sees through. */
  readonly walls: readonly SpacePair[];
  /** Edges that are doors: passed freely, seen through by the two spaces alone. */
  readonly doors: readonly SpacePair[];
  /** Pairs of spaces that a stair joins. */
  readonly stairs: readonly SpacePair[];
  readonly throneRoom: Columns;
  readonly hangar: Columns;
  readonly setup: SetUp;
  readonly provenance: Provenances;
}

/** The columns of a level from one to another, both included. */
export interface Columns {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

export interface CoreSpec {
  /** Rows of the map: `o` is a space, `#` is none. */
  readonly map: readonly string[];
  /** Spaces of the core and of the hangar that the generator door joins. */
  readonly doors: readonly SpacePair[];
  readonly setup: SetUp;
  readonly provenance: Provenances;
}

/** Windows in Anakin's way: gray dice that the Federation rolls, and the numbers that are blocked anyway. */
export interface FlightGrid {
  readonly dice: number;
  readonly printed: readonly number[];
}

export interface SpaceSpec {
  /** The printed grids by number, in the order of the flight. */
  readonly grids: Readonly<Record<string, FlightGrid>>;
  /** Starfighter cards by kind. */
  readonly starfighters: Readonly<Record<string, FlightGrid>>;
  readonly provenance: Provenances;
}

export const DECKS = ['battlefield', 'palace'] as const;
export type DeckName = (typeof DECKS)[number];

/** Part of an option: what its player may or must do. */
export type Action =
  | {
      readonly do: 'activate';
      readonly unit: UnitKind;
      /** How many units or groups at most. */
      readonly n: number;
      /** Movement points instead of the unit's own. */
      readonly move?: number;
      /** The unit's movement points times this. */
      readonly moveTimes?: number;
      /** Attack dice instead of the unit's own, and how many of them a roll may have. */
      readonly dice?: number;
      readonly maxPerRoll?: number;
      /** Whether it may climb through windows. */
      readonly windows?: boolean;
    }
  | { readonly do: 'anakin' }
  | { readonly do: 'starfighter' }
  | { readonly do: 'to-palace'; readonly unit: GroupDroid; readonly max: number }
  | { readonly do: 'deploy'; readonly unit: GroupDroid; readonly max: number }
  | { readonly do: 'draw-and-play'; readonly deck: DeckName; readonly n: number }
  | { readonly do: 'heal'; readonly unit: UnitKind; readonly n: number };

/** The `id` of a card in its deck's list, the key in `cards`. No id is in two decks of a side. */
export type CardKind = string;

export interface CardSpec {
  readonly name: string;
  /** How many of it are in the deck. */
  readonly count: number;
  /** One of them is picked; all its actions are carried out. */
  readonly options: readonly (readonly Action[])[];
  readonly provenance: Provenances;
}

export interface DeckList {
  readonly cards: Readonly<Record<CardKind, CardSpec>>;
}

export interface HandSpec {
  /** Cards of each deck at the start. */
  readonly deal: number;
  /** Cards to plan each round. */
  readonly play: number;
  /** Cards of each deck after a round. */
  readonly draw: number;
}

export interface RuleValues {
  readonly hands: { readonly twoSeats: HandSpec; readonly fourSeats: HandSpec };
  readonly shield: {
    /** Kinds that pass the shield. */
    readonly pass: readonly UnitKind[];
    /** Kinds that may stand on its line, but not go in. */
    readonly lineOnly: readonly UnitKind[];
    /** Kinds that may not even stand on its line. */
    readonly barred: readonly UnitKind[];
  };
  /** Movement of a palace guard once the real queen is dead. */
  readonly guardMoveAfterQueen: number;
  /** The Federation wins when no more Naboo units than this live. */
  readonly federationWinsAt: number;
  /** Damage markers in the box, by their colour. */
  readonly damageMarkers: Readonly<Record<'green' | 'brown', number>>;
  readonly provenance: Provenances;
}

/** Everything that the game is played with. */
export interface QueensGambitComponents {
  readonly rules: RuleValues;
  readonly units: Readonly<Record<UnitKind, UnitSpec>>;
  readonly dice: DiceSpec;
  readonly plains: PlainsSpec;
  readonly palace: PalaceSpec;
  readonly core: CoreSpec;
  readonly space: SpaceSpec;
  readonly decks: Readonly<Record<Side, Readonly<Record<DeckName, DeckList>>>>;
}
