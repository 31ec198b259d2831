import type { IncomingMessage } from 'node:http';
import type { Config } from '../config';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** The address that a request comes from: that of the peer, or what the one proxy in front of us says it is. */
export function addressOf(request: Asked, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = trustProxy ? [forwarded ?? ''].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return last === undefined || last === '' ? (request.socket.remoteAddress ?? 'unknown') : last;
}

/**
 * Whether a request may come from where its `Origin` header says. Programs send none. A browser's must be the public
 * address or, if none was set, the very host that it asks.
 */
export function isOurs(request: Asked, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === host;
}
