import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orderFile } from './claim-order.ts';
import { placesOf } from './places.ts';

const day = 24 * 3_600_000;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** When it was changed last, in milliseconds since 1970; null where it is not there. */
const changedAt = async (path: string): Promise<number | null> => (await stat(path).catch(() => null))?.mtimeMs ?? null;

/**
 * Removes what a watched folder has kept for longer than some days: orders that were put away, with their files and
 * reports, and whose the orders of calls were. What still waits for its turn is left alone.
 * @param days how long it is kept; 0 keeps all
 * @param now in milliseconds since 1970
 */
export async function forgetPutAway(folder: string, days: number, now = Date.now()): Promise<void> {
  if (days === 0) return;
  const isOld = async (path: string) => {
    const at = await changedAt(path);
    return at !== null && now - at > days * day;
  };
  const { calls, done, refused } = placesOf(folder);
  // Whose an order was goes first: one of which no outcome is left would be taken for one that waits.
  for (const name of (await namesIn(calls)).filter((candidate) => candidate.endsWith('.json'))) {
    const waits = [join(folder, name), orderFile(folder, name.slice(0, -'.json'.length))];
    if ((await Promise.all(waits.map(changedAt))).some((at) => at !== null)) continue;
    if (await isOld(join(calls, name))) await rm(join(calls, name), { force: true });
  }
  const remaining = new Set((await namesIn(calls)).map((name) => name.replace(/\.json$/, '')));
  for (const place of [done, refused]) {
    for (const name of await namesIn(place)) {
      if (remaining.has(name) || !(await isOld(join(place, name)))) continue;
      await rm(join(place, name), { recursive: true, force: true });
    }
  }
}
