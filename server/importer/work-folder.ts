import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../kernel/write-whole.ts';
import { discardUnsealed } from '../market/index.ts';

/** Says, in the folder of an import that is under way, whose it is. */
const markName = 'at-work.json';

interface Mark {
  host: string;
  pid: number;
  /** The release that it may be writing. */
  release: string;
}

/** No import leaves its folder untouched for so long: whoever did it is gone, on whatever machine. */
const abandonedAfter = 24 * 3_600_000;

/** The marks of this process: a process before it may have had the same number. */
const own = new Set<string>();

/** The folder of an import while it is under way. */
export interface WorkFolder {
  folder: string;
  /** For what is needed meanwhile only. */
  staging: string;
  /** Removes all but the reports, or, when nothing came of the import, everything. */
  end(done: boolean): Promise<void>;
}

const stagingOf = (folder: string): string => join(folder, 'staging');

const importsOf = (marketFolder: string): string => join(marketFolder, 'imports');

/**
 * Makes the folder of an import and marks it as this process's.
 * @param stamp the name of the folder
 * @param release the id of the release that the import may write
 */
export async function openWorkFolder(marketFolder: string, stamp: string, release: string): Promise<WorkFolder> {
  const folder = join(importsOf(marketFolder), stamp);
  own.add(folder);
  await mkdir(folder, { recursive: true });
  const mark: Mark = { host: hostname(), pid: process.pid, release };
  await writeWhole(join(folder, markName), `${JSON.stringify(mark)}\n`);
  const staging = stagingOf(folder);
  await mkdir(staging);
  return {
    folder,
    staging,
    async end(done) {
      await rm(staging, { recursive: true, force: true });
      await rm(done ? join(folder, markName) : folder, { recursive: true, force: true });
      own.delete(folder);
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** When anything in a folder was last written, in ms. */
async function lastTouched(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(['.', ...names].map((name) => stat(join(folder, name)).catch(() => null)));
  return Math.max(...found.map((each) => each?.mtimeMs ?? 0));
}

function isAbandoned(folder: string, { host, pid }: Mark, touched: number, now: number): boolean {
  if (own.has(folder)) return false;
  const gone = host === hostname() && (pid === process.pid || !isAlive(pid));
  return gone || now - touched > abandonedAfter;
}

/**
 * Removes what imports left behind that were killed: all of their folder, or, where the report was written already,
 * all but that; and the release that was not sealed. What belongs to a living process stays.
 * @param marketFolder `<data>/market`; it need not exist
 * @returns the names of the folders that were swept
 */
export async function sweepImports(marketFolder: string, now = Date.now()): Promise<string[]> {
  const names = await readdir(importsOf(marketFolder)).catch(() => []);
  const swept: string[] = [];
  for (const name of names) {
    const folder = join(importsOf(marketFolder), name);
    const text = await readFile(join(folder, markName), 'utf8').catch(() => null);
    if (text === null) continue;
    const mark = JSON.parse(text) as Mark;
    if (!isAbandoned(folder, mark, await lastTouched(folder), now)) continue;
    await discardUnsealed(marketFolder, mark.release);
    await rm(stagingOf(folder), { recursive: true, force: true });
    const reported = (await stat(join(folder, 'report.json')).catch(() => null)) !== null;
    await rm(reported ? join(folder, markName) : folder, { recursive: true, force: true });
    swept.push(name);
  }
  return swept;
}
