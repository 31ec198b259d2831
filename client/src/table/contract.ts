/** What the shell gives to a game's table, and what a table may do. Nothing here knows a particular game. */
import type { GameEvent, MusterEvent, TableView } from '@theed/tabletop';
import type { MatchInfo, MoveAnswer } from '@theed/tabletop/protocol';
import type { ComponentType } from 'react';

/**
 * How the browser stands with the server. `connecting`: never been through yet; `online`: connected and in step;
 * `reconnecting`: was online, tries again by itself; `offline`: the device has no network.
 */
export type ConnectionState = 'connecting' | 'online' | 'reconnecting' | 'offline';

/** What one input set off, as far as the viewer may know. */
export interface LogLine<E extends GameEvent = GameEvent> {
  /** Number of inputs taken before this one: names the line, and rises by one from line to line. */
  readonly stateID: number;
  /** Milliseconds since 1970; by this device's clock for what came while it looked on. Absent if nobody knows. */
  readonly at?: number;
  readonly events: readonly (E | MusterEvent)[];
}

/**
 * The properties of a table. `V` is the game's view, `E` its events, `C` the components that the match is played with.
 * A table is mounted once the game has begun (`view.table` is not `null`), and anew for each match and seat.
 */
export interface TableProps<V = unknown, E extends GameEvent = GameEvent, C = unknown> {
  readonly view: TableView<V, E> & { readonly table: V };
  readonly match: MatchInfo;
  readonly components: C;
  /** Oldest first, without gaps; it may not begin with the first line of the match. */
  readonly log: readonly LogLine<E>[];
  /** Fetches a page of older lines; absent when the log begins with the first line. */
  readonly loadOlder?: () => Promise<void>;
  /**
   * Sends a move; a timed one ends with `view.at`. Resolves when the server has answered, however long that takes: an
   * unanswered move is sent again, under the same id, when the connection is back.
   */
  readonly act: (move: string, ...args: readonly unknown[]) => Promise<MoveAnswer>;
  readonly connection: ConnectionState;
  /** Makes the next match (or finds the one that the other player made) and goes there. */
  readonly playAgain: () => Promise<void>;
}

export type TableComponent<V = unknown, E extends GameEvent = GameEvent, C = unknown> = ComponentType<
  TableProps<V, E, C>
>;
