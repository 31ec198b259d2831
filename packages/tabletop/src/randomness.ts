import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

/**
 * The only source of chance in a game. Every value follows from the match's key and a label; the same label gives the
 * same values again, so a label is used for one shuffle, roll or pick only and carries a counter of its own.
 */
export interface Randomness {
  /** A whole number from 0 to `n - 1`, each as likely as the others. */
  index(label: string, n: number): number;
  /** `count` dice with faces 1 to `sides`. */
  roll(label: string, sides: number, count: number): number[];
  /** A new list in random order. `keyOf` sorts first, so the result does not depend on the order that comes in. */
  shuffle<T>(label: string, items: readonly T[], keyOf: (item: T) => string): T[];
}

/** A match's 256-bit secret as 64 lower-case hexadecimal digits. */
export type Secret = string;

const PROTOCOL = 'theed/1';
const NONCE = /^[A-Za-z0-9_-]{0,64}$/;
const RANGE = 2 ** 32;

/** A nonce is at most 64 characters of `A-Z a-z 0-9 _ -`, so that a list of them has one reading only. */
export function isNonce(value: unknown): value is string {
  return typeof value === 'string' && NONCE.test(value);
}

/** SHA-256 of the secret's 32 bytes, in hexadecimal: shown before anybody sits. */
export function commitmentTo(secret: Secret): string {
  return bytesToHex(sha256(secretBytes(secret)));
}

/**
 * The values of a match: HMAC-SHA-256 under a key made of its secret and the nonces of its seats, in seat order.
 * Block `i` of a label is `HMAC(key, label + "#" + i)`, read as eight big-endian 32-bit words; words that would make
 * some numbers likelier than others are passed over.
 *
 * @throws on a secret or a nonce of another form.
 */
export function createRandomness(secret: Secret, nonces: readonly string[]): Randomness {
  for (const nonce of nonces) if (!isNonce(nonce)) throw new Error('a nonce has at most 64 characters A-Z a-z 0-9 _ -');
  const key = hmac(sha256, secretBytes(secret), utf8ToBytes([PROTOCOL, ...nonces].join('\n')));
  const keyed = hmac.create(sha256, key);

  function* words(label: string): Generator<number, never> {
    for (let block = 0; ; block += 1) {
      const digest = keyed
        .clone()
        .update(utf8ToBytes(`${label}#${block}`))
        .digest();
      const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      for (let offset = 0; offset < digest.byteLength; offset += 4) yield view.getUint32(offset);
    }
  }

  return {
    index: (label, n) => below(words(label), n),
    roll: (label, sides, count) => {
      const source = words(label);
      return Array.from({ length: count }, () => below(source, sides) + 1);
    },
    shuffle: (label, items, keyOf) => {
      const source = words(label);
      const shuffled = items
        .map((item) => ({ item, key: keyOf(item) }))
        .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
        .map(({ item }) => item);
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(source, last + 1);
        [shuffled[last], shuffled[other]] = [
          shuffled[other] as (typeof shuffled)[number],
          shuffled[last] as (typeof shuffled)[number],
        ];
      }
      return shuffled;
    },
  };
}

/** Uniform below `n` by rejection: the words past the last whole multiple of `n` are thrown away. */
function below(source: Generator<number, never>, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new Error(`cannot choose one of ${n}`);
  const limit = RANGE - (RANGE % n);
  for (;;) {
    const word = source.next().value;
    if (word < limit) return word % n;
  }
}

function secretBytes(secret: Secret): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(secret)) throw new Error('a secret is 64 lower-case hexadecimal digits');
  return hexToBytes(secret);
}
