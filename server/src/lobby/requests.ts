import { isSeatId, refusal } from '@theed/tabletop';
import { z } from 'zod';
import { playerName } from '../identity';
import { badField, HttpRefused, lobbyRefusals } from './errors';

const seat = z.custom<string>(isSeatId);
const code = z
  .string()
  .max(64)
  .nullish()
  .transform((text) => text ?? null);
const natural = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Bodies and queries as `packages/tabletop/src/protocol.ts` has them. Unknown fields are passed over. */
export const createBody = z.object({
  numPlayers: z.number().int(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional(),
  host: z.object({ seat: z.union([seat, z.literal('lots')]), playerName }).optional(),
});

export const joinBody = z.object({
  playerID: seat.nullish().transform((id) => id ?? null),
  playerName,
  data: z
    .object({ invite: code.optional() })
    .nullish()
    .transform((data) => data?.invite ?? null),
});

export const leaveBody = z.object({ playerID: seat, credentials: code.optional() });
export const updateBody = leaveBody.extend({ newName: playerName });
export const playAgainBody = leaveBody.extend({
  numPlayers: z.number().int().optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().optional(),
});
export const meBody = z.object({ name: playerName });

const page = {
  limit: natural
    .refine((limit) => limit >= 1 && limit <= 100)
    .optional()
    .transform((limit) => limit ?? 50),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[A-Za-z0-9_-]{16}$/)
    .transform((text) => {
      const [createdAt, id] = text.split('.');
      return { createdAt: Number(createdAt), id: id! };
    })
    .optional(),
};

export const pageQuery = z.object(page);
export const listQuery = z.object({
  ...page,
  status: z.enum(['waiting', 'live', 'over']).optional(),
  isGameover: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  updatedBefore: natural.optional(),
  updatedAfter: natural.optional(),
});
export const logQuery = z.object({
  before: natural
    .optional()
    .transform((before) => Math.min(before ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)),
  limit: page.limit,
});

/**
 * Reads a body or a query.
 *
 * @throws HttpRefused with 400 and the name of the first field that is wrong.
 */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.') ?? '';
  if (/(^|\.)(playerName|newName|name)$/.test(path)) throw new HttpRefused(400, lobbyRefusals.badName);
  throw new HttpRefused(
    400,
    path === '' ? refusal('bad-request', 'This request has not the form it should have.') : badField(path),
  );
}

/** What to ask for the page after this one with; nothing if it was the last. */
export function cursorAfter(last: { createdAt: number; id: string } | undefined): { nextCursor?: string } {
  return last === undefined ? {} : { nextCursor: `${last.createdAt}.${last.id}` };
}
