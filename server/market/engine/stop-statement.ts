import { setTimeout as pause } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** A statement that has not begun yet misses the word to stop, so it is said again; in milliseconds. */
const againAfter = 100;

/** An engine that does not stop so many milliseconds after it was told to is left. */
const leftAfter = 2000;

/** @returns whether the word has been said, and nothing of it is still on its way */
async function speak(word: Connections, process: number): Promise<void> {
  const speaker = await word.borrow();
  const stopped = speaker.client.query('SELECT pg_cancel_backend($1)', [process]);
  await stopped.finally(() => speaker.giveBack(false));
}

/**
 * Stops what a process of the engine works on. The caller keeps its connection until this has ended, so no other
 * statement can be meant.
 * @param word connections for the word to stop @param isOver whether it has ended meanwhile
 * @returns whether it has; if not, the connection is of no use any more
 */
export async function stopStatement(word: Connections, process: number, isOver: () => boolean): Promise<boolean> {
  const until = performance.now() + leftAfter;
  while (!isOver() && performance.now() < until) {
    const stopped = speak(word, process).then(
      () => true,
      // What cannot be said now may be in a moment.
      () => true,
    );
    const late = pause(until - performance.now(), false, { ref: false });
    if (!(await Promise.race([stopped, late]))) return false;
    await pause(againAfter, undefined, { ref: false });
  }
  return isOver();
}
