import type { Middleware } from 'koa';

/**
 * A middleware of a library that was typed against an older copy of Koa's types, which boardgame.io brings along. It
 * is the same at run time.
 */
export function foreign(middleware: unknown): Middleware {
  return middleware as Middleware;
}
