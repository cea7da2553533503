import { utimes } from 'node:fs/promises';

/** How often who is at work says so, in milliseconds. */
const saysEvery = 30_000;

/**
 * What has not been touched for so long, in milliseconds, belongs to nobody any more, on whatever machine: who lives
 * says so many times as often, and clocks of servers that share a folder agree within minutes.
 */
export const abandonedAfter = 10 * 60_000;

/**
 * Touches a file again and again, so that other machines see that whoever it names is at work.
 * @param path of the file; where it is not there nothing is said
 * @param every in milliseconds
 * @returns ends it
 */
export function keepTouched(path: string, every = saysEvery): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // What cannot be said now is said the next time.
    utimes(path, now, now).catch(() => undefined);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}
