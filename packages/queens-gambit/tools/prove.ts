/**
 * The long proofs: `node dist/tools/prove.js --games 1000000 --worlds 100000 [--seed 1] [--workers 2]`. Ends with a
 * status other than 0 if anything does not hold.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { DECKS, defaultComponents, SIDES } from '../src';
import { makeBoards } from '../src/boards';
import { playPairedWorlds, playRandomGames, type Range } from './playouts';
import { ACTIONS, addTally, newTally, type Tally } from './tally';

const PROOFS = { games: playRandomGames, worlds: playPairedWorlds } as const;

interface Job {
  readonly proof: keyof typeof PROOFS;
  readonly range: Range;
}

if (isMainThread) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
} else {
  const { proof, range } = workerData as Job;
  parentPort!.postMessage(PROOFS[proof](range));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10000' },
      worlds: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
  });
  const [games, worlds] = [wholeNumber('games', values.games), wholeNumber('worlds', values.worlds)];
  const first = wholeNumber('seed', values.seed);
  const workers = wholeNumber('workers', values.workers);
  if (workers === 0) throw new Error('--workers is a number from 1');

  if (games > 0) await prove('games', { first, games }, workers, reportGames);
  if (worlds > 0) await prove('worlds', { first, games: worlds }, workers, reportWorlds);
}

/** Shares the range out to the workers, and reports what they have found. */
async function prove(
  proof: Job['proof'],
  range: Range,
  workers: number,
  report: (tally: Tally, seconds: number) => void,
): Promise<void> {
  const begun = performance.now();
  const sum = newTally();
  for (const tally of await Promise.all(shares(range, workers).map((share) => runIn({ proof, range: share })))) {
    addTally(sum, tally);
  }
  report(sum, (performance.now() - begun) / 1000);
}

function shares({ first, games }: Range, workers: number): Range[] {
  const bounds = Array.from({ length: workers + 1 }, (_, index) => Math.floor((games * index) / workers));
  return bounds
    .slice(0, -1)
    .map((from, index) => ({ first: first + from, games: bounds[index + 1]! - from }))
    .filter((share) => share.games > 0);
}

function runIn(job: Job): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(__filename, { workerData: job });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`a worker ended with status ${code} and no result`)));
  });
}

function reportGames(tally: Tally, seconds: number): void {
  const { games, inputs, endings, rounds } = tally;
  const lengths = Object.entries(rounds).map(([length, number]) => ({ length: Number(length), number }));
  const all = lengths.reduce((sum, { length, number }) => sum + length * number, 0);
  console.log(`Random games: ${games} played to an end in ${seconds.toFixed(1)} s, ${rate(games, seconds)}`);
  console.log('  all cards, figures and starfighter cards were there, and where they can be, after every input');
  for (const [ending, number] of Object.entries(endings).sort(([, one], [, other]) => other - one)) {
    console.log(`  ended ${ending}: ${percent(number, games)}`);
  }
  console.log(`  rounds: ${(all / games).toFixed(2)} on average, ${lengths[0]!.length} to ${lengths.at(-1)!.length}`);
  console.log(`  inputs: ${(inputs / games).toFixed(1)} on average`);
  const { cards, options, spaces } = everything();
  reportUse('cards', tally.cards, cards);
  reportUse('options', tally.options, options);
  reportUse('actions', tally.actions, ACTIONS);
  reportUse('spaces', tally.spaces, spaces);
  reportUse('endings', tally.endings, ENDINGS);
}

/** Everything of a list is to be used at least once. */
function reportUse(what: string, used: Readonly<Record<string, number>>, all: readonly string[]): void {
  const unused = all.filter((name) => used[name] === undefined);
  const least = Math.min(...all.map((name) => used[name] ?? 0));
  console.log(`  ${what}: ${all.length - unused.length} of ${all.length} used, each at least ${least} times`);
  if (unused.length > 0) throw new Error(`no game has used the ${what} ${unused.join(', ')}: play more games`);
}

/** How a match can end without a server that counts time or misses somebody. */
const ENDINGS = [
  'naboo/ship',
  'naboo/throne-room',
  'federation/elimination',
  'naboo/resign',
  'federation/resign',
] as const;

function everything(): Record<'cards' | 'options' | 'spaces', string[]> {
  const cards = SIDES.flatMap((side) =>
    DECKS.flatMap((deck) =>
      Object.entries(defaultComponents.decks[side][deck].cards).map(([kind, { options }]) => ({
        card: `${side}/${kind}`,
        options: options.map((_, index) => `${side}/${kind}/${index}`),
      })),
    ),
  );
  const { plains, palace, core } = makeBoards(defaultComponents);
  return {
    cards: cards.map(({ card }) => card),
    options: cards.flatMap(({ options }) => options),
    spaces: [plains, palace, core].flatMap((board) => board.spaces),
  };
}

function reportWorlds({ games, pairs, frames }: Tally, seconds: number): void {
  console.log(`Paired worlds: ${games} games in ${seconds.toFixed(1)} s, ${rate(games, seconds)}`);
  console.log(`  ${pairs} pairs of worlds, ${frames} frames compared, no differing byte before a declared reveal`);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`;
}

function rate(games: number, seconds: number): string {
  return `${Math.round(games / seconds)} games/s`;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is a whole number, not ${text}`);
  return Number(text);
}
