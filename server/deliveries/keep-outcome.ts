import { chmod, copyFile, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { putInPlace, writeWhole } from '../kernel/files/write-whole.ts';
import type { Outcome } from './carry-out.ts';
import { endClaim, orderFile, readClaim } from './claim-order.ts';
import { placesOf } from './places.ts';

/** What an import leaves that belongs beside its order. */
const reports = ['report.json', 'report.txt', 'refused.csv'];

const unfinishedOf = (folder: string, name: string): string => join(placesOf(folder).working, `${name}.out`);

const isThere = async (path: string): Promise<boolean> => (await lstat(path).catch(() => null)) !== null;

const passUnreadable = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error;
};

/** A copy may be written to by nobody where its original is for reading alone; only who may brings it to the disk. */
async function copyOrder(order: string, to: string): Promise<void> {
  await copyFile(order, to);
  await chmod(to, (await lstat(order)).mode | 0o600);
}

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
  const order = orderFile(folder, name);
  // Of a link nothing is kept: what it leads to is not ours. Nor of one that may not be read.
  if ((await lstat(order)).isFile()) await copyOrder(order, join(unfinished, 'order.json')).catch(passUnreadable);
  await writeWhole(join(unfinished, 'result.json'), `${JSON.stringify({ name, ...outcome }, null, 2)}\n`);
  const place = placesOf(folder)[outcome.state];
  await mkdir(place, { recursive: true });
  // A name that was used before keeps what it had.
  const taken = await isThere(join(place, name));
  const own = join(place, taken ? `${name}-${outcome.at.replace(/\D/g, '')}` : name);
  await putInPlace(unfinished, own);
  // A file may be called like a report.
  const beside = (name: string) => (reports.includes(name) ? `delivered-${name}` : name);
  if (file !== null) await rename(join(folder, file), join(own, beside(file))).catch(() => undefined);
  await rm(order, { force: true });
  await endClaim(folder, name);
}
