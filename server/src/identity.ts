import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Letters and symbols that show nothing. */
const BLANK = /[\u115F\u1160\u2800\u3164\uFFA0]/u;
/** No control or format characters, but for the joiners that Persian, Indic scripts and emoji need between two others. */
const VISIBLE = /^(?:\P{C}|(?<=\P{C})[\u200C\u200D](?=\P{C})){1,24}$/u;

/** A name to be called by: 1 to 24 characters after trimming, none of them invisible. */
export const playerName = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .refine((text) => VISIBLE.test(text) && !BLANK.test(text));

export const COOKIE = 'theed_guest';
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Somebody who came without an account: an id, which only this server can put into a cookie. */
export class Guests {
  private readonly attributes: string;

  /** @param secure whether browsers reach this server by https only */
  constructor(
    private readonly key: Buffer,
    secure: boolean,
  ) {
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
      if (name !== COOKIE || value === undefined) continue;
      const [id, signature] = value.split('.');
      if (id !== undefined && signature !== undefined && this.signed(id, signature)) return id;
    }
    return null;
  }

  /** The `Set-Cookie` header that makes a browser this guest. */
  cookieFor(id: string): string {
    return `${COOKIE}=${id}.${this.signatureOf(id).toString('base64url')}; ${this.attributes}`;
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
    if (!existsSync(path)) writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
    chmodSync(path, 0o600);
    const text = readFileSync(path, 'utf8').trim();
    if (/^[0-9a-f]{64}$/.test(text)) return Buffer.from(text, 'hex');
  } catch (error) {
    throw new KeyError(`The key file ${path} cannot be used: ${(error as Error).message}.`, { cause: error });
  }
  throw new KeyError(`The key file ${path} does not hold 64 hexadecimal digits. Remove it to make a new one.`);
}
