import {
  eventsFor,
  frameFor,
  overOf,
  seatsOf,
  spectator,
  viewerName,
  viewersOf,
  type Frame,
  type GameEvent,
  type Json,
  type MusterEvent,
  type SeatId,
  type TableGame,
  type Viewer,
} from '@theed/tabletop';
import type { MatchState } from '@theed/tabletop/boardgame';
import type { LogEntry, MatchStatus } from '@theed/tabletop/protocol';
import type { InputRecord } from '../store/store';

/** Frames by viewer's name. */
export type Frames = ReadonlyMap<string, Frame>;

/** A frame for every kind of viewer. @throws if a view throws. */
export function framesOf(game: TableGame, state: MatchState): Frames {
  return new Map(viewersOf(state.G.seats).map((viewer) => [viewerName(viewer), frameOf(game, state, viewer)]));
}

export function frameOf(game: TableGame, state: MatchState, viewer: Viewer): Frame {
  return frameFor(game, state.G, state._stateID, viewer);
}

export function statusOf(game: TableGame, state: MatchState): MatchStatus {
  if (state.G.game === null) return 'waiting';
  return overOf(game, state.G) === null ? 'live' : 'over';
}

/** A line of the log without what happened: that is in the frame which comes with it. */
export function logLine(input: InputRecord): LogEntry {
  return {
    action: { type: 'MAKE_MOVE', payload: { type: input.move, playerID: input.seat, args: [] } },
    _stateID: input.seq,
    turn: 1,
    phase: input.phase,
    redact: true,
  };
}

/** A line of the log as the viewer may read it; of a match that is over, as anybody may. */
export function logEntry(game: TableGame, input: InputRecord, viewer: Viewer, over: boolean): LogEntry {
  const events = input.events as readonly (GameEvent | MusterEvent)[];
  const seen = over ? events : eventsFor(game, events, viewer);
  return { ...logLine(input), metadata: { events: seen, at: input.at } };
}

/** Reads a stored state back. It is frozen, as a state that comes from the runner is. */
export function thaw(snapshot: string): MatchState {
  return freezeDeep(JSON.parse(snapshot) as MatchState);
}

export function toSnapshot(state: MatchState): string {
  return JSON.stringify(state);
}

export function viewerOf(seat: SeatId | null): Viewer {
  return seat === null ? spectator : { kind: 'seat', seat };
}

export function isSeatAt(count: number, seat: SeatId): boolean {
  return seatsOf(count).includes(seat);
}

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value) as Json[]) freezeDeep(part);
  }
  return value;
}
