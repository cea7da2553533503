import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that are safe in a header, a cookie and a body. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the store keeps of a token. A fast hash will do, because a token cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
