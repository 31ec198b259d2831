/** A server's end of a link, played by hand. */
import type { Frame, GameEvent, MusterEvent } from '@theed/tabletop';
import type { LogEntry, MatchInfo, MoveAction, MoveAnswer, SyncInfo } from '@theed/tabletop/protocol';
import type { Device } from '../../src/live/device';
import type { Heard, LiveSocket } from '../../src/live/socket';

interface SentMove {
  readonly action: MoveAction;
  readonly stateID: number;
  readonly answer: (answer: MoveAnswer) => void;
}

export class FakeSocket implements LiveSocket {
  connected = false;
  /** How often a connection was asked for. */
  connects = 0;
  readonly syncs: (readonly [string, string | null])[] = [];
  readonly moves: SentMove[] = [];
  private readonly listeners: Partial<{ [E in keyof Heard]: Heard[E] }> = {};

  connect(): void {
    this.connects += 1;
  }

  disconnect(): void {
    this.drop('io client disconnect');
  }

  on<E extends keyof Heard>(event: E, listener: Heard[E]): void {
    this.listeners[event] = listener as never;
  }

  emit(event: string, ...args: readonly unknown[]): void {
    if (event === 'sync') this.syncs.push([args[0] as string, args[1] as string | null]);
    if (event === 'update') {
      const [action, stateID, , , answer] = args as [MoveAction, number, string, string, SentMove['answer']];
      this.moves.push({ action, stateID, answer });
    }
  }

  hear<E extends keyof Heard>(event: E, ...args: Parameters<Heard[E]>): void {
    (this.listeners[event] as ((...heard: Parameters<Heard[E]>) => void) | undefined)?.(...args);
  }

  /** The connection comes about. */
  open(): void {
    this.connected = true;
    this.hear('connect');
  }

  drop(reason: string): void {
    if (!this.connected) return;
    this.connected = false;
    this.hear('disconnect', reason);
  }

  /** Connects and answers the sync. */
  openInStep(info: SyncInfo): void {
    this.open();
    this.hear('sync', MATCH, info);
  }
}

export class FakeDevice implements Device {
  network = true;
  wake = (): void => undefined;
  offline = (): void => undefined;

  online(): boolean {
    return this.network;
  }

  listen(onWake: () => void, onOffline: () => void): () => void {
    this.wake = onWake;
    this.offline = onOffline;
    return () => undefined;
  }
}

export const MATCH = 'match-1';

export const match: MatchInfo = {
  matchID: MATCH,
  gameName: 'clash-of-the-lightsabers',
  players: [{ id: 0, name: 'Ana', isConnected: true }, { id: 1 }],
  setupData: {},
  unlisted: true,
  createdAt: 0,
  updatedAt: 0,
  status: 'waiting',
  componentsHash: 'hash',
  commitment: 'commitment',
  spectators: 0,
};

export function frame(stateID: number, events: readonly (GameEvent | MusterEvent)[] = []): Frame {
  return {
    G: {
      game: match.gameName,
      rules: '1',
      you: '0',
      phase: 'muster',
      stages: { '0': 'muster', '1': 'muster' },
      awaited: ['0', '1'],
      at: 'muster',
      nonces: { '0': null, '1': null },
      table: null,
      events,
      legal: [{ move: 'ready', args: [] }],
      over: null,
    },
    ctx: {
      numPlayers: 2,
      playOrder: ['0', '1'],
      playOrderPos: 0,
      currentPlayer: '0',
      turn: 1,
      phase: 'muster',
      activePlayers: { '0': 'muster', '1': 'muster' },
    },
    plugins: {},
    _undo: [],
    _redo: [],
    _stateID: stateID,
  };
}

/** The input that led from `stateID` to the next state. */
export function entry(stateID: number, events?: readonly (GameEvent | MusterEvent)[]): LogEntry {
  return {
    action: { type: 'MAKE_MOVE', payload: { type: 'ready', playerID: '0', args: [] } },
    _stateID: stateID,
    turn: 1,
    phase: 'muster',
    redact: true,
    ...(events === undefined ? {} : { metadata: { events, at: 1000 + stateID } }),
  };
}

/** A sync at a state, with the log from `from` on. */
export function sync(stateID: number, from = 0): SyncInfo {
  return {
    state: frame(stateID),
    log: Array.from({ length: stateID - from }, (_, index) => entry(from + index, [])),
    filteredMetadata: match.players,
    initialState: null,
    match,
  };
}
