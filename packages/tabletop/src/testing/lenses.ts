import { createRunner, type MatchState, type Runner } from '../boardgame';
import type { GameEvent } from '../game';
import { positionOf, WAITING, type Input } from '../table';
import { HeadlessTable } from './headless';
import type { ScenarioOptions } from './scenario';
import { checkStateKeepsSecrets } from './worlds';

/** Looks at a table after each step, and gives back the table to go on with. */
export interface Lens<S, E extends GameEvent, V> {
  look(table: HeadlessTable<S, E, V>, input: Input | null): HeadlessTable<S, E, V>;
}

export const LENSES = ['plain', 'json', 'spectator', 'boardgame'] as const;

/**
 * - `plain`: nothing more.
 * - `json`: the state goes through JSON and back after each step, as through a store.
 * - `spectator`: after each step no viewer can tell the state from one with other secrets.
 * - `boardgame`: boardgame.io's reducer, given the same inputs, comes to the same state.
 *
 * @throws on another name
 */
export function lensNamed<S, E extends GameEvent, V>(
  name: string | undefined,
  options: ScenarioOptions<S, E, V>,
): Lens<S, E, V> {
  switch (name) {
    case undefined:
    case '':
    case 'plain':
      return { look: (table) => table };
    case 'json':
      return { look: throughJson };
    case 'spectator':
      return {
        look: (table, input) => {
          checkStateKeepsSecrets(table, options.worlds, input === null ? 1 : table.stateId + 1);
          return table;
        },
      };
    case 'boardgame':
      return boardgameLens(options);
    default:
      throw new Error(`there is no lens ${name}; there are ${LENSES.join(', ')}`);
  }
}

function throughJson<S, E extends GameEvent, V>(table: HeadlessTable<S, E, V>): HeadlessTable<S, E, V> {
  const copy = JSON.parse(JSON.stringify(table.state)) as typeof table.state;
  const next = new HeadlessTable(table.game, copy, table.randomnessOf);
  next.stateId = table.stateId;
  return next;
}

function boardgameLens<S, E extends GameEvent, V>(options: ScenarioOptions<S, E, V>): Lens<S, E, V> {
  const runner = createRunner(options.game, options.randomnessOf);
  let match: MatchState | null = null;
  return {
    look: (table, input) => {
      if (match === null || input === null) {
        match = matchFrom(runner, table);
        return table;
      }
      match = runner.next(match, input);
      const [ours, theirs] = [JSON.stringify(table.state), JSON.stringify(match.G)];
      if (ours !== theirs) throw new Error(`boardgame.io came to another state:\n${ours}\n${theirs}`);
      const over = table.state.game === null ? null : table.game.over(table.state.game);
      if (JSON.stringify(match.ctx.gameover ?? null) !== JSON.stringify(over)) {
        throw new Error(`boardgame.io says that the match ended as ${JSON.stringify(match.ctx.gameover)}`);
      }
      if (over === null && match.ctx.phase !== positionOf(table.game, table.state).phase) {
        throw new Error(`boardgame.io is in phase ${match.ctx.phase}`);
      }
      return table;
    },
  };
}

/** A match that stands where the table does. */
function matchFrom<S, E extends GameEvent, V>(runner: Runner, table: HeadlessTable<S, E, V>): MatchState {
  const initial = runner.initial(table.state.seats.length);
  const { phase, stages } = positionOf(table.game, table.state);
  const activePlayers = { ...Object.fromEntries(table.state.seats.map((seat) => [seat, WAITING])), ...stages };
  return {
    ...initial,
    G: structuredClone(table.state),
    ctx: { ...initial.ctx, phase, activePlayers },
  };
}
