import { setTimeout as pause } from 'node:timers/promises';
import { type AnyRun, isLive } from './run-file.ts';

/** How long, and how often, it is waited for a process that shall stop; in ms. */
const usual = { atMost: 15_000, every: 200 };

/** Waits until the process that reads a file has ended. @param read where the reading is @returns whether it has */
export async function waitUntilOver(read: () => Promise<Pick<AnyRun, 'state'> | null>): Promise<boolean> {
  const until = performance.now() + usual.atMost;
  for (;;) {
    if (!isLive(await read())) return true;
    if (performance.now() > until) return false;
    await pause(usual.every);
  }
}
