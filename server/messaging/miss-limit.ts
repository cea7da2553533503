import { tooManyTries } from '../accounts/index.ts';

/** Ids that lead nowhere, borne from one address within the window (milliseconds). */
export const missLimit = { perAddress: 100, window: 15 * 60 * 1000, addresses: 10_000 };

export interface MissLimit {
  /**
   * Counts a look for a ticket before it is made, so that looks made at the same time count each other.
   * @returns what to call when the ticket was there.
   * @throws Refusal when the address has guessed too often.
   */
  count(address: string, now: number): () => void;
}

/**
 * Ids have 256 random bits, so this only spares the store the work of guesses. It is kept in memory, by each node for
 * itself, and forgets everything rather than grow without end.
 */
export function createMissLimit(): MissLimit {
  const misses = new Map<string, { count: number; until: number }>();
  return {
    count(address, now) {
      let entry = misses.get(address);
      if (!entry || entry.until <= now) {
        if (misses.size >= missLimit.addresses) forgetOver(misses, now);
        entry = { count: 0, until: now + missLimit.window };
        misses.set(address, entry);
      }
      if (entry.count >= missLimit.perAddress) throw tooManyTries(Math.ceil((entry.until - now) / 60_000));
      entry.count++;
      const counted = entry;
      return () => void counted.count--;
    },
  };
}

function forgetOver(misses: Map<string, { count: number; until: number }>, now: number): void {
  for (const [address, { until }] of misses) if (until <= now) misses.delete(address);
  if (misses.size >= missLimit.addresses) misses.clear();
}
