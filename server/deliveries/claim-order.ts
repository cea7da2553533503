import { lstat, lutimes, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../kernel/files/is-alive.ts';
import { abandonedAfter, keepTouched } from '../kernel/files/keep-touched.ts';
import { writeWhole } from '../kernel/files/write-whole.ts';
import { orderName, placesOf } from './places.ts';

/** Who is at work on an order, and the release that it makes of it: written before the release is begun. */
export interface Claim {
  host: string;
  pid: number;
  /** How often it was begun, with this time: what ends its worker leaves it counted. */
  tries: number;
  release: string | null;
  /** The name of the folder with the reports of the import. */
  stamp: string | null;
}

/** How long an order is left alone after it was written: it may be copied where it should be renamed into place. */
const restsFor = 2000;

const claimOf = (folder: string, name: string): string => join(placesOf(folder).working, `${name}.claim`);

/** The order of a name while it is worked at. */
export const orderFile = (folder: string, name: string): string => join(placesOf(folder).working, `${name}.json`);

/** The names of the orders in a folder, whether they can be carried out or not. */
export async function namesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return all.flatMap((file) => orderName.exec(file)?.[1] ?? []).sort();
}

/** @returns what is kept of an order that is worked at; null before it says whose it is, and where that cannot be read */
export async function readClaim(folder: string, name: string): Promise<Claim | null> {
  try {
    return JSON.parse(await readFile(claimOf(folder, name), 'utf8')) as Claim;
  } catch {
    return null;
  }
}

/** Says whose an order is, what is being made of it, and how often it was begun. */
export const writeClaim = (folder: string, name: string, claim: Omit<Claim, 'host' | 'pid'>): Promise<void> =>
  writeWhole(claimOf(folder, name), `${JSON.stringify({ host: hostname(), pid: process.pid, ...claim })}\n`);

/** Does not count the try that is under way: its worker was told to stop, and is no fault of the order. */
export async function forgiveTry(folder: string, name: string): Promise<void> {
  const claim = await readClaim(folder, name);
  if (claim) await writeClaim(folder, name, { ...claim, tries: claim.tries - 1 });
}

/** Says again and again that the worker of an order lives. @returns ends it */
export const keepClaim = (folder: string, name: string): (() => void) => keepTouched(claimOf(folder, name));

export const endClaim = (folder: string, name: string): Promise<void> => rm(claimOf(folder, name), { force: true });

async function isAbandoned(folder: string, name: string, now: number): Promise<boolean> {
  const claim = await readClaim(folder, name);
  const touched = await lstat(claim ? claimOf(folder, name) : orderFile(folder, name)).catch(() => null);
  if (!touched) return false;
  const age = now - touched.mtimeMs;
  if (!claim) return age > 60_000;
  const gone = claim.host === hostname() && claim.pid !== process.pid && !isAlive(claim.pid);
  return gone || age > abandonedAfter;
}

/** The orders whose worker has gone, such as one that was killed: they are taken up again before any other. */
async function abandoned(folder: string, now: number): Promise<string[]> {
  const names = await namesIn(placesOf(folder).working);
  const found = await Promise.all(names.map(async (name) => ((await isAbandoned(folder, name, now)) ? [name] : [])));
  return found.flat();
}

/**
 * Takes an order from a worker that has gone. Of several that find it abandoned one moves its claim away, and has it.
 * @returns the claim that it had, as far as that says anything; null where somebody was quicker
 */
async function takeOver(folder: string, name: string, now: number): Promise<Partial<Claim> | null> {
  const [claim, own] = [claimOf(folder, name), `${claimOf(folder, name)}.${hostname()}-${process.pid}`];
  const before = await readFile(claim, 'utf8').catch(() => null);
  const had = (await readClaim(folder, name)) ?? {};
  // One that has no claim just now may be taken over at this moment: its order is young then.
  if (!(await isAbandoned(folder, name, now))) return null;
  try {
    // While its claim is exchanged an order has none, and is left alone as long as it is young.
    await lutimes(orderFile(folder, name), new Date(now), new Date(now));
    if (before === null) {
      await writeFile(claim, '', { flag: 'wx' });
      return had;
    }
    await rename(claim, own);
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
  if ((await readFile(own, 'utf8')) === before) {
    await rm(own);
    return had;
  }
  // It was claimed anew in between.
  await rename(own, claim);
  return null;
}

async function waiting(folder: string, now: number): Promise<string[]> {
  const names = await namesIn(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await lstat(join(folder, `${name}.json`)).catch(() => null);
      // A link is taken as well, to be refused where its owner looks; a folder of that name is no order.
      const isOrder = file?.isFile() || file?.isSymbolicLink();
      return file && isOrder && now - file.mtimeMs >= restsFor ? [name] : [];
    }),
  );
  return found.flat();
}

/** Whether there is anything to do in a watched folder. */
export const hasWork = async (folder: string, now = Date.now()): Promise<boolean> =>
  (await abandoned(folder, now)).length > 0 || (await waiting(folder, now)).length > 0;

/**
 * Takes the next order of a watched folder, by their names: of two that watch, one gets it, since a file is renamed
 * once. Its try is counted before anything is done with it.
 * @param except names that are passed over: what became of them could not be kept
 * @returns its name; null where there is none
 * @throws what the system said of one that could not be taken, where there is no other
 */
export async function claimOrder(
  folder: string,
  now = Date.now(),
  except: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  for (const name of await abandoned(folder, now)) {
    if (except.has(name)) continue;
    const had = await takeOver(folder, name, now);
    if (had === null) continue;
    const { release = null, stamp = null, tries = 1 } = had;
    await writeClaim(folder, name, { release, stamp, tries: tries + 1 });
    return name;
  }
  await mkdir(placesOf(folder).working, { recursive: true });
  let failed: unknown = null;
  for (const name of await waiting(folder, now)) {
    if (except.has(name)) continue;
    try {
      await rename(join(folder, `${name}.json`), orderFile(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') failed ??= error;
      continue;
    }
    await writeClaim(folder, name, { release: null, stamp: null, tries: 1 });
    return name;
  }
  if (failed !== null) throw failed;
  return null;
}

/** Puts an order back that cannot be carried out yet. */
export async function putBack(folder: string, name: string): Promise<void> {
  await rename(orderFile(folder, name), join(folder, `${name}.json`));
  await endClaim(folder, name);
}
