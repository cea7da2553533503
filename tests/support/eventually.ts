import { setTimeout as pause } from 'node:timers/promises';

/** In ms: many times what anything takes that is waited for, also on a slow machine that does other work besides. */
const usualPatience = 30_000;

interface Patience {
  /** How long to wait between looks, all together, in milliseconds; the usual time only ends what never comes. */
  timeout?: number;
  /** The pause between two looks, in milliseconds. */
  interval?: number;
}

/**
 * Looks again and again until what is expected holds. The pauses are real ones, also where a test stops the clock.
 * @param expectation throws, or is rejected, as long as it does not hold
 * @returns what the expectation gives when it holds
 * @throws what it threw last, when the time is over
 */
export async function eventually<T>(
  expectation: () => T | Promise<T>,
  { timeout = usualPatience, interval = 50 }: Patience = {},
): Promise<T> {
  for (let left = timeout; ; left -= interval) {
    try {
      return await expectation();
    } catch (error) {
      if (left <= 0) throw error;
    }
    await pause(interval);
  }
}
