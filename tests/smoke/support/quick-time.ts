import { setTimeout as rest } from 'node:timers/promises';
import { measurePace } from '../../../scripts/lib/allowance.mjs';

/** How long at most nobody looks how busy the machine is, in ms. */
const look = 10_000;

/**
 * Waits for a time of a quick machine: beside other work it takes as much longer as everything else does.
 * @param time in ms
 * @param signal ends the waiting
 * @returns whether the time has passed, and nobody ended the waiting
 */
export async function quickTime(time: number, signal: AbortSignal): Promise<boolean> {
  let left = time;
  let pace = 1;
  // What is left is found by a measurement: the last tenth of a second is not worth another one.
  while (left > 100) {
    const step = Math.min(left * pace, look);
    const passed = await rest(step, true, { signal }).catch(() => false);
    if (!passed) return false;
    pace = measurePace();
    left -= step / pace;
  }
  return true;
}
