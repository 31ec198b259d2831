import { isSeatId } from '@theed/tabletop';
import { z } from 'zod';
import { isMatchId } from '../secrets';

const matchId = z.custom<string>(isMatchId);
const seat = z.custom<string>(isSeatId);
const credentials = z
  .string()
  .max(64)
  .nullish()
  .transform((text) => text ?? null);

/** `sync(matchID, playerID, credentials, numPlayers)`; the number of players is the match's, whatever is said. */
export const syncFrame = z
  .tuple([matchId, seat.nullish().transform((id) => id ?? null), credentials.optional(), z.unknown().optional()])
  .transform(([id, seatId, shown]) => ({ matchId: id, seat: seatId, credentials: shown ?? null }));

const moveAction = z.object({
  type: z.literal('MAKE_MOVE'),
  payload: z.object({
    type: z.string().min(1).max(64),
    args: z
      .array(z.unknown())
      .max(16)
      .nullish()
      .transform((args) => args ?? []),
    playerID: seat,
    credentials: credentials.optional(),
    moveId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .nullish()
      .transform((id) => id ?? null),
  }),
});

/** `update(action, stateID, matchID, playerID)`; the state id is not used, because a timed move names its moment. */
export const updateFrame = z
  .tuple([moveAction, z.unknown(), matchId, seat.nullish()])
  .transform(([{ payload }, , id, seatId]) => ({
    matchId: id,
    // Both places that name a seat must name the same; what it is worth is for the match to say.
    agree: seatId === undefined || seatId === null || seatId === payload.playerID,
    request: {
      move: payload.type,
      args: payload.args,
      seat: payload.playerID,
      credentials: payload.credentials ?? null,
      moveId: payload.moveId,
    },
  }));
