import { setTimeout as pause } from 'node:timers/promises';
import { readRun } from './run-store.ts';

/** How long, and how often, it is waited for a process that shall stop; in ms. */
const usual = { atMost: 15_000, every: 200 };

/** Waits until the process that reads a file has ended. @returns whether it has */
export async function waitUntilOver(folder: string): Promise<boolean> {
  const until = performance.now() + usual.atMost;
  for (;;) {
    const state = (await readRun(folder))?.state;
    if (state !== 'queued' && state !== 'working') return true;
    if (performance.now() > until) return false;
    await pause(usual.every);
  }
}
