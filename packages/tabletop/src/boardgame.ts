/**
 * The one place that knows boardgame.io. A game's rules decide; here they are given to boardgame.io's reducer as a
 * definition with phases, stages and moves, so that its clients and its way of running a match fit.
 */
import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { viewFor } from './frames';
import type { TableGame, TableState } from './game';
import {
  carryOut,
  judge,
  judgeTableInput,
  MUSTER,
  newTable,
  overOf,
  positionOf,
  READY,
  UNREADY,
  WAITING,
  type Input,
  type RandomnessOf,
} from './table';
import { seatsOf, seatViewer, spectator, type SeatId } from './seats';

/** A running match as boardgame.io keeps it, opaque but for what this project reads. Frozen plain JSON. */
export interface MatchState {
  readonly G: TableState<unknown>;
  readonly ctx: Ctx;
  readonly plugins: Readonly<Record<string, unknown>>;
  readonly _stateID: number;
}

const noRandomness: RandomnessOf = () => {
  throw new Error('chance is drawn by the server of a match only');
};

/**
 * boardgame.io's definition of a game.
 *
 * @param randomnessOf where chance comes from; a client has none and runs no move
 */
export function toBoardgame(game: TableGame, randomnessOf: RandomnessOf = noRandomness): Game<TableState<unknown>> {
  type Move = Exclude<NonNullable<Game<TableState<unknown>>['moves']>[string], (...args: never[]) => unknown>;
  const stagesNow = (G: TableState<unknown>): Record<SeatId, string> => ({
    ...Object.fromEntries(G.seats.map((seat) => [seat, WAITING])),
    ...positionOf(game, G).stages,
  });

  const move = (name: string, judgeInput: typeof judge): Move => ({
    move: ({ G, playerID, events }, ...args: unknown[]) => {
      const input: Input = { move: name, seat: playerID, args };
      if (judgeInput(game, G, input) !== null) return INVALID_MOVE;
      const before = positionOf(game, G).phase;
      carryOut(game, G, input, randomnessOf);
      // A new phase sets its stages when its turn begins.
      if (positionOf(game, G).phase === before) events.setActivePlayers({ value: stagesNow(G) });
      return undefined;
    },
    client: false,
    redact: true,
    ignoreStaleStateID: true,
  });

  const moves: Record<string, Move> = { [READY]: move(READY, judge), [UNREADY]: move(UNREADY, judgeTableInput) };
  for (const name of Object.keys(game.moves)) moves[name] = move(name, judge);
  for (const name of Object.keys(game.tableMoves)) moves[name] = move(name, judgeTableInput);

  const phaseNames = [MUSTER, ...Object.keys(game.phases)];
  return {
    name: game.name,
    minPlayers: Math.min(...game.seatCounts),
    maxPlayers: Math.max(...game.seatCounts),
    disableUndo: true,
    // boardgame.io draws its seed from the clock; nothing here uses it, and a state must follow from its inputs.
    plugins: [{ name: 'random', setup: () => ({ seed: 'unused' }) }],
    setup: ({ ctx }) => newTable(game, seatsOf(ctx.numPlayers)),
    moves,
    phases: Object.fromEntries(
      phaseNames.map((phase) => [
        phase,
        {
          start: phase === MUSTER,
          endIf: ({ G }: { G: TableState<unknown> }) => {
            const next = positionOf(game, G).phase;
            return next === phase ? undefined : { next };
          },
          turn: {
            stages: stagesOf(game, phase),
            onBegin: ({ G, events }) => events.setActivePlayers({ value: stagesNow(G) }),
          },
        },
      ]),
    ),
    endIf: ({ G }) => overOf(game, G) ?? undefined,
    playerView: ({ G, playerID }) => viewFor(game, G, playerID === null ? spectator : seatViewer(playerID)) as never,
  };
}

function stagesOf(game: TableGame, phase: string): Record<string, Record<string, never>> {
  const names = phase === MUSTER ? [MUSTER] : Object.keys(game.phases[phase] ?? {});
  return Object.fromEntries([...names, WAITING].map((name) => [name, {}]));
}

/** Runs the matches of one game: from a state and a judged input to the next state, the old one left as it was. */
export interface Runner {
  initial(seatCount: number): MatchState;
  /** @throws if the input was not judged first, or a rule fails; the old state stays good. */
  next(state: MatchState, input: Input): MatchState;
}

export function createRunner(game: TableGame, randomnessOf: RandomnessOf): Runner {
  const definition = toBoardgame(game, randomnessOf);
  const reduce = CreateGameReducer({ game: definition });
  return {
    initial: (seatCount) => InitializeGame({ game: definition, numPlayers: seatCount }),
    next: (state, { move, seat, args }) => {
      const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: seat } };
      const { transients, ...next } = reduce(ownCtx(state) as never, action as never) as unknown as MatchState & {
        transients?: { error?: { type: string } };
      };
      if (transients?.error !== undefined) throw new Error(`${move}: ${transients.error.type}`);
      return withoutLog(next);
    },
  };
}

/** The reducer writes into parts of the `ctx` that it is given; this gives it some of its own. */
function ownCtx(state: MatchState): MatchState {
  return { ...state, ctx: structuredClone(state.ctx) };
}

/** The log is kept by who stores the match. */
function withoutLog(state: MatchState): MatchState {
  const { G, ctx, plugins, _stateID } = state;
  return { G, ctx, plugins, _stateID };
}
