import type { GameEvent, MusterEvent, TableGame, TableState } from '../game';
import { createRandomness } from '../randomness';
import { seatsOf, viewerName, viewersOf, type Viewer } from '../seats';
import { judge, overOf, type Input } from '../table';
import { HeadlessTable } from './headless';
import { picker, type Picker } from './picker';
import { playOut, secretOf, type Weights } from './playout';

/** What a game tells about its secrets, so that it can be tried whether they are kept. */
export interface Worlds<S, E extends GameEvent> {
  /** The same state to this viewer, with everything that he may not know dealt anew. Does not change its argument. */
  scramble(state: S, viewer: Viewer, pick: Picker): S;
  /** Secrets in the events of the last input, as they would have been in the scrambled state. */
  rewrite(events: readonly (E | MusterEvent)[], scrambled: S, viewer: Viewer): (E | MusterEvent)[];
  /** Whether these events, all of one input, declare something to the viewer that he did not know before. */
  reveals(events: readonly (E | MusterEvent)[], viewer: Viewer): boolean;
}

/** A viewer can tell apart two matches that differ only in what he may not know. */
export class WorldsDiffer extends Error {
  override readonly name = 'WorldsDiffer';
}

export interface PairedWorldsOptions {
  readonly seed: number;
  readonly seatCount: number;
  readonly weights?: Weights;
  /** Chance, 0 to 1, that a viewer without a pair of worlds gets one at a step. */
  readonly density?: number;
}

export interface PairedWorldsCount {
  readonly pairs: number;
  readonly frames: number;
}

/**
 * Plays one random match. On the way, for each viewer, a second world is made that differs only in what he may not
 * know; both get the same inputs up to the next declared reveal, and every frame to him, and every answer to his own
 * inputs, good or bad, must be equal to the byte.
 *
 * @throws WorldsDiffer
 */
export function checkPairedWorlds<S, E extends GameEvent, V>(
  game: TableGame<S, E, V>,
  worlds: Worlds<S, E>,
  options: PairedWorldsOptions,
): PairedWorldsCount {
  const { seed, seatCount, weights = {}, density = 0.2 } = options;
  const pick = picker(seed ^ 0x5eed);
  const viewers = viewersOf(seatsOf(seatCount));
  const twins = new Map<string, HeadlessTable<S, E, V>>();
  let pairs = 0;
  let frames = 0;

  playOut(game, {
    seed,
    seatCount,
    weights,
    onStep: (table, input) => {
      for (const viewer of viewers) {
        const name = viewerName(viewer);
        const twin = twins.get(name);
        if (twin !== undefined && input !== null) {
          follow(twin, table, input, viewer);
          if (worlds.reveals(table.state.events, viewer) || overOf(game, table.state) !== null) {
            twins.delete(name);
          } else {
            compare(table, twin, viewer, `after ${JSON.stringify(input)}`);
            frames += 1;
          }
        } else if (
          table.state.game !== null &&
          overOf(game, table.state) === null &&
          pick.below(1000) < density * 1000
        ) {
          const other = twinOf(table, worlds, viewer, pick, seed);
          compare(table, other, viewer, 'in a world dealt anew');
          twins.set(name, other);
          pairs += 1;
          frames += 1;
        }
        const paired = twins.get(name);
        if (paired !== undefined && viewer.kind === 'seat') compareAnswers(table, paired, viewer.seat, pick);
      }
    },
  });
  return { pairs, frames };
}

/** Compares, for every viewer, the state with one in which all that he may not know is dealt anew. @throws WorldsDiffer */
export function checkStateKeepsSecrets<S, E extends GameEvent, V>(
  table: HeadlessTable<S, E, V>,
  worlds: Worlds<S, E>,
  seed: number,
): void {
  if (table.state.game === null || overOf(table.game, table.state) !== null) return;
  for (const viewer of viewersOf(table.state.seats)) {
    compare(table, twinOf(table, worlds, viewer, picker(seed), seed), viewer, 'in a world dealt anew');
  }
}

function twinOf<S, E extends GameEvent, V>(
  table: HeadlessTable<S, E, V>,
  worlds: Worlds<S, E>,
  viewer: Viewer,
  pick: Picker,
  seed: number,
): HeadlessTable<S, E, V> {
  const state: TableState<S, E> = structuredClone(table.state);
  state.game = worlds.scramble(state.game!, viewer, pick);
  state.events = worlds.rewrite(state.events, state.game, viewer);
  const twin = new HeadlessTable(table.game, state, (nonces) => createRandomness(secretOf(~seed), nonces));
  twin.stateId = table.stateId;
  return twin;
}

function follow<S, E extends GameEvent, V>(
  twin: HeadlessTable<S, E, V>,
  table: HeadlessTable<S, E, V>,
  input: Input,
  viewer: Viewer,
): void {
  const refused = twin.submit(input);
  if (refused !== null) {
    throw new WorldsDiffer(
      `${viewerName(viewer)} sees that ${JSON.stringify(input)} is taken in one world and refused (${refused.code}) in the other; state ${table.stateId}`,
    );
  }
}

function compare<S, E extends GameEvent, V>(
  table: HeadlessTable<S, E, V>,
  twin: HeadlessTable<S, E, V>,
  viewer: Viewer,
  when: string,
): void {
  const one = JSON.stringify(table.frame(viewer));
  const other = JSON.stringify(twin.frame(viewer));
  if (one === other) return;
  let index = 0;
  while (one[index] === other[index]) index += 1;
  const around = (text: string): string => text.slice(Math.max(0, index - 60), index + 40);
  throw new WorldsDiffer(
    `${viewerName(viewer)} can tell two worlds apart ${when}, at state ${table.stateId}:\n  …${around(one)}…\n  …${around(other)}…`,
  );
}

/** The viewer's own inputs, good and bad, must be answered alike in both worlds. */
function compareAnswers<S, E extends GameEvent, V>(
  table: HeadlessTable<S, E, V>,
  twin: HeadlessTable<S, E, V>,
  seat: string,
  pick: Picker,
): void {
  const at = table.at();
  const anyId = (): unknown => pick.one(['c1', 'c9', `c${1 + pick.below(40)}`, 0, null, [`c${1 + pick.below(20)}`]]);
  const move = pick.one(Object.keys(table.game.moves));
  const args: unknown[] = Array.from({ length: pick.below(3) }, anyId);
  args.push(pick.below(4) === 0 ? 'another time' : at);
  const input: Input = { move, seat, args };
  const one = judge(table.game, table.state, input)?.code;
  const other = judge(twin.game, twin.state, input)?.code;
  if (one !== other) {
    throw new WorldsDiffer(
      `seat ${seat} is answered ${one ?? 'yes'} in one world and ${other ?? 'yes'} in the other to ${JSON.stringify(input)}`,
    );
  }
}
