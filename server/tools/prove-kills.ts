/**
 * A server is killed with SIGKILL while it is played on, again and again: after each kill every move that was
 * acknowledged is in the database exactly once, in its place, and the players come back and play on.
 *
 * `prove-kills [kills = 50] [tables = 10]`
 */
import '../src/production';
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { picker, type Picker } from '@theed/tabletop/testing';
import { seatPair, type Player } from './support/players';
import { countArgument, inTempFolder, must, prove } from './support/serve';

interface Acknowledged {
  readonly matchID: string;
  readonly seat: string;
  readonly moveId: string;
  readonly stateID: number;
}

const VICTIM = join(__dirname, 'support', 'victim.js');

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [VICTIM, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code ?? 'a signal'}`)));
  });
  child.removeAllListeners('exit');
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Plays one seat until told to stop. A move that gets no answer is sent again under its id, however long it takes. */
async function play(player: Player, pick: Picker, acknowledged: Acknowledged[], stopped: () => boolean): Promise<void> {
  while (!stopped() && player.frame?.G.over === null) {
    const sent = player.choose(pick);
    const { _stateID } = player.frame;
    if (sent === null) {
      await Promise.race([player.until((frame) => frame._stateID > _stateID), pause(200)]);
      continue;
    }
    const answer = await player.insist(sent, stopped);
    if (answer?.ok === true) {
      acknowledged.push({ matchID: player.matchID, seat: player.seat, moveId: sent.moveId, stateID: answer.stateID });
      const { stateID } = answer;
      await Promise.race([player.until((frame) => frame._stateID >= stateID), pause(200)]);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Looks into the database itself, while no server has it. */
function inspect(folder: string, acknowledged: readonly Acknowledged[]): number {
  const db = new Database(join(folder, 'theed.sqlite'));
  const stored = db.prepare('select seq from inputs where match_id = ? and seat = ? and move_id = ?').pluck();
  for (const { matchID, seat, moveId, stateID } of acknowledged) {
    const found = stored.all(matchID, seat, moveId);
    must(found.length === 1, `move ${moveId} was acknowledged and is stored ${found.length} times`);
    must(
      found[0] === stateID - 1,
      `move ${moveId} was acknowledged as ${stateID} and is stored as ${String(found[0])}`,
    );
  }
  const torn = db
    .prepare(
      `select count(*) from matches m where state_id <> (select count(*) from inputs i where i.match_id = m.id)
         or state_id <> json_extract(snapshot, '$._stateID')
         or (state_id > 0 and state_id - 1 <> (select max(seq) from inputs i where i.match_id = m.id))`,
    )
    .pluck()
    .get();
  must(torn === 0, `${String(torn)} matches do not fit their inputs`);
  must(db.pragma('integrity_check', { simple: true }) === 'ok', 'the database is damaged');
  db.close();
  return acknowledged.length;
}

prove(() =>
  inTempFolder(async (folder) => {
    const kills = countArgument(0, 50);
    const tables = countArgument(1, 10);
    const pick = picker(1);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const acknowledged: Acknowledged[] = [];
    let child = await start(folder, port);
    let stop = false;
    let duels = 0;

    const table = async (seed: number): Promise<void> => {
      while (!stop) {
        // Matches are made between kills only as luck will have it: one that was cut off is left as it is.
        const players = await seatPair(url).catch(() => null);
        if (players === null) {
          await pause(50);
          continue;
        }
        duels += 1;
        await Promise.all(players.map((each, seat) => play(each, picker(seed + seat), acknowledged, () => stop)));
        for (const player of players) player.leave();
      }
    };
    const playing = Promise.all(Array.from({ length: tables }, (_, index) => table(2 * index)));
    try {
      for (let count = 0; count < kills; count += 1) {
        const before = acknowledged.length;
        while (acknowledged.length < before + 40) {
          must(child.exitCode === null, 'the server ended by itself');
          await pause(10);
        }
        await pause(pick.below(150));
        await kill(child);
        inspect(folder, [...acknowledged]);
        child = await start(folder, port);
      }
    } finally {
      stop = true;
      await kill(child);
    }
    await Promise.race([playing, pause(3000)]);
    const moves = inspect(folder, acknowledged);
    return `kills: ${kills} under the load of ${tables} tables, ${duels} duels, ${moves} acknowledged moves, each stored exactly once`;
  }),
);
