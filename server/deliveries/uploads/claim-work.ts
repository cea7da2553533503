import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../kernel/files/is-alive.ts';
import { abandonedAfter, keepTouched } from '../../kernel/files/keep-touched.ts';

const claimFile = (uploads: string): string => join(uploads, 'at-work.json');

/** How long a claim may say nothing of whose it is, in ms. */
const unwrittenAfter = 60_000;

async function isAbandoned(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found) return false;
  const age = now - found.mtimeMs;
  try {
    const { host, pid } = JSON.parse(await readFile(path, 'utf8')) as { host: string; pid: number };
    return (host === hostname() && !isAlive(pid)) || age > abandonedAfter;
  } catch {
    return age > unwrittenAfter;
  }
}

/** Whether a process is reading a file that somebody brought, on whichever machine that has this folder. */
export async function isAtWork(uploads: string, now = Date.now()): Promise<boolean> {
  const path = claimFile(uploads);
  return (await stat(path).catch(() => null)) !== null && !(await isAbandoned(path, now));
}

/** Moves an abandoned claim away, of several that find it one. @returns whether it was the one that was read */
async function movedAway(path: string, before: string): Promise<boolean> {
  const own = `${path}.${hostname()}-${process.pid}`;
  try {
    await rename(path, own);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  if ((await readFile(own, 'utf8')) === before) {
    await rm(own);
    return true;
  }
  // Somebody has claimed it anew in between.
  await rename(own, path);
  return false;
}

/**
 * Takes the one place at which files are read.
 * @returns gives it back; null where somebody has it
 */
export async function claimWork(uploads: string, now = Date.now()): Promise<(() => Promise<void>) | null> {
  const path = claimFile(uploads);
  const before = await readFile(path, 'utf8').catch(() => null);
  if (before !== null && (await isAbandoned(path, now)) && !(await movedAway(path, before))) return null;
  try {
    await writeFile(path, JSON.stringify({ host: hostname(), pid: process.pid, claim: randomUUID() }), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  const rest = keepTouched(path);
  return async () => {
    rest();
    await rm(path, { force: true });
  };
}
