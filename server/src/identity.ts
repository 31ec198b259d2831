import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What shows nothing, letters and marks among it. */
const BLANK = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What shows nothing and is needed all the same: joiners between two others, and what gives a pictograph its colours. */
const NEEDED = /(?<=\P{C})[\u200C\u200D](?=\P{C})|(?<=\p{Extended_Pictographic})\uFE0F/gu;
/** No control or format characters, but for the joiners that Persian, Indic scripts and emoji need between two others. */
const VISIBLE = /^(?:\P{C}|(?<=\P{C})[\u200C\u200D](?=\P{C})){1,24}$/u;

/** A name to be called by: 1 to 24 characters after trimming, none of them invisible. */
export const playerName = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((text) => VISIBLE.test(text) && !BLANK.test(text.replace(NEEDED, '')));

const COOKIE = 'theed_guest';
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Somebody who came without an account: an id, which only this server can put into a cookie. */
export class Guests {
  private readonly name: string;
  private readonly attributes: string;

  /** @param secure whether browsers reach this server by https only */
  constructor(
    private readonly key: Buffer,
    secure: boolean,
  ) {
    // A name with which browsers take no cookie from a neighbour: whoever plays by another's cookie shows him his hand.
    this.name = secure ? `__Host-${COOKIE}` : COOKIE;
    this.attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_MS / 1000}${secure ? '; Secure' : ''}`;
  }

  /** A guest's id: 128 random bits. */
  newId(): string {
    return randomBytes(16).toString('base64url');
  }

  /** The guest whom a request's `Cookie` header stands for, or `null` if it is not one of ours. */
  of(header: string | undefined): string | null {
    for (const part of (header ?? '').split(';')) {
      const [name, value] = part.trim().split('=');
      if (name !== this.name || value === undefined) continue;
      const [id, signature] = value.split('.');
      if (id !== undefined && signature !== undefined && this.signed(id, signature)) return id;
    }
    return null;
  }

  /** The `Set-Cookie` header that makes a browser this guest. */
  cookieFor(id: string): string {
    return `${this.name}=${id}.${this.signatureOf(id).toString('base64url')}; ${this.attributes}`;
  }

  private signed(id: string, signature: string): boolean {
    if (!/^[A-Za-z0-9_-]{22}$/.test(id) || !/^[A-Za-z0-9_-]{43}$/.test(signature)) return false;
    return timingSafeEqual(Buffer.from(signature, 'base64url'), this.signatureOf(id));
  }

  private signatureOf(id: string): Buffer {
    return createHmac('sha256', this.key).update(`guest:${id}`).digest();
  }
}

/** A cookie key that cannot be used; the message says which file and why. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/**
 * The key that guests' cookies are signed with: 256 random bits in a file of the data folder, made on first start, for
 * its owner's eyes only. Without it everybody would lose his seat.
 */
export function cookieKey(dataDir: string): Buffer {
  const path = join(dataDir, 'cookie.key');
  try {
    mkdirSync(dataDir, { recursive: true });
    if (!existsSync(path)) writeWhole(path, `${randomBytes(32).toString('hex')}\n`);
    chmodSync(path, 0o600);
    const text = readFileSync(path, 'utf8').trim();
    if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex');
  } catch (error) {
    throw new KeyError(`The key file ${path} cannot be used: ${(error as Error).message}.`, { cause: error });
  }
  throw new KeyError(`The key file ${path} does not hold 64 hexadecimal digits. Remove it to make a new one.`);
}

/** Writes a file for its owner only. It is there whole and on the disk, or not there, whenever the process is killed. */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeFileSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}
