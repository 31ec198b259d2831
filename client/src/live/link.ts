/**
 * A live view of one match from one seat (or from the side): the newest frame, who is there, the log, and moves. The
 * server is always right: a frame replaces the one before it whole, and in doubt we ask for everything again.
 */
import type { Frame, Refusal } from '@theed/tabletop';
import type { LogPage, MatchInfo, MoveAnswer } from '@theed/tabletop/protocol';
import type { ConnectionState, LogLine } from '../table/contract';
import type { Device } from './device';
import { joinLines, lineOfUpdate, linesOf } from './log';
import { createOutbox, randomHex, type Sent } from './outbox';
import type { LiveSocket } from './socket';

export interface LiveMatch {
  readonly connection: ConnectionState;
  /** `null` until the first sync. */
  readonly frame: Frame | null;
  readonly match: MatchInfo | null;
  readonly log: readonly LogLine[];
  /** Whether the log has lines before the first one here. */
  readonly older: boolean;
  /** Why the server does not show the match to us; nothing more comes then. */
  readonly refused: Refusal | null;
}

export interface Link {
  /** Connects with the first listener, and lets go with the last. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): LiveMatch;
  act(move: string, ...args: readonly unknown[]): Promise<MoveAnswer>;
  /** Fetches a page of the log before the first line. @throws if it cannot be had. */
  loadOlder(): Promise<void>;
}

export interface LinkOptions {
  readonly matchID: string;
  /** `null`: a spectator. */
  readonly seat: string | null;
  readonly openSocket: () => LiveSocket;
  readonly device: Device;
  readonly fetchOlder: (before: number) => Promise<LogPage>;
}

/** How long a sync or a move may stay unanswered on a connection that looks alive. */
const ANSWER_DEADLINE_MS = 7_000;
/** How long to wait before trying again after the server itself hung up. */
const RETRY_MS = 1_500;

