import { randomUUID } from 'node:crypto';
import { CLASH } from '@theed/clash-of-the-lightsabers';
import type { Frame, LegalMove, SeatId } from '@theed/tabletop';
import type { CreateResponse, JoinResponse, MoveAnswer, SyncInfo } from '@theed/tabletop/protocol';
import type { Picker } from '@theed/tabletop/testing';
import { io, type Socket } from 'socket.io-client';

export const GAME = CLASH;

export async function post<T>(url: string, path: string, body: unknown): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** A move that was sent, and what came back. */
export interface Sent {
  readonly moveId: string;
  readonly matchID: string;
  readonly seat: SeatId;
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Somebody at a seat: keeps the newest frame, comes back after a cut, and sends a move until it is answered. */
export class Player {
  readonly socket: Socket;
  frame: Frame | null = null;
  private readonly waiting = new Set<() => void>();

  constructor(
    url: string,
    readonly matchID: string,
    readonly seat: SeatId,
    private readonly credentials: string | undefined,
  ) {
    this.socket = io(`${url}/${GAME}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
    });
    this.socket.on('connect', () => this.socket.emit('sync', matchID, seat, this.credentials));
    this.socket.on('sync', (_id: string, info: SyncInfo) => this.take(info.state));
    this.socket.on('update', (_id: string, frame: Frame) => this.take(frame));
  }

  /** Resolves when the frame is such. */
  until(holds: (frame: Frame) => boolean): Promise<Frame> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.frame === null || !holds(this.frame)) return;
        this.waiting.delete(look);
        resolve(this.frame);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** Sends once, and waits for the answer; `null` if none came. */
  async send(sent: Sent, patience = 10_000): Promise<MoveAnswer | null> {
    const { move, args, moveId, seat, matchID } = sent;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: seat, moveId } };
    try {
      return (await this.socket.timeout(patience).emitWithAck('update', action, 0, matchID, seat)) as MoveAnswer;
    } catch {
      return null;
    }
  }

  /** Sends under one id until there is an answer, through cuts and restarts; `null` if told to stop before. */
  async insist(sent: Sent, stopped: () => boolean = () => false): Promise<MoveAnswer | null> {
    while (!stopped()) {
      const answer = await this.send(sent, 400);
      if (answer !== null && (answer.ok || answer.refusal.code !== 'not-synced')) return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return null;
  }

  make(move: string, args: readonly unknown[]): Sent {
    return { moveId: randomUUID(), matchID: this.matchID, seat: this.seat, move, args };
  }

  /** What this seat may do now that leads on: neither taking back nor giving up. */
  choices(): readonly LegalMove[] {
    return (this.frame?.G.legal ?? []).filter(({ move }) => !/^(un|resign)/.test(move));
  }

  /** One of those, with arguments. */
  choose(pick: Picker): Sent | null {
    const choices = this.choices();
    if (choices.length === 0) return null;
    const choice = choices[pick.below(choices.length)]!;
    const args = choice.args.map((arg) => {
      if (arg.kind === 'one') return arg.from[pick.below(arg.from.length)];
      const from = [...arg.from];
      return Array.from({ length: arg.count }, () => from.splice(pick.below(from.length), 1)[0]);
    });
    return this.make(choice.move, choice.move === 'ready' ? args : [...args, this.frame!.G.at]);
  }

  leave(): void {
    this.socket.disconnect();
  }

  private take(frame: Frame): void {
    if (this.frame !== null && frame._stateID < this.frame._stateID) return;
    this.frame = frame;
    for (const look of [...this.waiting]) look();
  }
}

/** Two players at a new match, both ready. */
export async function seatPair(url: string): Promise<[Player, Player]> {
  const made = await post<CreateResponse>(url, `/games/${GAME}/create`, {
    numPlayers: 2,
    host: { seat: '0', playerName: 'Qui-Gon' },
  });
  const joined = await post<JoinResponse>(url, `/games/${GAME}/${made.matchID}/join`, {
    playerName: 'Maul',
    data: { invite: made.inviteCode },
  });
  const players: [Player, Player] = [
    new Player(url, made.matchID, '0', made.playerCredentials),
    new Player(url, made.matchID, '1', joined.playerCredentials),
  ];
  for (const player of players) {
    await player.until(() => true);
    await player.insist(player.make('ready', []));
  }
  await Promise.all(players.map((player) => player.until(({ G }) => G.table !== null)));
  return players;
}
