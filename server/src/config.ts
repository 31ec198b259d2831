import { resolve } from 'node:path';
import { z } from 'zod';

/** A setting of the server, as the README lists it. */
export interface Setting {
  readonly name: string;
  /** What holds if it is not set, in words or as a value. */
  readonly default: string;
  readonly meaning: string;
}

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything that may be set, by environment. */
export const settings: readonly Setting[] = [
  { name: 'PORT', default: '8000', meaning: 'The one port for page, lobby and sockets; 0 takes any free one.' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'The address to listen on. `0.0.0.0` lets other machines in, and is what a container needs.',
  },
  { name: 'DATA_DIR', default: './data', meaning: 'Folder of the database and the cookie key; made on first start.' },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning:
      'The origin that people open, such as `https://theed.example`. When set, browsers of any other origin are refused and, with https, cookies are `Secure`.',
  },
  { name: 'LOG_LEVEL', default: 'info', meaning: `How much is logged: one of ${LOG_LEVELS.join(', ')}.` },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: '`true` behind a reverse proxy: takes the address of a visitor from the last X-Forwarded-For entry.',
  },
  {
    name: 'CLASH_DECK_QUI_GON',
    default: 'the deck that comes with the game',
    meaning: 'Path of a deck file for Qui-Gon Jinn in new matches of Clash of the Lightsabers.',
  },
  {
    name: 'CLASH_DECK_MAUL',
    default: 'the deck that comes with the game',
    meaning: 'Path of a deck file for Darth Maul in new matches of Clash of the Lightsabers.',
  },
];

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** The origin that was set, or `null`: then any origin is ours that is also the request's `Host`. */
  readonly publicUrl: string | null;
  readonly logLevel: LogLevel;
  readonly trustProxy: boolean;
  /** Deck files by setting's name. */
  readonly deckFiles: Readonly<Partial<Record<'CLASH_DECK_QUI_GON' | 'CLASH_DECK_MAUL', string>>>;
}

/** Settings that cannot be used; the message has a line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const whole = 'expected a whole number from 0 to 65535';
const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, whole)
    .transform(Number)
    .refine((port) => port <= 65535, whole)
    .default(8000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'expected an address or a host name, such as 127.0.0.1')
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'expected an origin without a path, such as https://theed.example')
    .transform((text) => new URL(text).origin)
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `expected one of ${LOG_LEVELS.join(', ')}`).default('info'),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'expected true or false')
    .transform((text) => text === 'true')
    .default(false),
  CLASH_DECK_QUI_GON: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  CLASH_DECK_MAUL: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
});

/**
 * Reads the settings; an empty one counts as not set.
 *
 * @throws ConfigError which names every setting that is wrong and what is expected.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    settings.flatMap(({ name }) => (env[name] === undefined || env[name] === '' ? [] : [[name, env[name]]])),
  );
  const read = schema.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = read;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    publicUrl: data.PUBLIC_URL ?? null,
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY,
    deckFiles: {
      ...(data.CLASH_DECK_QUI_GON === undefined ? {} : { CLASH_DECK_QUI_GON: data.CLASH_DECK_QUI_GON }),
      ...(data.CLASH_DECK_MAUL === undefined ? {} : { CLASH_DECK_MAUL: data.CLASH_DECK_MAUL }),
    },
  };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}
