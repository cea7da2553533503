import { createHash, timingSafeEqual } from 'node:crypto';

/** How the service signs: SHA-1 over the sorted words, joined; hexadecimal. */
export function signatureOf(words: readonly string[]): string {
  return createHash('sha1')
    .update([...words].sort().join(''))
    .digest('hex');
}

/** Whether the signature fits; takes as long for a near miss as for a far one. */
export function isSigned(signature: string, words: readonly string[]): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(words))];
  return given.length === right.length && timingSafeEqual(given, right);
}
