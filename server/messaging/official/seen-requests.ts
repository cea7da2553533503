/** How far the time of a callback may lie from ours, in milliseconds. */
export const callbackLife = 5 * 60 * 1000;

export interface SeenRequests {
  /** Takes a signed request once. @returns false when its time is not of now, or it was here before. */
  take(timestamp: string, nonce: string, now: number): boolean;
  /** Lets it come again, because it could not be answered. */
  release(timestamp: string, nonce: string): void;
}

/**
 * Remembers signed requests for as long as their time would let them in again. Only what is signed gets this far, so
 * the memory is as large as the traffic of the service in ten minutes. Each node remembers for itself.
 */
export function rememberRequests(): SeenRequests {
  const seen = new Map<string, number>();
  const keyOf = (timestamp: string, nonce: string) => `${timestamp}:${nonce}`;
  return {
    take(timestamp, nonce, now) {
      const at = Number(timestamp) * 1000;
      if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - at) > callbackLife) return false;
      for (const [key, until] of seen) if (until < now) seen.delete(key);
      const key = keyOf(timestamp, nonce);
      if (seen.has(key)) return false;
      seen.set(key, at + callbackLife);
      return true;
    },
    release: (timestamp, nonce) => void seen.delete(keyOf(timestamp, nonce)),
  };
}
