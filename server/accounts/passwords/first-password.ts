const day = 24 * 60 * 60 * 1000;

/**
 * When a password ends that somebody else has made or typed for its owner.
 * @param days how many it works (PORTAL_FIRST_PASSWORD_DAYS); 0 for as long as it is not changed
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970, null for never
 */
export const firstPasswordEnd = (days: number, now: number): number | null => (days === 0 ? null : now + days * day);
