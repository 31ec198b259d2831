import type { SeatId } from '@theed/tabletop';
import type {
  CreateResponse,
  ErrorBody,
  JoinResponse,
  MatchInfo,
  MoveAnswer,
  PlayerInfo,
  ServerEvents,
  SyncInfo,
} from '@theed/tabletop/protocol';
import { io, type Socket } from 'socket.io-client';
import type { RunningServer } from '../../src/app';
import { afterwards } from './server';

/** How long anything is waited for, in milliseconds. */
const PATIENCE = 15_000;

export interface Reply<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A browser, as far as the lobby sees it: it keeps its cookie. */
export class Browser {
  cookie: string | null = null;

  constructor(readonly server: Pick<RunningServer, 'url'>) {}

  get<T = ErrorBody>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply<T>> {
    return this.ask<T>(path, { headers });
  }

  post<T = ErrorBody>(
    path: string,
    body: unknown = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<T>> {
    return this.ask<T>(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  private async ask<T>(
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers: Readonly<Record<string, string>> },
  ): Promise<Reply<T>> {
    const response = await fetch(this.server.url + path, {
      ...init,
      headers: this.cookie === null ? init.headers : { Cookie: this.cookie, ...init.headers },
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : text) as T };
  }

  async create(game: string, body: Readonly<Record<string, unknown>> = {}): Promise<CreateResponse> {
    const reply = await this.post<CreateResponse>(`/games/${game}/create`, { numPlayers: 2, ...body });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return reply.body;
  }

  join(
    game: string,
    { matchID, inviteCode }: CreateResponse,
    body: Readonly<Record<string, unknown>> = {},
  ): Promise<Reply<JoinResponse & ErrorBody>> {
    return this.post(`/games/${game}/${matchID}/join`, {
      playerName: 'Somebody',
      data: { invite: inviteCode },
      ...body,
    });
  }
}

type Told = { [K in keyof ServerEvents]: { event: K; args: Parameters<ServerEvents[K]> } }[keyof ServerEvents];

/** A connection to a game that writes down everything it is told. */
export class Seat {
  readonly heard: Told[] = [];
  readonly socket: Socket;
  private readonly waiters = new Set<() => void>();

  constructor(server: Pick<RunningServer, 'url'>, game: string, cookie: string | null = null) {
    this.socket = io(`${server.url}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 50,
      ...(cookie === null ? {} : { extraHeaders: { Cookie: cookie } }),
    });
    this.socket.onAny((event: Told['event'], ...args: unknown[]) => {
      this.heard.push({ event, args } as unknown as Told);
      for (const wake of this.waiters) wake();
    });
    afterwards(() => void this.socket.disconnect());
  }

  /** The last sync or update that came. */
  get frame(): SyncInfo['state'] {
    const last = this.heard.findLast(({ event }) => event === 'sync' || event === 'update')!;
    return last.event === 'sync' ? last.args[1].state : (last.args[1] as SyncInfo['state']);
  }

  get info(): MatchInfo {
    const last = this.heard.findLast(({ event }) => event === 'sync' || event === 'matchData')!;
    return last.event === 'sync' ? last.args[1].match : (last.args[2] as MatchInfo);
  }

  get players(): readonly PlayerInfo[] {
    return this.info.players;
  }

  get refusals(): string[] {
    return this.heard.flatMap((told) => (told.event === 'refused' ? [told.args[1].code] : []));
  }

  count(event: Told['event']): number {
    return this.heard.filter((told) => told.event === event).length;
  }

  /** Waits until what was heard is so. */
  async until(holds: () => boolean, what = 'what was waited for'): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiters.delete(wake);
        reject(
          new Error(
            `${what} did not come; heard last ${this.heard
              .slice(-6)
              .map(({ event }) => event)
              .join(', ')}`,
          ),
        );
      }, PATIENCE);
      const wake = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.waiters.delete(wake);
        resolve();
      };
      this.waiters.add(wake);
    });
  }

  /** Asks for the match and waits for it, or for a refusal. */
  async sync(matchID: string, playerID: SeatId | null, credentials?: string): Promise<this> {
    const before = this.count('sync') + this.count('refused');
    this.socket.emit('sync', matchID, playerID, credentials);
    await this.until(() => this.count('sync') + this.count('refused') > before, 'an answer to sync');
    return this;
  }

  send(
    matchID: string,
    playerID: SeatId,
    move: string,
    args: readonly unknown[],
    moveId?: string,
  ): Promise<MoveAnswer> {
    return this.raw(
      { type: 'MAKE_MOVE', payload: { type: move, args, playerID, ...(moveId === undefined ? {} : { moveId }) } },
      matchID,
      playerID,
    );
  }

  raw(action: unknown, matchID: unknown, playerID: unknown): Promise<MoveAnswer> {
    return this.socket.timeout(PATIENCE).emitWithAck('update', action, 0, matchID, playerID) as Promise<MoveAnswer>;
  }

  /** Plays one of the moves that the frame offers; picks by the given function, the first of everything otherwise. */
  playLegal(matchID: string, pick: (count: number) => number = () => 0): Promise<MoveAnswer> {
    const { legal, at, you, phase } = this.frame.G;
    const choice = legal[pick(legal.length)]!;
    const args = choice.args.map((arg) => {
      if (arg.kind === 'one') return arg.from[pick(arg.from.length)]!;
      const from = [...arg.from];
      return Array.from({ length: arg.count }, () => from.splice(pick(from.length), 1)[0]!);
    });
    return this.send(matchID, you!, choice.move, phase === 'muster' ? args : [...args, at]);
  }
}

export interface Table {
  readonly matchID: string;
  readonly seats: readonly Seat[];
  readonly credentials: readonly string[];
}

/** Two guests at a match of this game, both connected; dealt if `ready`. */
export async function seatTwo(server: RunningServer, game = 'sealed-bids', ready = true): Promise<Table> {
  const host = new Browser(server);
  const made = await host.create(game, { host: { seat: '0', playerName: 'Ada' } });
  const guest = new Browser(server);
  const joined = await guest.join(game, made, { playerName: 'Bea' });
  const credentials = [made.playerCredentials!, joined.body.playerCredentials];
  const seats = [new Seat(server, game), new Seat(server, game)];
  await Promise.all(seats.map((seat, index) => seat.sync(made.matchID, String(index), credentials[index])));
  if (ready) {
    for (const [index, seat] of seats.entries()) await seat.send(made.matchID, String(index), 'ready', [`n${index}`]);
    await Promise.all(seats.map((seat) => seat.until(() => seat.frame.G.table !== null, 'the deal')));
  }
  return { matchID: made.matchID, seats, credentials };
}
