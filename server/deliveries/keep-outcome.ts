import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace, writeWhole } from '../kernel/write-whole.ts';
import type { Outcome } from './carry-out.ts';
import { endClaim, orderFile, readClaim } from './claim-order.ts';
import { placesOf } from './places.ts';

/** What an import leaves that belongs beside its order. */
const reports = ['report.json', 'report.txt', 'refused.csv'];

const unfinishedOf = (folder: string, name: string): string => join(placesOf(folder).working, `${name}.out`);

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/**
 * Puts an order away with what became of it: `done/<name>/` or `refused/<name>/` holds order.json, result.json, the
 * reports of the import and the file. The folder gets its name when all of it is there.
 * @param file the name of its file, where the order says one
 */
export async function keepOutcome(
  { marketFolder, folder }: { marketFolder: string; folder: string },
  name: string,
  { outcome, file }: { outcome: Outcome; file: string | null },
): Promise<void> {
  const unfinished = unfinishedOf(folder, name);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const stamp = (await readClaim(folder, name))?.stamp;
  for (const report of stamp ? reports : []) {
    const from = join(marketFolder, 'imports', stamp ?? '', report);
    if (await isThere(from)) await copyFile(from, join(unfinished, report));
  }
  await copyFile(orderFile(folder, name), join(unfinished, 'order.json'));
  await writeWhole(join(unfinished, 'result.json'), `${JSON.stringify({ name, ...outcome }, null, 2)}\n`);
  const place = placesOf(folder)[outcome.state];
  await mkdir(place, { recursive: true });
  // A name that was used before keeps what it had.
  const taken = await isThere(join(place, name));
  const own = join(place, taken ? `${name}-${outcome.at.replace(/\D/g, '')}` : name);
  await putInPlace(unfinished, own);
  if (file !== null) await rename(join(folder, file), join(own, file)).catch(() => undefined);
  await rm(orderFile(folder, name), { force: true });
  await endClaim(folder, name);
}
