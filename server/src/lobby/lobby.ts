import Router, { type RouterContext as Context } from '@koa/router';
import { seatViewer, spectator, type SeatId } from '@theed/tabletop';
import type {
  CreateResponse,
  JoinResponse,
  LogPage,
  MatchList,
  Me,
  MyMatches,
  MySeat,
  PlayAgainResponse,
} from '@theed/tabletop/protocol';

import type { Games } from '../games';
import type { Guests } from '../identity';
import type { MatchActor, Proof } from '../match/actor';
import type { Matches } from '../match/matches';
import { logEntry } from '../match/position';
import { matchRefusals } from '../match/refusals';
import { hashOf, isMatchId, newCredentials } from '../secrets';
import type { MatchSummary, Store } from '../store/store';
import { HttpRefused, lobbyRefusals } from './errors';
import * as requests from './requests';

export interface LobbyTools {
  readonly games: Games;
  readonly matches: Matches;
  readonly store: Store;
  readonly guests: Guests;
  readonly now: () => number;
}

/** The lobby on boardgame.io's paths, and what our own client needs besides. */
export function lobby(tools: LobbyTools): Router {
  const { games, matches, store, guests, now } = tools;
  const router = new Router();

  const guestOf = (context: Context): string | null => guests.of(context.get('cookie'));
  /** The guest, who becomes one now if he was none. */
  const welcome = (context: Context): string => {
    const known = guestOf(context);
    if (known !== null) return known;
    const id = guests.newId();
    context.append('Set-Cookie', guests.cookieFor(id));
    return id;
  };
  const gameOf = (context: Context): string => {
    const name = param(context, 'name');
    if (!games.has(name)) throw new HttpRefused(404, lobbyRefusals.noSuchGame);
    return name;
  };
  const actorOf = async (context: Context): Promise<MatchActor> => {
    const id = param(context, 'id');
    const actor = isMatchId(id) ? await matches.actor(gameOf(context), id) : null;
    if (actor === null) throw new HttpRefused(404, matchRefusals.noSuchMatch);
    return actor;
  };
  const summaryOf = async (context: Context): Promise<MatchSummary> => {
    const game = gameOf(context);
    const id = param(context, 'id');
    const summary = isMatchId(id) ? await store.summary(id) : null;
    if (summary?.match.game !== game) throw new HttpRefused(404, matchRefusals.noSuchMatch);
    return summary;
  };
  const proofOf = (context: Context, credentials: string | null | undefined): Proof => ({
    guest: guestOf(context),
    credentials: credentials ?? null,
  });
  const setupOf = (game: string, data: unknown) => {
    const setup = games.setupOf(game, data);
    if (setup === undefined) throw new HttpRefused(400, lobbyRefusals.badSetup);
    return setup;
  };
  const seatCountOf = (game: string, count: number): number => {
    if (!games.forNewMatch(game).game.seatCounts.includes(count))
      throw new HttpRefused(400, lobbyRefusals.badSeatCount);
    return count;
  };

  router.get('/games', (context) => {
    context.body = games.names();
  });

  router.get('/games/:name', async (context) => {
    const game = gameOf(context);
    const { cursor, limit, ...filter } = requests.read(requests.listQuery, { ...context.query });
    const found = await store.list({ game, limit: limit + 1, ...defined({ after: cursor, ...filter }) });
    context.body = pageOf(found, limit, (summary) => matches.infoOf(summary)) satisfies MatchList;
  });

  router.post('/games/:name/create', async (context) => {
    const game = gameOf(context);
    const body = requests.read(requests.createBody, context.request.body);
    const seatCount = seatCountOf(game, body.numPlayers);
    const setup = setupOf(game, body.setupData);
    if (body.host !== undefined && body.host.seat !== 'lots' && Number(body.host.seat) >= seatCount) {
      throw new HttpRefused(404, matchRefusals.noSuchSeat);
    }
    const credentials = newCredentials();
    const { match, seat } = await matches.create({
      game,
      seatCount,
      setup,
      unlisted: body.unlisted ?? true,
      host: welcome(context),
      ...(body.host === undefined
        ? {}
        : { sitter: { seat: body.host.seat, name: body.host.playerName, credentialHash: hashOf(credentials) } }),
    });
    context.body = {
      matchID: match.id,
      inviteCode: match.inviteCode,
      ...(seat === null ? {} : { playerID: seat, playerCredentials: credentials }),
    } satisfies CreateResponse;
  });

  router.get('/games/:name/:id', async (context) => {
    context.body = matches.infoOf(await summaryOf(context));
  });

  router.post('/games/:name/:id/join', async (context) => {
    const actor = await actorOf(context);
    const { playerID, playerName, data } = requests.read(requests.joinBody, context.request.body);
    const credentials = newCredentials();
    const seat = await actor.join({
      seat: playerID,
      guest: welcome(context),
      name: playerName,
      credentialHash: hashOf(credentials),
      invite: data,
    });
    context.body = { playerID: seat, playerCredentials: credentials } satisfies JoinResponse;
  });

  router.post('/games/:name/:id/leave', async (context) => {
    const actor = await actorOf(context);
    const { playerID, credentials } = requests.read(requests.leaveBody, context.request.body);
    await actor.leave(playerID, proofOf(context, credentials));
    context.body = {};
  });

  for (const path of ['/games/:name/:id/update', '/games/:name/:id/rename']) {
    router.post(path, async (context) => {
      const actor = await actorOf(context);
      const { playerID, credentials, newName } = requests.read(requests.updateBody, context.request.body);
      await actor.rename(playerID, proofOf(context, credentials), newName);
      context.body = {};
    });
  }

  router.post('/games/:name/:id/playAgain', async (context) => {
    const game = gameOf(context);
    const actor = await actorOf(context);
    const body = requests.read(requests.playAgainBody, context.request.body);
    const seatCount = body.numPlayers === undefined ? null : seatCountOf(game, body.numPlayers);
    const setup = body.setupData === undefined ? null : setupOf(game, body.setupData);
    const nextMatchID = await actor.playAgain(body.playerID, proofOf(context, body.credentials), async (previous) => {
      const { match } = await matches.create(
        {
          game,
          seatCount: seatCount ?? previous.seatCount,
          setup: setup ?? previous.setup,
          unlisted: body.unlisted ?? previous.unlisted,
          host: welcome(context),
        },
        previous.id,
      );
      return match.id;
    });
    const next = await store.summary(nextMatchID);
    if (next === null) throw new Error(`match ${nextMatchID} has gone`);
    context.body = { nextMatchID, inviteCode: next.match.inviteCode } satisfies PlayAgainResponse;
  });

  router.get('/games/:name/:id/mine', async (context) => {
    const { match, seats } = await summaryOf(context);
    const guest = guestOf(context);
    const mine = guest === null ? undefined : seats.find((seat) => seat.guest === guest);
    if (mine === undefined) throw new HttpRefused(404, matchRefusals.notYourSeat);
    const free = match.status === 'waiting' && seats.some((seat) => seat.guest === null);
    context.body = {
      playerID: mine.seat,
      ...(free ? { inviteCode: match.inviteCode } : {}),
    } satisfies MySeat;
  });

  router.get('/games/:name/:id/components', async (context) => {
    const { match } = await summaryOf(context);
    context.body = (await games.ofMatch(match.game, match.componentsHash, store)).game.components;
    // A match keeps its components for ever.
    context.set('Cache-Control', 'private, max-age=31536000, immutable');
  });

  router.get('/games/:name/:id/log', async (context) => {
    const { match, seats } = await summaryOf(context);
    const { before, limit } = requests.read(requests.logQuery, { ...context.query });
    const { game } = await games.ofMatch(match.game, match.componentsHash, store);
    const guest = guestOf(context);
    const mine = guest === null ? undefined : seats.find((seat) => seat.guest === guest);
    const viewer = mine === undefined ? spectator : seatViewer(mine.seat);
    const inputs = await store.inputs(match.id, before, limit);
    context.body = {
      log: inputs.map((input) => logEntry(game, input, viewer, match.status === 'over')),
    } satisfies LogPage;
  });

  router.get('/api/me', async (context) => {
    const id = welcome(context);
    context.body = { id, name: (await store.guest(id))?.name ?? null } satisfies Me;
  });

  router.post('/api/me', async (context) => {
    const { name } = requests.read(requests.meBody, context.request.body);
    const id = welcome(context);
    await store.saveGuest({ id, name }, now());
    context.body = { id, name } satisfies Me;
  });

  router.get('/api/me/matches', async (context) => {
    const guest = guestOf(context);
    const { limit, cursor } = requests.read(requests.pageQuery, { ...context.query });
    const found = guest === null ? [] : await store.listOf(guest, { limit: limit + 1, ...defined({ after: cursor }) });
    context.body = pageOf(found, limit, (summary) => {
      const playerID = seatOf(summary, guest);
      return {
        ...matches.infoOf(summary),
        playerID,
        yourTurn: summary.match.status !== 'over' && summary.match.awaits.includes(playerID),
      };
    }) satisfies MyMatches;
  });

  return router;
}

function param(context: Context, name: string): string {
  return (context.params as Readonly<Record<string, string | undefined>>)[name] ?? '';
}

function seatOf({ seats }: MatchSummary, guest: string | null): SeatId {
  return seats.find((seat) => seat.guest === guest)!.seat;
}

/** One page of what was found, of which there is one more if there is another page. */
function pageOf<T>(
  found: readonly MatchSummary[],
  limit: number,
  show: (summary: MatchSummary) => T,
): { matches: T[]; nextCursor?: string } {
  const shown = found.slice(0, limit);
  return {
    matches: shown.map(show),
    ...(found.length > limit ? requests.cursorAfter(shown.at(-1)?.match) : {}),
  };
}

/** Without what is undefined. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
