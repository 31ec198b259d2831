import type { GameEvent, GameOver, LegalMove, MusterEvent, TableGame, TableState } from './game';
import { awaitedOf, isReady, MUSTER, overOf, positionOf, READY } from './table';
import type { SeatId, Viewer } from './seats';

/** What a viewer is shown of a match: the `G` of every frame. */
export interface TableView<V = unknown, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly rules: string;
  /** The seat that this view belongs to, or `null` for a spectator. */
  readonly you: SeatId | null;
  readonly phase: string;
  /** Stage of every seat that may act, be it only to take back what it has chosen. */
  readonly stages: Readonly<Record<SeatId, string>>;
  /** The seats that owe a decision: those whom the table waits for. */
  readonly awaited: readonly SeatId[];
  /** What a timed move must end with. */
  readonly at: string;
  readonly nonces: Readonly<Record<SeatId, string | null>>;
  /** `null` until every seat is ready. */
  readonly table: V | null;
  /** What the last input set off, as far as the viewer may know. */
  readonly events: readonly (E | MusterEvent)[];
  /** What the viewer may do now. */
  readonly legal: readonly LegalMove[];
  readonly over: GameOver | null;
}

/** A state as boardgame.io's client reads it, with nothing in it that the viewer may not know. */
export interface Frame<V = unknown, E extends GameEvent = GameEvent> {
  readonly G: TableView<V, E>;
  readonly ctx: {
    readonly numPlayers: number;
    readonly playOrder: readonly SeatId[];
    readonly playOrderPos: number;
    readonly currentPlayer: SeatId;
    readonly turn: number;
    readonly phase: string;
    readonly activePlayers: Readonly<Record<SeatId, string>> | null;
    readonly gameover?: GameOver;
  };
  readonly plugins: Record<string, never>;
  readonly _undo: readonly never[];
  readonly _redo: readonly never[];
  readonly _stateID: number;
}

/**
 * The one way from a state to a viewer. Whatever leaves the server about the course of a match is this, or events
 * that went through `eventsFor`.
 *
 * @param stateId number of inputs taken so far
 */
export function frameFor<S, E extends GameEvent, V>(
  game: TableGame<S, E, V>,
  state: TableState<S, E>,
  stateId: number,
  viewer: Viewer,
): Frame<V, E> {
  const view = viewFor(game, state, viewer);
  const active = Object.keys(view.stages);
  const currentPlayer = active[0] ?? state.seats[0]!;
  return {
    G: view,
    ctx: {
      numPlayers: state.seats.length,
      playOrder: [...state.seats],
      playOrderPos: state.seats.indexOf(currentPlayer),
      currentPlayer,
      turn: 1,
      phase: view.phase,
      activePlayers: active.length === 0 ? null : view.stages,
      ...(view.over === null ? {} : { gameover: view.over }),
    },
    plugins: {},
    _undo: [],
    _redo: [],
    _stateID: stateId,
  };
}

export function viewFor<S, E extends GameEvent, V>(
  game: TableGame<S, E, V>,
  state: TableState<S, E>,
  viewer: Viewer,
): TableView<V, E> {
  const { phase, stages } = positionOf(game, state);
  return {
    game: game.name,
    rules: game.rulesVersion,
    you: viewer.kind === 'seat' ? viewer.seat : null,
    phase,
    stages,
    awaited: awaitedOf(game, state),
    at: state.game === null ? MUSTER : game.at(state.game),
    nonces: { ...state.nonces },
    table: state.game === null ? null : game.view(state.game, viewer),
    events: eventsFor(game, state.events, viewer),
    legal: viewer.kind === 'seat' ? legalFor(game, state, viewer.seat) : [],
    over: overOf(game, state),
  };
}

/** Those events, and those parts of them, that the viewer may know. */
export function eventsFor<S, E extends GameEvent, V>(
  game: TableGame<S, E, V>,
  events: readonly (E | MusterEvent)[],
  viewer: Viewer,
): (E | MusterEvent)[] {
  const seen: (E | MusterEvent)[] = [];
  for (const event of events) {
    const part = isMusterEvent(event) ? event : game.viewEvent(event, viewer);
    if (part !== null) seen.push(part);
  }
  return seen;
}

/** All that the seat may do now. A move with `timed` rules wants the view's `at` behind the listed arguments. */
export function legalFor<S, E extends GameEvent, V>(
  game: TableGame<S, E, V>,
  state: TableState<S, E>,
  seat: SeatId,
): LegalMove[] {
  if (state.game !== null) return game.over(state.game) === null ? game.legal(state.game, seat) : [];
  return isReady(state, seat) ? [] : [{ move: READY, args: [] }];
}

const MUSTER_EVENTS: ReadonlySet<string> = new Set<MusterEvent['type']>(['ready', 'unready', 'begun']);

function isMusterEvent(event: GameEvent): event is MusterEvent {
  return MUSTER_EVENTS.has(event.type);
}
