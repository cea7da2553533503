import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../kernel/files/is-alive.ts';
import { abandonedAfter, keepTouched } from '../../kernel/files/keep-touched.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { discardUnsealed } from '../../market/index.ts';
import { refuseFile } from '../rows/source-row.ts';

/** Says, in the folder of an import that is under way, whose it is. */
const markName = 'at-work.json';

interface Mark {
  host: string;
  pid: number;
  /** The release that it may be writing. */
  release: string;
  /** Whether it makes a release onto another one, of which only one may be under way; older marks do not say. */
  alone?: boolean;
}

/** How long a folder may be without a mark, in ms. */
const unmarkedAfter = 60_000;

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

/** Where each import leaves its reports, in a folder of its own. */
export const importsOf = (marketFolder: string): string => join(marketFolder, 'imports');

/** @throws Refusal when another import that must be alone began before this one and is under way */
async function needAlone(marketFolder: string, stamp: string): Promise<void> {
  const others = (await readdir(importsOf(marketFolder))).filter((name) => name < stamp);
  for (const name of others) {
    const folder = join(importsOf(marketFolder), name);
    const mark = await readMark(folder);
    if (!mark?.alone || isAbandoned(folder, mark, await lastTouched(folder), Date.now())) continue;
    throw refuseFile(
      'importer.delivery-under-way',
      `另一项交付正在生成版本（开始于 ${name}，${mark.host} 上的进程 ${mark.pid}）；请等它结束后重试，以免两个版本各缺对方的数据。`,
      `Another delivery is being made into a release (begun ${name}, process ${mark.pid} on ${mark.host}); try again when it has ended, so that neither release lacks the figures of the other.`,
    );
  }
}

/**
 * Makes the folder of an import and marks it as this process's.
 * @param stamp the name of the folder, which says when the import began
 * @param writes the id of the release that the import may write, and whether no other may be made onto a release
 *   meanwhile
 * @throws Refusal when another one is
 */
export async function openWorkFolder(
  marketFolder: string,
  stamp: string,
  writes: Pick<Mark, 'release' | 'alone'>,
): Promise<WorkFolder> {
  const folder = join(importsOf(marketFolder), stamp);
  own.add(folder);
  await mkdir(importsOf(marketFolder), { recursive: true });
  await mkdir(folder);
  const mark: Mark = { host: hostname(), pid: process.pid, ...writes };
  await writeWhole(join(folder, markName), `${JSON.stringify(mark)}\n`);
  const staging = stagingOf(folder);
  if (writes.alone) {
    // Both say what they do before they look, so that of two that begin together the later one sees the other.
    await needAlone(marketFolder, stamp).catch(async (refusal) => {
      await rm(folder, { recursive: true, force: true });
      own.delete(folder);
      throw refusal;
    });
  }
  await mkdir(staging);
  const rest = keepTouched(join(folder, markName));
  return {
    folder,
    staging,
    async end(done) {
      rest();
      await rm(staging, { recursive: true, force: true });
      await rm(done ? join(folder, markName) : folder, { recursive: true, force: true });
      own.delete(folder);
    },
  };
}

async function readMark(folder: string): Promise<Mark | null> {
  const text = await readFile(join(folder, markName), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Mark);
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

const isReported = async (folder: string): Promise<boolean> =>
  (await stat(join(folder, 'report.json')).catch(() => null)) !== null;

/** Whether an import was killed before it had said whose it is: a living one does so at once. */
const isUnmarked = async (folder: string, now: number): Promise<boolean> =>
  !own.has(folder) && !(await isReported(folder)) && now - (await lastTouched(folder)) > unmarkedAfter;

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
    const mark = await readMark(folder);
    if (mark === null) {
      if (await isUnmarked(folder, now)) {
        await rm(folder, { recursive: true, force: true });
        swept.push(name);
      }
      continue;
    }
    if (!isAbandoned(folder, mark, await lastTouched(folder), now)) continue;
    await discardUnsealed(marketFolder, mark.release);
    await rm(stagingOf(folder), { recursive: true, force: true });
    await rm((await isReported(folder)) ? join(folder, markName) : folder, { recursive: true, force: true });
    swept.push(name);
  }
  return swept;
}
