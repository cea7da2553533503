import { join } from 'node:path';
import { type DeliveryKind, readRelease } from '../../market/index.ts';
import { type AnyRun, currentRun, settleRun } from './run-file.ts';

/** A reading of a file of figures: it is read whole and nothing written, or made a release of. */
export interface Run extends AnyRun {
  dataset: string;
  kind: DeliveryKind;
  /** The name@version of a mapping that is kept, the path of one, or none. */
  mapping: string | null;
  /** A release, none, or the published one where it is null. */
  onto: string | null;
  note: string;
  accept: string;
  rows: number;
  outcome: 'dry-run' | 'refused' | 'unchanged' | 'sealed' | null;
  release: string | null;
  /** The folder with the reports, among the imports of the market; null where they lie beside the file. */
  stamp: string | null;
  /** The release that is being made; null in a dry run, and before. What was sealed is found by it, whoever was killed. */
  sealing: { marketFolder: string; release: string; stamp: string } | null;
}

/** Where the mapping of a reading lies whose text somebody gave. */
export const mappingFile = (folder: string): string => join(folder, 'mapping.json');

/** What a reading came to whose process has ended: stopped, unless its release was sealed by then. */
async function settled(run: Run): Promise<Run> {
  const { sealing } = run;
  if (!sealing || !(await readRelease(sealing.marketFolder, sealing.release))) return { ...run, state: 'stopped' };
  return { ...run, state: 'done', outcome: 'sealed', release: sealing.release, stamp: sealing.stamp };
}

/** @returns where the reading of a file is; one whose process has ended before it was done counts as stopped */
export const readRun = (folder: string): Promise<Run | null> => currentRun(folder, settled);

/** Writes down what a reading came to whose process is gone. @param id which of its readings it was */
export const endRun = (folder: string, id: string): Promise<void> => settleRun(folder, id, settled);
