import { refusal, type Refusal } from '@theed/tabletop';
import type { ErrorBody } from '@theed/tabletop/protocol';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { Refused } from '../match/actor';
import { MailboxFull } from '../match/mailbox';
import { matchRefusals } from '../match/refusals';
import { NotStored } from '../store/store';

export const lobbyRefusals = {
  notFound: refusal('not-found', 'There is nothing at this address.'),
  badAddress: refusal('bad-address', 'This is not an address.'),
  noSuchGame: refusal('no-such-game', 'This server does not know this game.'),
  badMethod: refusal('bad-method', 'This address cannot be used in this way.'),
  notJson: refusal('not-json', 'Send JSON, and say so: Content-Type: application/json.'),
  badJson: refusal('bad-json', 'What was sent is not JSON.'),
  tooLarge: refusal('too-large', 'At most 16 kB may be sent.'),
  foreignOrigin: refusal('foreign-origin', 'A page of another server may not do this.'),
  tooFast: refusal('too-fast', 'Too many requests in a short time. Wait a minute.'),
  badName: refusal('bad-name', 'A name has 1 to 24 characters, none of them invisible.'),
  badSetup: refusal('bad-setup', 'This game cannot be set up like that.'),
  badSeatCount: refusal('bad-seat-count', 'This game is not played by so many.'),
  stopping: refusal('stopping', 'The server is being restarted. Try again in a moment.'),
  failed: refusal('failed', 'The server failed at this, and nothing was changed. Please report it.'),
} as const;

/** A field of a request that has not the form it should have. */
export function badField(path: string): Refusal {
  return refusal('bad-request', `The field ${path} is missing or has the wrong form.`);
}

/** An answer with a status of its own. */
export class HttpRefused extends Error {
  override readonly name = 'HttpRefused';
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

const STATUS: Readonly<Record<string, number>> = {
  [matchRefusals.noSuchMatch.code]: 404,
  [matchRefusals.noSuchSeat.code]: 404,
  [matchRefusals.badCredentials.code]: 403,
  [matchRefusals.notYourSeat.code]: 403,
  [matchRefusals.badInvite.code]: 403,
  [matchRefusals.notStored.code]: 503,
  [matchRefusals.busy.code]: 503,
  [matchRefusals.failed.code]: 500,
};

/** Makes every error an `{ error: { code, message } }` with a status to match. */
export function errors(log: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined) respond(context, 404, lobbyRefusals.notFound);
      if (context.status === 405 || context.status === 501) respond(context, context.status, lobbyRefusals.badMethod);
    } catch (error) {
      const [status, why] = reasonFor(error);
      if (status >= 500) log.error({ err: error, id: context.state.requestId as string }, 'request failed');
      respond(context, status, why);
    }
  };
}

function reasonFor(error: unknown): [number, Refusal] {
  if (error instanceof HttpRefused) return [error.status, error.refusal];
  if (error instanceof Refused) return [STATUS[error.refusal.code] ?? 409, error.refusal];
  if (error instanceof NotStored) return [503, matchRefusals.notStored];
  if (error instanceof MailboxFull) return [503, matchRefusals.busy];
  const { status } = error as { status?: unknown };
  if (status === 413) return [413, lobbyRefusals.tooLarge];
  if (typeof status === 'number' && status >= 400 && status < 500) return [status, badRequest];
  return [500, lobbyRefusals.failed];
}

const badRequest = refusal('bad-request', 'This request has not the form it should have.');

function respond(context: Context, status: number, error: Refusal): void {
  context.body = { error } satisfies ErrorBody;
  context.status = status;
}
