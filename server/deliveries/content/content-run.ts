import { join } from 'node:path';
import {
  type BroughtKind,
  type ContentReport,
  contentImportsOf,
  readContentReport,
  wasDelivered,
} from '../../content/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type AnyRun, currentRun, settleRun } from '../uploads/run-file.ts';

/** A reading of a file of content: it is read whole and nothing written, or taken over. */
export interface ContentRun extends AnyRun {
  kind: BroughtKind;
  /** Whose delivery it is; empty where the mapping or the name of the file says so. */
  source: string;
  allowRefused: boolean;
  /** That are read so far. */
  rows: number;
  outcome: ContentReport['outcome'] | null;
  /** The folder with its reports; null while there is none. */
  stamp: string | null;
}

/** Where the mapping of a reading lies; it need not be there. */
export const mappingOf = (folder: string): string => join(folder, 'mapping.json');

/** Where the cars of the market lie that pictures may show, as the server knew them when the reading was ordered. */
export const carsOf = (folder: string): string => join(folder, 'cars.json');

/** Where the reports of a dry run lie; among those of imports it leaves nothing. */
export const dryReportsOf = (folder: string): string => join(folder, 'reports');

/** Where the reports of a reading lie. @param folder of its file */
export const reportsOf = (
  folder: string,
  { isDry, stamp }: Pick<ContentRun, 'isDry' | 'stamp'>,
  dataFolder: string,
): string | null =>
  stamp === null ? null : join(isDry ? dryReportsOf(folder) : contentImportsOf({ dataFolder }), stamp);

/** Where the readings of files are. */
export interface ContentRuns {
  /** @returns where the reading of a file is; one whose process has ended before it was done counts as stopped */
  read(folder: string): Promise<ContentRun | null>;
  /** Writes down what a reading came to whose process is gone. @param id which of its readings it was */
  end(folder: string, id: string): Promise<void>;
}

/** What a reading has come to that wrote down nothing more: the store knows whether all readers see its content already. */
export async function settled(db: StateDatabase, run: ContentRun): Promise<ContentRun> {
  const isWritten = !run.isDry && (await wasDelivered(db, run.id));
  return isWritten ? { ...run, state: 'done', outcome: 'written' } : { ...run, state: 'stopped' };
}

export function contentRuns(db: StateDatabase): ContentRuns {
  const settle = (run: ContentRun) => settled(db, run);
  return {
    read: (folder) => currentRun(folder, settle),
    end: (folder, id) => settleRun(folder, id, settle),
  };
}

/** @returns what a reading has found; null while nothing is known */
export async function reportOfRun(folder: string, run: ContentRun, dataFolder: string): Promise<ContentReport | null> {
  const reports = reportsOf(folder, run, dataFolder);
  return reports === null ? null : readContentReport(reports);
}
