import { readFile, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@portal/contract';
import { isAlive } from '../../kernel/files/is-alive.ts';
import { abandonedAfter } from '../../kernel/files/keep-touched.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import type { Reason } from './upload-refusals.ts';

/** A reading of a file that somebody brought, whatever the file has, and where it is. */
export interface AnyRun {
  /** Which of the readings of the file it is. */
  id: string;
  /** Whether it writes nothing. */
  isDry: boolean;
  /** Who ordered it. */
  by: string;
  language: Language;
  state: 'queued' | 'working' | 'done' | 'refused' | 'stopped';
  /** Whose process it is: that of the server until one of its own has taken it. */
  host: string;
  pid: number;
  beganAt: string;
  /** Why nothing could be read; null while it is not known, and where there is a report. */
  reason: Reason | null;
}

/** Says what a reading came to whose process has ended and said nothing more. */
export type Settle<Run> = (run: Run) => Promise<Run>;

export const isLive = (run: Pick<AnyRun, 'state'> | null): boolean =>
  run?.state === 'queued' || run?.state === 'working';

const runFile = (folder: string): string => join(folder, 'run.json');

/** Where a wish to stop the reading is written down. */
const stopFile = (folder: string): string => join(folder, 'stop');

/** @returns where the reading of a file is, as its process has said last; null where none was ordered */
export async function storedRun<Run extends AnyRun>(folder: string): Promise<Run | null> {
  const text = await readFile(runFile(folder), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Run);
}

/** @returns the same, where one whose process has ended before it was done is settled */
export async function currentRun<Run extends AnyRun>(
  folder: string,
  settle: Settle<Run>,
  now = Date.now(),
): Promise<Run | null> {
  const run = await storedRun<Run>(folder);
  if (!run || !isLive(run)) return run;
  const touched = (await stat(runFile(folder)).catch(() => null))?.mtimeMs ?? now;
  const gone = (run.host === hostname() && !isAlive(run.pid)) || now - touched > abandonedAfter;
  // It may have ended well since it was read.
  const latest = gone ? ((await storedRun<Run>(folder)) ?? run) : run;
  return gone && isLive(latest) ? settle(latest) : latest;
}

/**
 * Writes down what a reading came to of which its process said nothing more, once that process is gone: so every machine
 * knows it at once. Another reading of the file may have been ordered since.
 * @param id which of its readings it was
 */
export async function settleRun<Run extends AnyRun>(folder: string, id: string, settle: Settle<Run>): Promise<void> {
  const run = await storedRun<Run>(folder);
  if (run?.id === id && isLive(run)) await writeRun(folder, await settle(run));
}

/** Says where a reading is, by the process that writes it. */
export const writeRun = <Run extends AnyRun>(folder: string, run: Omit<Run, 'host' | 'pid'>): Promise<void> =>
  writeWhole(runFile(folder), `${JSON.stringify({ ...run, host: hostname(), pid: process.pid })}\n`, { mode: 0o600 });

/** The file that its process touches while it lives. */
export const touchedFile = runFile;

export const askToStop = (folder: string): Promise<void> => writeFile(stopFile(folder), '', { mode: 0o600 });

export const isToStop = async (folder: string): Promise<boolean> =>
  (await stat(stopFile(folder)).catch(() => null)) !== null;
