import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../kernel/is-alive.ts';
import { writeWhole } from '../kernel/write-whole.ts';
import { placesOf } from './places.ts';

/** Who is at work on an order, and the release that it makes of it: written before the release is begun. */
export interface Claim {
  host: string;
  pid: number;
  release: string | null;
  /** The name of the folder with the reports of the import. */
  stamp: string | null;
}

/** No order is left untouched for so long by a process that lives, on whatever machine; in milliseconds. */
const abandonedAfter = 24 * 3_600_000;

/** How long an order is left alone after it was written: it may be copied where it should be renamed into place. */
const restsFor = 2000;

const orderName = /^([\p{L}\p{N}_][\p{L}\p{N}_.@+-]{0,99})\.json$/u;
const claimOf = (folder: string, name: string): string => join(placesOf(folder).working, `${name}.claim`);

/** The order of a name while it is worked at. */
export const orderFile = (folder: string, name: string): string => join(placesOf(folder).working, `${name}.json`);

async function namesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return all.flatMap((file) => orderName.exec(file)?.[1] ?? []).sort();
}

/** @returns what is kept of an order that is worked at; null before it says whose it is */
export async function readClaim(folder: string, name: string): Promise<Claim | null> {
  const text = await readFile(claimOf(folder, name), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Claim);
}

/** Says whose an order is, and what is being made of it. */
export const writeClaim = (folder: string, name: string, made: Pick<Claim, 'release' | 'stamp'>): Promise<void> =>
  writeWhole(claimOf(folder, name), `${JSON.stringify({ host: hostname(), pid: process.pid, ...made })}\n`);

export const endClaim = (folder: string, name: string): Promise<void> => rm(claimOf(folder, name), { force: true });

async function isAbandoned(folder: string, name: string, now: number): Promise<boolean> {
  const claim = await readClaim(folder, name);
  const touched = await stat(claim ? claimOf(folder, name) : orderFile(folder, name)).catch(() => null);
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

async function waiting(folder: string, now: number): Promise<string[]> {
  const names = await namesIn(folder);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = await stat(join(folder, `${name}.json`)).catch(() => null);
      return file && now - file.mtimeMs >= restsFor ? [name] : [];
    }),
  );
  return found.flat();
}

/** Whether there is anything to do in a watched folder. */
export const hasWork = async (folder: string, now = Date.now()): Promise<boolean> =>
  (await abandoned(folder, now)).length > 0 || (await waiting(folder, now)).length > 0;

/**
 * Takes the next order of a watched folder, by their names: of two that watch, one gets it, since a file is renamed
 * once.
 * @returns its name; null where there is none
 */
export async function claimOrder(folder: string, now = Date.now()): Promise<string | null> {
  const [left] = await abandoned(folder, now);
  if (left !== undefined) {
    const { release = null, stamp = null } = (await readClaim(folder, left)) ?? {};
    await writeClaim(folder, left, { release, stamp });
    return left;
  }
  await mkdir(placesOf(folder).working, { recursive: true });
  for (const name of await waiting(folder, now)) {
    try {
      await rename(join(folder, `${name}.json`), orderFile(folder, name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') continue;
      throw error;
    }
    await writeClaim(folder, name, { release: null, stamp: null });
    return name;
  }
  return null;
}

/** Puts an order back that cannot be carried out yet. */
export async function putBack(folder: string, name: string): Promise<void> {
  await rename(orderFile(folder, name), join(folder, `${name}.json`));
  await endClaim(folder, name);
}
