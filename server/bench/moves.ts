/**
 * Durable moves of Clash of the Lightsabers over real sockets, against boardgame.io's own server, which keeps them in
 * memory only. Both are played in turn, in the same run, by the same players; each server has a process of its own.
 *
 * `moves [seconds = 5] [tables = 50] [rounds = 2]`
 */
import '../src/production';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { picker, type Picker } from '@theed/tabletop/testing';
import { Player, seatPair } from '../tools/support/players';
import { countArgument, inTempFolder } from '../tools/support/serve';

interface Result {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  /** Processor time of the server for each move, in milliseconds; hardly depends on what else the machine does. */
  readonly cpu: number;
}

interface Contender {
  readonly name: string;
  start(port: number): ChildProcess;
  pair(url: string): Promise<[Player, Player]>;
}

const stock: Contender = {
  name: 'boardgame.io 0.50.2, in memory',
  start: (port) => child(join(__dirname, 'stock.js'), [String(port)]),
  // It makes a match of any id that it is asked for, and lets anybody sit.
  pair: async (url) => {
    const matchID = randomUUID();
    const first = new Player(url, matchID, '0', undefined);
    await first.until(() => true);
    const pair: [Player, Player] = [first, new Player(url, matchID, '1', undefined)];
    await Promise.all(pair.map((player) => player.until(() => true)));
    for (const player of pair) {
      emit(player, 'ready', []);
      await player.until(({ G }) => G.nonces[player.seat] !== null);
    }
    await Promise.all(pair.map((player) => player.until(({ G }) => G.table !== null)));
    return pair;
  },
};

function ours(folder: string): Contender {
  return {
    name: 'this server, on SQLite, synchronous=FULL',
    start: (port) => child(join(__dirname, '..', 'tools', 'support', 'victim.js'), [folder, String(port)]),
    pair: seatPair,
  };
}

function child(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Like a stock client: without asking for an answer. */
function emit(player: Player, type: string, args: readonly unknown[]): void {
  const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: player.seat } };
  player.socket.emit('update', action, player.frame!._stateID, player.matchID, player.seat);
}

/** Plays at one table, and at a new one when a duel is over; writes down how long each move took to the other player's screen, in milliseconds. */
async function table(
  first: [Player, Player],
  pair: () => Promise<[Player, Player]>,
  pick: Picker,
  times: number[],
  until: number,
): Promise<void> {
  for (let players = first; performance.now() < until; players = await pair()) {
    while (players[0].frame!.G.over === null && performance.now() < until) {
      const mover = players.find((player) => player.choices().length > 0);
      if (mover === undefined) throw new Error('a table stands still');
      const { move, args } = mover.choose(pick)!;
      const next = players[0].frame!._stateID + 1;
      const sent = performance.now();
      emit(mover, move, args);
      await Promise.all(
        players.map(async (player) => {
          await player.until(({ _stateID }) => _stateID >= next);
          if (player !== mover) times.push(performance.now() - sent);
        }),
      );
    }
    for (const player of players) player.leave();
  }
}

async function measure(contender: Contender, tables: number, seconds: number): Promise<Result> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const server = contender.start(port);
  try {
    await new Promise((resolve) => server.stdout!.once('data', resolve));
    const url = `http://127.0.0.1:${port}`;
    const first: [Player, Player][] = [];
    for (let made = 0; made < tables; made += 1) first.push(await contender.pair(url));
    const times: number[] = [];
    const cpuBefore = cpuOf(server);
    const started = performance.now();
    const until = started + seconds * 1000;
    await Promise.all(
      first.map((players, index) => table(players, () => contender.pair(url), picker(index + 1), times, until)),
    );
    const cpu = (cpuOf(server) - cpuBefore) / times.length;
    const took = (performance.now() - started) / 1000;
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
    return { movesPerSecond: times.length / took, p50: at(0.5), p95: at(0.95), cpu };
  } finally {
    server.kill('SIGKILL');
  }
}

/** Processor time that a process has used, in milliseconds; Linux only, to 10 ms. */
function cpuOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid ?? 0}/stat`, 'utf8')
      .split(') ')[1]!
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

async function main(): Promise<void> {
  const [seconds, tables, rounds] = [countArgument(0, 5), countArgument(1, 50), countArgument(2, 2)];
  await inTempFolder(async (folder) => {
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const results: Result[] = [];
      for (const contender of [stock, ours(folder)]) {
        const result = await measure(contender, tables, seconds);
        results.push(result);
        const { movesPerSecond, p50, p95, cpu } = result;
        process.stdout.write(
          `round ${round}, ${tables} tables, ${contender.name}: ${movesPerSecond.toFixed(0)} moves/s, to the other's screen p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${cpu.toFixed(2)} ms of processor a move\n`,
        );
      }
      ratios.push(results[1]!.movesPerSecond / results[0]!.movesPerSecond);
    }
    process.stdout.write(`ours, durable, to stock, in memory: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}\n`);
  });
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${String((error as Error).stack)}\n`);
    process.exit(1);
  },
);
