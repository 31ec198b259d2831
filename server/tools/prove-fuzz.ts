/**
 * Random frames and requests, from nonsense to nearly right, by connections with and without a seat: the process lives,
 * another match goes on, and what was refused has changed nothing.
 *
 * `prove-fuzz [inputs = 1000000] [seed = 1]`
 */
import '../src/production';
import { createHash } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { MoveAnswer } from '@theed/tabletop/protocol';
import { picker, type Picker } from '@theed/tabletop/testing';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/app';
import type { Player } from './support/players';
import { GAME, seatPair } from './support/players';
import { countArgument, inTempFolder, must, prove, serve } from './support/serve';
import { action, event, httpRequest, rawFrame } from './support/nonsense';

const BATCH = 500;

/** The match that is attacked, and what is known of it. */
class Victim {
  private accepted = 0;
  private before = '';
  private stateId = 0;

  constructor(
    private readonly server: RunningServer,
    readonly matchID: string,
  ) {}

  async look(): Promise<void> {
    const { match, snapshot } = (await this.server.store.load(this.matchID, 0))!;
    this.stateId = match.stateId;
    this.before = createHash('sha256').update(snapshot).digest('hex');
    this.accepted = 0;
  }

  answered(answer: MoveAnswer): void {
    if (answer.ok) this.accepted += 1;
  }

  /** Nothing but what was acknowledged has changed it. */
  async check(): Promise<void> {
    const { accepted, stateId, before } = this;
    await this.look();
    must(
      this.stateId === stateId + accepted,
      `${accepted} moves were taken, and it went from ${stateId} to ${this.stateId}`,
    );
    must(accepted > 0 || before === this.before, 'what was refused has changed the state');
  }
}

/** Another match, which must go on: a move in it is answered and seen by the other side. */
class Bystander {
  private players: [Player, Player] | null = null;

  constructor(
    private readonly url: string,
    private readonly pick: Picker,
  ) {}

  async goesOn(): Promise<void> {
    if (this.players?.[0].frame!.G.over !== null) {
      for (const player of this.players ?? []) player.leave();
      this.players = await seatPair(this.url);
    }
    const mover = this.players.find((player) => player.choices().length > 0)!;
    const answer = await mover.send(mover.choose(this.pick)!);
    must(answer?.ok === true, 'the other match does not go on');
    const { stateID } = answer as MoveAnswer & { ok: true };
    await Promise.all(this.players.map((player) => player.until(({ _stateID }) => _stateID >= stateID)));
  }
}

/** Sends a batch of socket events and waits for every answer that was asked for. */
async function events(socket: Socket, victim: Victim, pick: Picker, matchID: string, count: number): Promise<void> {
  const answers: Promise<void>[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    if (pick.below(2) === 0) {
      const [name, args] = event(pick, matchID);
      socket.emit(name, ...args);
    } else {
      const [first, ...rest] = action(pick, matchID);
      const reply = socket.timeout(20_000).emitWithAck('update', first, ...rest) as Promise<MoveAnswer>;
      answers.push(reply.then((answer) => victim.answered(answer)));
    }
  }
  await Promise.all(answers);
}

/** Sends raw frames on connections of their own; each is given up after its frame. */
async function rawFrames(server: RunningServer, pick: Picker, count: number): Promise<void> {
  const address = `ws://127.0.0.1:${server.port}/socket.io/?EIO=4&transport=websocket`;
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = new WebSocket(address);
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
      if (pick.below(2) === 0) socket.send(`40/${GAME},`);
      socket.send(rawFrame(pick, GAME));
      await new Promise((resolve) => setTimeout(resolve, 5));
      socket.terminate();
    }),
  );
}

async function requests(server: RunningServer, pick: Picker, matchID: string, count: number): Promise<number> {
  const codes = await Promise.all(
    Array.from({ length: count }, async () => {
      const { path, init } = httpRequest(pick, GAME, matchID);
      const response = await fetch(`http://127.0.0.1:${server.port}${path}`, init);
      await response.arrayBuffer();
      return response.status;
    }),
  );
  must(
    codes.every((code) => code < 500),
    `a request was answered ${codes.find((code) => code >= 500) ?? 0}`,
  );
  return codes.filter((code) => code >= 400).length;
}

prove(() =>
  inTempFolder(async (folder) => {
    const goal = countArgument(0, 1_000_000);
    const pick = picker(countArgument(1, 1));
    const failures: string[] = [];
    process.on('unhandledRejection', (error) => void failures.push(String(error)));
    process.on('uncaughtException', (error) => void failures.push(String(error)));

    const server = await serve(folder, 0);
    const [attacker, other] = await seatPair(server.url);
    const victim = new Victim(server, attacker.matchID);
    const stranger = io(`${server.url}/${GAME}`, { transports: ['websocket'], forceNew: true });
    const bystander = new Bystander(server.url, picker(5));
    await victim.look();

    let inputs = 0;
    let refusedRequests = 0;
    const started = Date.now();
    while (inputs < goal) {
      const size = Math.min(BATCH, goal - inputs);
      const [few, some] = [Math.ceil(size / 100), Math.ceil(size / 50)];
      const many = Math.max(0, size - few - some);
      await events(attacker.socket, victim, pick, attacker.matchID, Math.ceil(many / 2));
      await events(stranger, victim, pick, attacker.matchID, Math.floor(many / 2));
      await rawFrames(server, pick, few);
      refusedRequests += await requests(server, pick, attacker.matchID, some);
      inputs += few + some + many;
      await victim.check();
      await bystander.goesOn();
      must(failures.length === 0, failures[0] ?? '');
      must(({} as Record<string, unknown>).polluted === undefined, 'Object.prototype was changed');
      if (!attacker.socket.connected || !stranger.connected) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    must((await other.send(other.make('resign', [])))?.ok !== undefined, 'the match that was attacked does not answer');
    await server.stop();
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    return `fuzz: ${inputs} frames and requests in ${seconds} s (${refusedRequests} requests refused, none with 5xx), the process lives, the other match went on, no state was changed by a refused one`;
  }),
);
