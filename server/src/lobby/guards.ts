import { bodyParser } from '@koa/bodyparser';
import type { Middleware } from 'koa';
import type { Config } from '../config';
import type { Gate } from '../limits';
import { foreign } from '../web/foreign';
import { addressOf, isOurs } from '../web/visitor';
import { HttpRefused, lobbyRefusals } from './errors';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Turns away who asks too often, and pages of other servers that want to change something in a guest's name. */
export function guards(config: Config, reads: Gate, writes: Gate): Middleware {
  return async (context, next) => {
    const gate = READING.has(context.method) ? reads : writes;
    if (!(await gate.admits(addressOf(context.req, config)))) {
      context.set('Retry-After', '60');
      throw new HttpRefused(429, lobbyRefusals.tooFast);
    }
    if (READING.has(context.method)) {
      await next();
      return;
    }
    if (!isOurs(context.req, config)) throw new HttpRefused(403, lobbyRefusals.foreignOrigin);
    // A form of another page can send anything but this content type without asking first.
    if (context.method === 'POST' && context.request.is('application/json') !== 'application/json') {
      throw new HttpRefused(415, lobbyRefusals.notJson);
    }
    await next();
  };
}

/** Reads JSON bodies of up to 16 kB; an object or a list, as JSON texts go. */
export function jsonBody(): Middleware {
  return foreign(
    bodyParser({
      enableTypes: ['json'],
      jsonLimit: '16kb',
      encoding: 'utf-8',
      onError: (error) => {
        const { status } = error as Error & { status?: number };
        if (status === 413) throw new HttpRefused(413, lobbyRefusals.tooLarge);
        throw new HttpRefused(400, lobbyRefusals.badJson);
      },
    }),
  );
}
