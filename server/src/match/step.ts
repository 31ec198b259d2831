import {
  awaitedOf,
  createRandomness,
  overOf,
  positionOf,
  type Input,
  type SeatId,
  type TableGame,
} from '@theed/tabletop';
import { createRunner, type MatchState, type Runner } from '@theed/tabletop/boardgame';
import type { GameInPlay } from '../games';
import type { Commit, InputRecord, LoadedMatch, MatchRecord, SeatRecord } from '../store/store';
import { framesOf, statusOf, thaw, toSnapshot, type Frames } from './position';

/** What an actor has in memory of its match. Replaced whole, never changed in place. */
export interface Held {
  readonly game: TableGame;
  readonly runner: Runner;
  readonly match: MatchRecord;
  readonly seats: readonly SeatRecord[];
  readonly state: MatchState;
  readonly secret: string;
  /** The newest inputs, oldest first. */
  readonly recent: readonly InputRecord[];
}

/** How many inputs a sync brings, and hence are kept at hand. */
export const RECENT = 50;

export function hold(loaded: LoadedMatch, { game }: GameInPlay): Held {
  const { match, seats, secret, recent, snapshot } = loaded;
  const runner = createRunner(game, (nonces) => createRandomness(secret, nonces));
  return { game, runner, match, seats, state: thaw(snapshot), secret, recent };
}

/** An input that was carried out and is not stored yet. */
export interface Step {
  readonly frames: Frames;
  readonly input: InputRecord;
  readonly commit: Commit;
  /** What is held once it is stored. */
  readonly held: Held;
}

/**
 * Carries out an input that was judged. Everything that can fail about it fails here, before anything is stored.
 *
 * @throws whatever a rule or a view throws; what is held stays as it was.
 */
export function takeStep(
  held: Held,
  input: Input,
  { at, moveId, frees }: { at: number; moveId: string | null; frees?: SeatId },
): Step {
  const { game, runner, match } = held;
  const state = runner.next(held.state, input);
  const frames = framesOf(game, state);
  const record: InputRecord = {
    seq: held.state._stateID,
    seat: input.seat,
    move: input.move,
    args: input.args,
    at,
    moveId,
    phase: positionOf(game, held.state.G).phase,
    events: state.G.events,
  };
  const status = statusOf(game, state);
  const awaits = awaitedOf(game, state.G);
  const gameover = overOf(game, state.G);
  return {
    frames,
    input: record,
    commit: {
      matchId: match.id,
      stateId: held.state._stateID,
      input: record,
      snapshot: toSnapshot(state),
      status,
      awaits,
      gameover,
      ...(frees === undefined ? {} : { frees }),
    },
    held: {
      ...held,
      state,
      match: { ...match, stateId: state._stateID, status, awaits, gameover, updatedAt: at },
      seats: frees === undefined ? held.seats : held.seats.map((seat) => (seat.seat === frees ? freed(frees) : seat)),
      recent: [...held.recent, record].slice(-RECENT),
    },
  };
}

/** A seat that nobody has. */
export function freed(seat: SeatId): SeatRecord {
  return { seat, guest: null, name: null, credentialHash: null };
}
