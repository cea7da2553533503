import { Secret, TOTP } from 'otpauth';

/** What apps take when nothing else is said (RFC 6238): SHA-1, six digits, a code for half a minute. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 };

/** How many steps a clock may be off, either way. */
const drift = 1;

/** How a code of an app looks once blanks are taken out. */
export const totpShape = /^\d{6}$/;

/** A new key of 160 bits, in base32. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32;

/**
 * What an app reads from the picture.
 * @param label how the person tells this account from others in the app
 */
export const totpLink = (key: string, issuer: string, label: string): string => totp(key, { issuer, label }).toString();

/**
 * The step of time that a code belongs to.
 * @param now milliseconds since 1970
 * @returns null for a code that is none of this key, or of another time
 */
export function stepOfCode(key: string, code: string, now: number): number | null {
  const delta = totpShape.test(code) ? totp(key).validate({ token: code, timestamp: now, window: drift }) : null;
  return delta === null ? null : Math.floor(now / 1000 / rules.period) + delta;
}

const totp = (key: string, words = {}) => new TOTP({ ...rules, ...words, secret: Secret.fromBase32(key) });
