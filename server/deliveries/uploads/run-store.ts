import { readFile, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@portal/contract';
import { isAlive } from '../../kernel/files/is-alive.ts';
import { abandonedAfter } from '../../kernel/files/keep-touched.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { type DeliveryKind, readRelease } from '../../market/index.ts';
import type { Reason } from './upload-refusals.ts';

/** What is to be done with a file: read it whole and write nothing, or make a release of it. */
export interface RunOrder {
  isDry: boolean;
  dataset: string;
  kind: DeliveryKind;
  /** The name@version of a mapping that is kept, the path of one, or none. */
  mapping: string | null;
  /** A release, none, or the published one where it is null. */
  onto: string | null;
  note: string;
  accept: string;
  by: string;
  /** Of the report that stays with a release. */
  language: Language;
}

/** A reading of a file, and where it is. */
export interface Run extends RunOrder {
  /** Which of the readings of the file it is. */
  id: string;
  state: 'queued' | 'working' | 'done' | 'refused' | 'stopped';
  /** Whose process it is: that of the server until one of its own has taken it. */
  host: string;
  pid: number;
  beganAt: string;
  rows: number;
  /** Why nothing could be read; null while it is not known, and where there is a report. */
  reason: Reason | null;
  outcome: 'dry-run' | 'refused' | 'unchanged' | 'sealed' | null;
  release: string | null;
  /** The folder with the reports, among the imports of the market; null where they lie beside the file. */
  stamp: string | null;
  /** The release that is being made; null in a dry run, and before. What was sealed is found by it, whoever was killed. */
  sealing: { marketFolder: string; release: string; stamp: string } | null;
}

const runFile = (folder: string): string => join(folder, 'run.json');

/** Where a wish to stop the reading is written down. */
const stopFile = (folder: string): string => join(folder, 'stop');

/** Where the mapping of a reading lies whose text somebody gave. */
export const mappingFile = (folder: string): string => join(folder, 'mapping.json');

/** @returns where the reading of a file is, as its process has said last; null where none was ordered */
export async function storedRun(folder: string): Promise<Run | null> {
  const text = await readFile(runFile(folder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Run);
}

/** What a reading came to whose process has ended: stopped, unless its release was sealed by then. */
async function settled(run: Run): Promise<Run> {
  const { sealing } = run;
  if (!sealing || !(await readRelease(sealing.marketFolder, sealing.release))) return { ...run, state: 'stopped' };
  return { ...run, state: 'done', outcome: 'sealed', release: sealing.release, stamp: sealing.stamp };
}

/** @returns the same, where a process that has ended before it was done counts as stopped */
export async function readRun(folder: string, now = Date.now()): Promise<Run | null> {
  const run = await storedRun(folder);
  if (!run || (run.state !== 'queued' && run.state !== 'working')) return run;
  const touched = (await stat(runFile(folder)).catch(() => null))?.mtimeMs ?? now;
  const gone = (run.host === hostname() && !isAlive(run.pid)) || now - touched > abandonedAfter;
  // It may have ended well since it was read.
  const latest = gone ? ((await storedRun(folder)) ?? run) : run;
  if (latest.state !== 'queued' && latest.state !== 'working') return latest;
  return gone ? settled(latest) : latest;
}

/**
 * Writes down what a reading came to of which its process said nothing more, once that process is gone: so every machine
 * knows it at once. Another reading of the file may have been ordered since.
 * @param id which of its readings it was
 */
export async function endRun(folder: string, id: string): Promise<void> {
  const run = await storedRun(folder);
  if (run?.id !== id) return;
  if (run.state === 'queued' || run.state === 'working') await writeRun(folder, await settled(run));
}

/** Says where a reading is, by the process that writes it. */
export const writeRun = (folder: string, run: Omit<Run, 'host' | 'pid'>): Promise<void> =>
  writeWhole(runFile(folder), `${JSON.stringify({ ...run, host: hostname(), pid: process.pid })}\n`, { mode: 0o600 });

/** The file that its process touches while it lives. */
export const touchedFile = runFile;

export const askToStop = (folder: string): Promise<void> => writeFile(stopFile(folder), '', { mode: 0o600 });

export const isToStop = async (folder: string): Promise<boolean> =>
  (await stat(stopFile(folder)).catch(() => null)) !== null;
