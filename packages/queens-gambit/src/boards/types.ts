/** The boards as the rules ask about them. Everything here never changes during a match and is computed once. */
import type { SpaceId, UnitKind, Zone } from '../components/types';

export type { SpaceId };

/** Spaces by space. */
export type SpaceTable<T> = ReadonlyMap<SpaceId, T>;

export interface Plains {
  /** Full spaces, row by row. Half spaces are none. */
  readonly spaces: readonly SpaceId[];
  readonly neighbours: SpaceTable<readonly SpaceId[]>;
  readonly zones: SpaceTable<Zone>;
  /** Spaces at distance 1, 2, 3, … in this order, without the space itself; distances go over full spaces only. */
  readonly rings: SpaceTable<readonly (readonly SpaceId[])[]>;
  /** Number of steps over full spaces; 0 for the space itself. */
  distance(from: SpaceId, to: SpaceId): number;
  /** The full spaces between two spaces at distance 2: those next to both. */
  between(from: SpaceId, to: SpaceId): readonly SpaceId[];
}

export const TERRAIN = {
  '.': 'floor',
  W: 'window',
  U: 'stairs',
  D: 'stairs',
  A: 'staging',
  P: 'pillar',
  T: 'throne',
  V: 'viceroy',
  '#': 'none',
} as const;

/** Nobody enters a pillar, the throne or a viceroy's space. */
export type Terrain = Exclude<(typeof TERRAIN)[keyof typeof TERRAIN], 'none'>;

/** A way up or down through the windows. */
export interface Climb {
  readonly to: SpaceId;
  /** The window space that must be empty as well, if the climb is of two levels. */
  readonly over: SpaceId | null;
}

export interface Palace {
  /** Every space of the three levels, those of pillars, throne and viceroys too. */
  readonly terrain: SpaceTable<Terrain>;
  /** Spaces that a figure may enter, level by level, row by row. */
  readonly spaces: readonly SpaceId[];
  /** Where a figure may step for one point, stairs included; the generator door is not. */
  readonly neighbours: SpaceTable<readonly SpaceId[]>;
  /** From window spaces only. */
  readonly climbs: SpaceTable<readonly Climb[]>;
  /**
   * What a unit that needs a line of sight may attack from a space: all it sees on its level, the space beyond a door
   * that it stands at, the other end of a stair, and through the generator door the paired space of the core.
   */
  readonly sight: SpaceTable<ReadonlySet<SpaceId>>;
  readonly staging: readonly SpaceId[];
  /** Every space of the throne room, those of the viceroys too. */
  readonly throneRoom: ReadonlySet<SpaceId>;
  readonly hangar: ReadonlySet<SpaceId>;
}

export interface Core {
  readonly spaces: readonly SpaceId[];
  readonly neighbours: SpaceTable<readonly SpaceId[]>;
  /** The generator door: from a space of the core to its space of the hangar, and back. */
  readonly doors: SpaceTable<SpaceId>;
}

export type Board = 'plains' | 'palace' | 'core';

export interface Boards {
  readonly plains: Plains;
  readonly palace: Palace;
  readonly core: Core;
  /** The spaces next to a space of palace or core for an attack hand to hand: doors, stairs, generator door included. */
  readonly adjacent: SpaceTable<readonly SpaceId[]>;
  /** Starting spaces by kind, in the order in which units are numbered. */
  readonly setup: Readonly<Record<UnitKind, readonly SpaceId[]>>;
  /** The board of a space, `null` if there is no such space that a figure could enter. */
  boardOf(space: SpaceId): Board | null;
}
