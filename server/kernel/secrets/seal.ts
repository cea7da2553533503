import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Says by which way a text was sealed, so that another one can be taken on while older texts still open. */
const way = 'v1.';

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32));

/**
 * Closes a text so that only who has the secret reads it (AES-256-GCM).
 * @param whose what it belongs to: put elsewhere, it does not open
 */
export function seal(secret: string, whose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const closing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(whose));
  const closed = Buffer.concat([closing.update(text, 'utf8'), closing.final()]);
  return way + Buffer.concat([nonce, closing.getAuthTag(), closed]).toString('base64url');
}

/** @throws Error when it was sealed by another secret, in another way or for somebody else, or was changed */
export function unseal(secret: string, whose: string, sealed: string): string {
  if (!sealed.startsWith(way)) throw new Error('sealed in a way that is not known');
  const bytes = Buffer.from(sealed.slice(way.length), 'base64url');
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
}
