import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { Config } from '../config';
import type { Guests } from '../identity';
import { Gate, type Limits } from '../limits';
import type { Outlet } from '../match/actor';
import type { Matches } from '../match/matches';
import { addressOf, isOurs } from '../web/visitor';
import { Connection, EVERYBODY, roomOf } from './connection';
import { Transports, type Transport } from './transports';

export interface LiveTools {
  readonly config: Config;
  readonly limits: Limits;
  readonly guests: Guests;
  readonly games: readonly string[];
  readonly log: Logger;
}

/** The largest frame that a client may send, in bytes. No move comes near it. */
const LARGEST_FRAME = 16 * 1024;

/** The sockets: a namespace for each game, and who is at which match. */
export class Live {
  private readonly io: Server;
  private readonly connections: Gate;
  private readonly addresses: Gate;
  private readonly connects: Gate;
  private readonly transports: Transports;
  private readonly taking = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    http: HttpServer,
    private readonly tools: LiveTools,
  ) {
    const { limits } = tools;
    this.connections = new Gate(limits.connectionEvents);
    this.addresses = new Gate(limits.addressEvents);
    this.connects = new Gate(limits.connects);
    this.transports = new Transports(tools.config, limits);
    this.io = new Server(http, {
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: LARGEST_FRAME,
      connectTimeout: 5000,
      allowRequest: (request, answer) => {
        this.mayConnect(request).then(
          (why) => answer(why, why === null),
          () => answer('failed', false),
        );
      },
    });
    // Nothing is played without a game.
    this.io.on('connection', (socket) => socket.disconnect(true));
    this.io.engine.on('connection', (transport: Transport) => this.transports.add(transport));
  }

  /** What matches of this game say goes to the sockets of its namespace. */
  outletOf(game: string): Outlet {
    const namespace = this.io.of(`/${game}`);
    return {
      update: (matchId, viewer, frame, log) => {
        namespace.to(roomOf(matchId, viewer)).emit('update', matchId, frame, log);
      },
      matchData: (matchId, players, info) => {
        namespace.to(roomOf(matchId, EVERYBODY)).emit('matchData', matchId, players, info);
      },
    };
  }

  serve(matches: Matches): void {
    for (const game of this.tools.games) {
      this.io.of(`/${game}`).on('connection', (socket) => this.welcome(socket, game, matches));
    }
  }

  /** Takes nothing in any more; what was taken in goes on. */
  refuseNew(): void {
    this.stopped = true;
  }

  /**
   * Lets what is under way be answered, then cuts the transports, so that clients come back by themselves, and closes
   * the HTTP server.
   */
  async close(): Promise<void> {
    await Promise.all(this.taking);
    await this.transports.closeAll();
    await this.io.close();
  }

  private welcome(socket: Socket, game: string, matches: Matches): void {
    const { config, guests, log } = this.tools;
    const address = addressOf(socket.request, config);
    const connection = new Connection(socket, game, guests.of(socket.request.headers.cookie), {
      matches,
      log,
      admits: async () => (await this.connections.admits(socket.id)) && (await this.addresses.admits(address)),
      stopping: () => this.stopped,
    });
    // Every packet ends here; none becomes an event of the emitter, whatever it is called.
    socket.use(([event, ...args]) => {
      const taken = connection.take(event, args);
      this.taking.add(taken);
      void taken.finally(() => this.taking.delete(taken));
    });
    socket.on('error', (error: Error) => log.warn({ err: error }, 'socket error'));
    socket.on('disconnect', () => connection.gone());
  }

  /** Why a connection is not let in, or `null`. */
  private async mayConnect(request: IncomingMessage): Promise<string | null> {
    const { config, limits } = this.tools;
    if (this.stopped) return 'the server is being stopped';
    if (!isOurs(request, config)) return 'this page belongs to another server';
    const address = addressOf(request, config);
    if (this.transports.from(address) >= limits.openConnections) return 'too many connections';
    return (await this.connects.admits(address)) ? null : 'too many connections in a short time';
  }
}
