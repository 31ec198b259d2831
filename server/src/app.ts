import { randomUUID } from 'node:crypto';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ErrorBody } from '@theed/tabletop/protocol';
import Koa from 'koa';
import compress from 'koa-compress';
import type { DestinationStream, Logger } from 'pino';
import type { Config } from './config';
import { Games, type GameEntry } from './games';
import { cookieKey, Guests } from './identity';
import { defaultLimits, Gate, type Limits } from './limits';
import { Live } from './live/live';
import { errors, HttpRefused, lobbyRefusals } from './lobby/errors';
import { guards, jsonBody } from './lobby/guards';
import { lobby } from './lobby/lobby';
import { createLog } from './log';
import { Matches } from './match/matches';
import { registeredGames } from './registry';
import { openSqlite } from './store/sqlite';
import type { Store } from './store/store';
import { foreign } from './web/foreign';
import { pages } from './web/pages';
import { securityHeaders } from './web/security';

/** What tests, benches and other owners may put in the place of what the server would take. */
export interface Overrides {
  readonly games?: readonly GameEntry[];
  readonly store?: Store;
  readonly limits?: Partial<Limits>;
  readonly logTo?: DestinationStream;
  readonly now?: () => number;
  readonly secretFor?: () => string;
  /** Folder of the built client. */
  readonly clientFolder?: string;
  /** Milliseconds after which a match that nobody looks at is forgotten. */
  readonly forgetAfter?: number;
  /** Milliseconds in which changes of who is at a match are told as one. */
  readonly announceWithin?: number;
}

/** A server that serves. */
export interface RunningServer {
  /** The origin to open, such as `http://localhost:8000`. */
  readonly url: string;
  readonly port: number;
  readonly store: Store;
  readonly matches: Matches;
  readonly log: Logger;
  /** Finishes what was accepted, cuts the connections so that clients come back by themselves, closes the database. */
  stop(): Promise<void>;
}

/** `dist/app.js` and `src/app.ts` are both two folders below the root. */
const CLIENT = join(__dirname, '..', '..', 'client', 'dist');

const GRACE_MS = 3000;

/**
 * Starts a server: page, lobby and sockets on one port.
 *
 * @throws ConfigError, KeyError or StoreError with a sentence for the owner, or the system's error if the port cannot
 *   be had; nothing is left open then.
 */
export async function createServer(config: Config, overrides: Overrides = {}): Promise<RunningServer> {
  const log = createLog(config.logLevel, overrides.logTo);
  const games = new Games(overrides.games ?? registeredGames(config));
  // The database first: who has it is alone in the folder, and makes the key for good.
  const store = overrides.store ?? (await openSqlite(join(config.dataDir, 'theed.sqlite')));
  try {
    const guests = new Guests(cookieKey(config.dataDir), config.publicUrl?.startsWith('https:') ?? false);
    return await serve(config, overrides, { log, games, guests, store });
  } catch (error) {
    await store.close();
    throw error;
  }
}

interface Parts {
  readonly log: Logger;
  readonly games: Games;
  readonly guests: Guests;
  readonly store: Store;
}

async function serve(config: Config, overrides: Overrides, parts: Parts): Promise<RunningServer> {
  const { log, games, guests, store } = parts;
  const limits: Limits = { ...defaultLimits, ...overrides.limits };
  const now = overrides.now ?? Date.now;
  const state = { stopping: false };

  const app = new Koa();
  const http = createHttpServer({ requestTimeout: 30_000 }, (request, response) => handle(request, response));
  const live = new Live(http, { config, limits, guests, games: games.names(), log });
  const matches = new Matches({
    store,
    log,
    now,
    games,
    outletOf: (game) => live.outletOf(game),
    mailbox: limits.mailbox,
    announceWithin: overrides.announceWithin ?? 50,
    forgetAfter: overrides.forgetAfter ?? 60_000,
    ...(overrides.secretFor === undefined ? {} : { secretFor: overrides.secretFor }),
  });
  live.serve(matches);

  const router = lobby({ games, matches, store, guests, now });
  app.silent = true;
  app.use(requestLog(log));
  app.use(securityHeaders(config));
  app.use(foreign(compress({ threshold: 1024, br: false })));
  app.use(errors(log));
  app.use(health(store, state));
  app.use(pages(overrides.clientFolder ?? CLIENT));
  app.use(guards(config, new Gate(limits.reads), new Gate(limits.writes)));
  app.use(jsonBody());
  app.use(foreign(router.routes()));
  app.use(foreign(router.allowedMethods()));
  const answer = app.callback();
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (URL.canParse(request.url ?? '', 'http://localhost')) void answer(request, response);
    else notAnAddress(response);
  };

  await listen(http, config);
  const { port } = http.address() as AddressInfo;

  const stop = async (): Promise<void> => {
    if (state.stopping) return;
    state.stopping = true;
    live.refuseNew();
    await matches.settle();
    // Who holds a request open is waited for, but not for ever.
    setTimeout(() => http.closeAllConnections(), GRACE_MS).unref();
    await live.close();
    await matches.settle();
    matches.stop();
    await store.close();
    log.info('stopped');
  };
  return { url: urlOf(config, port), port, store, matches, log, stop };
}

function listen(http: HttpServer, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

/** What asks for an address that is none is answered here: Koa and its parts read the address, and throw. */
function notAnAddress(response: ServerResponse): void {
  response.writeHead(400, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ error: lobbyRefusals.badAddress } satisfies ErrorBody));
}

function urlOf({ publicUrl, host }: Config, port: number): string {
  if (publicUrl !== null) return publicUrl;
  const local = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A line for each request: who asked is not in it, nor anything that was sent. */
function requestLog(log: Logger): Koa.Middleware {
  return async (context, next) => {
    const started = performance.now();
    const id = randomUUID();
    context.state.requestId = id;
    context.set('X-Request-Id', id);
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ id, method: context.method, path: context.path.slice(0, 200), status: context.status, ms }, 'request');
  };
}

/** `healthz`: the process answers. `readyz`: it can serve, and goes on to. */
function health(store: Store, state: { readonly stopping: boolean }): Koa.Middleware {
  return async (context, next) => {
    if (context.path === '/healthz' || context.path === '/readyz') {
      context.set('Cache-Control', 'no-store');
      if (context.path === '/readyz') {
        await store.check().catch(() => Promise.reject(new HttpRefused(503, lobbyRefusals.failed)));
        if (state.stopping) throw new HttpRefused(503, lobbyRefusals.stopping);
      }
      context.body = { ok: true };
      return;
    }
    // What a guest may see depends on his cookie and on the moment.
    if (/^\/(api|games)(\/|$)/.test(context.path)) context.set('Cache-Control', 'no-store');
    if (state.stopping && context.method === 'POST') throw new HttpRefused(503, lobbyRefusals.stopping);
    await next();
  };
}
