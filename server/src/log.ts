import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from './config';

/** Fields that are never written, wherever they come up: the second line behind not logging them at all. */
const SECRETS = [
  'cookie',
  'credentials',
  'inviteCode',
  'invite',
  'secret',
  'args',
  'nonce',
  'credentialHash',
  'snapshot',
];

/** Structured log, one JSON object a line. What goes in names matches, seats and moves; never what was played. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRETS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
