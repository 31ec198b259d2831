import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 96 random bits in 16 characters `A-Z a-z 0-9 _ -`: a match's id, which is also the link to watch it. */
export function newMatchId(): string {
  return randomBytes(12).toString('base64url');
}

export function isMatchId(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{16}$/.test(value);
}

/** 96 random bits: opens the seats of a private match. */
export function newInviteCode(): string {
  return randomBytes(12).toString('base64url');
}

/** 192 random bits: what its holder shows to use a seat. Returned once; only its hash is kept. */
export function newCredentials(): string {
  return randomBytes(24).toString('base64url');
}

/** A match's 256-bit secret, 64 hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** SHA-256, in hexadecimal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}

/** Whether the credentials are those that were hashed. */
export function matchesHash(credentials: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashOf(credentials), 'hex'), Buffer.from(hash, 'hex'));
}
