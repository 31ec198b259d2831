import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../config';

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The address that a request is counted under: that of the peer, or what the one proxy in front of us says it is. Of
 * an IPv6 address the network: whoever has one has 2^64 of them.
 */
export function addressOf(request: Asked, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = trustProxy ? [forwarded ?? ''].flat().join(',').split(',').at(-1)?.trim() : undefined;
  return networkOf(last === undefined || last === '' ? (request.socket.remoteAddress ?? 'unknown') : last);
}

/** The first 64 bits of an IPv6 address; any other as it is, and also one that an IPv6 socket writes as `::ffff:1.2.3.4`. */
function networkOf(address: string): string {
  const [plain] = address.split('%') as [string];
  if (!isIPv6(plain)) return address;
  if (/^::ffff:[\d.]+$/i.test(plain)) return plain.slice('::ffff:'.length);
  // URL writes every address in one way: no leading zeros, small letters, no dots.
  const [head, tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::') as [string, string?];
  const groups = (part = ''): string[] => (part === '' ? [] : part.split(':'));
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0');
  return `${[...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':')}::/64`;
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