/** Refusals of a sync that another try may well get over. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'failed', 'stopping', 'too-fast']);

const START: LiveMatch = {
  connection: 'connecting',
  frame: null,
  match: null,
  log: [],
  older: false,
  refused: null,
};

const GONE: Refusal = { code: 'left', message: 'The table was left before the server answered.' };
const NOT_SEATED: Refusal = { code: 'not-seated', message: 'Only somebody who sits at this table can do that.' };

export function createLink(options: LinkOptions): Link {
  const { matchID, seat, device } = options;
  const listeners = new Set<() => void>();
  let outbox = createOutbox();
  let snapshot = START;
  let running: { readonly socket: LiveSocket; readonly stop: () => void } | null = null;

  let connection = 0;
  let inStep = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const publish = (change: Partial<LiveMatch>): void => {
    const next = { ...snapshot, ...change };
    const known = next.frame === null ? 0 : next.frame._stateID;
    snapshot = { ...next, connection: stateNow(), older: next.log.length < known };
    for (const listener of listeners) listener();
  };

  const stateNow = (): ConnectionState => {
    if (inStep) return 'online';
    if (!device.online()) return 'offline';
    return snapshot.frame === null ? 'connecting' : 'reconnecting';
  };

  const reconnect = (socket: LiveSocket): void => {
    clearTimeout(deadline);
    clearTimeout(retry);
    inStep = false;
    // Hanging up first makes the next try an immediate one, whatever the library's own schedule says.
    socket.disconnect();
    socket.connect();
    publish({});
  };

  const expectAnswer = (socket: LiveSocket): void => {
    clearTimeout(deadline);
    deadline = setTimeout(() => reconnect(socket), ANSWER_DEADLINE_MS);
  };

  const requestSync = (socket: LiveSocket): void => {
    socket.emit('sync', matchID, seat, undefined);
    expectAnswer(socket);
  };

  const settle = (moveId: string, answer: MoveAnswer): void => {
    outbox.settle(moveId, answer);
    if (outbox.waiting().length === 0 && inStep) clearTimeout(deadline);
  };

  const send = (socket: LiveSocket, move: Sent): void => {
    move.sentOn = connection;
    socket.emit('update', move.action, snapshot.frame?._stateID ?? 0, matchID, seat, (answer) =>
      settle(move.moveId, answer),
    );
    expectAnswer(socket);
  };

  /** Sends what has not been sent on this connection; the server carries out no move twice. */
  const sendWaiting = (socket: LiveSocket): void => {
    for (const move of outbox.waiting()) if (move.sentOn !== connection) send(socket, move);
  };

  const hear = (socket: LiveSocket): void => {
    socket.on('connect', () => {
      connection += 1;
      requestSync(socket);
    });
    socket.on('disconnect', (reason) => {
      inStep = false;
      clearTimeout(deadline);
      // The library does not come back by itself when the server hung up on purpose, as one that restarts does.
      if (reason === 'io server disconnect') retry = setTimeout(() => socket.connect(), RETRY_MS);
      publish({});
    });
    socket.on('connect_error', () => publish({}));
    socket.on('sync', (id, { state, log, match }) => {
      if (id !== matchID) return;
      clearTimeout(deadline);
      inStep = true;
      publish({ frame: state, match, log: joinLines(snapshot.log, linesOf(log)), refused: null });
      sendWaiting(socket);
      // Its answer does not make up for that of a move which went out before it.
      if (outbox.waiting().length > 0) expectAnswer(socket);
    });
    socket.on('update', (id, frame, deltalog) => {
      if (id !== matchID || snapshot.frame === null || frame._stateID <= snapshot.frame._stateID) return;
      if (frame._stateID > snapshot.frame._stateID + 1) {
        publish({ frame });
        requestSync(socket); // something was missed, and the log has to say what
        return;
      }
      publish({ frame, log: joinLines(snapshot.log, [lineOfUpdate(frame, deltalog, Date.now())]) });
    });
    socket.on('matchData', (id, _players, match) => {
      if (id === matchID) publish({ match });
    });
    socket.on('refused', (id, { moveId, ...refusal }) => {
      if (id !== null && id !== matchID) return;
      if (moveId !== undefined) settle(moveId, { ok: false, refusal });
      else if (!inStep) refuse(socket, refusal);
    });
  };

  const refuse = (socket: LiveSocket, refusal: Refusal): void => {
    clearTimeout(deadline);
    if (PASSING.has(refusal.code)) {
      retry = setTimeout(() => reconnect(socket), RETRY_MS);
      return;
    }
    publish({ refused: refusal });
  };

  const start = (): void => {
    const socket = options.openSocket();
    hear(socket);
    const deafen = device.listen(
      () => {
        if (snapshot.refused !== null) return;
        if (socket.connected) requestSync(socket);
        else reconnect(socket);
      },
      () => {
        inStep = false;
        publish({});
      },
    );
    running = {
      socket,
      stop: () => {
        deafen();
        clearTimeout(deadline);
        clearTimeout(retry);
        inStep = false;
        socket.disconnect();
        const left = outbox;
        outbox = createOutbox();
        for (const { moveId } of left.waiting()) left.settle(moveId, { ok: false, refusal: GONE });
      },
    };
    socket.connect();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (running === null) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        running?.stop();
        running = null;
      };
    },
    getSnapshot: () => snapshot,
    act: (move, ...args) => {
      if (seat === null) return Promise.resolve({ ok: false, refusal: NOT_SEATED });
      const moveId = randomHex(16);
      const answer = outbox.add(moveId, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: seat, moveId } });
      if (running !== null && inStep) sendWaiting(running.socket);
      return answer;
    },
    loadOlder: async () => {
      const { log } = await options.fetchOlder(snapshot.log[0]?.stateID ?? snapshot.frame?._stateID ?? 0);
      publish({ log: joinLines(linesOf(log), snapshot.log) });
    },
  };
}
