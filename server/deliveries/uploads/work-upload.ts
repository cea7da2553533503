import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { baseOf, importDataset, importNames, readAgreement, stands, sweepImports } from '../../importer/index.ts';
import { type Dataset, datasets } from '../../market/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { readAlone } from './read-alone.ts';
import { storedRun } from './run-file.ts';
import { runNotes } from './run-notes.ts';
import type { Run } from './run-store.ts';
import { placeOf, removeFile, type Upload } from './upload-store.ts';

export interface Working {
  marketFolder: string;
  uploads: string;
  limits: FileLimits;
}

/** What a dry run leaves beside its file; among the imports it leaves nothing. */
const reports = ['report.json', 'refused.csv'];

/** Brings the file as the command line does. */
async function bring(
  { marketFolder, uploads, limits }: Working,
  upload: Upload,
  run: Run,
  names: ReturnType<typeof importNames>,
  rows: (rows: number) => void,
) {
  const dataset = Object.values<Dataset>(datasets).find(({ key }) => key === run.dataset);
  if (!dataset) throw new Error(`There is no dataset ${run.dataset}.`);
  const { kind, by, note, isDry } = run;
  const read = run.accept === '' ? { agreement: {} } : readAgreement(run.accept);
  const { report, folder } = await importDataset(dataset, {
    marketFolder,
    file: placeOf(uploads, upload.id).fileOf(upload),
    kind,
    ...(kind === 'whole' ? {} : { onto: await baseOf(marketFolder, run.onto ?? undefined) }),
    by,
    note,
    mapping: run.mapping ?? undefined,
    dryRun: isDry,
    accept: 'agreement' in read ? read.agreement : {},
    language: run.language,
    limits,
    names,
    progress: rows,
  });
  if (!isDry) return { report, stamp: names.stamp };
  for (const name of reports) await copyFile(join(folder, name), join(placeOf(uploads, upload.id).folder, name));
  await rm(folder, { recursive: true, force: true });
  return { report, stamp: null };
}

/**
 * Reads a file as it was ordered: a dry run, or what makes a release. What came of it is written down beside the file,
 * which goes when nothing more is to be done with it.
 * @param upload whose file it is
 */
export async function workUpload(working: Working, upload: Upload): Promise<void> {
  const { folder } = placeOf(working.uploads, upload.id);
  const run = await storedRun<Run>(folder);
  if (run?.state !== 'queued') return;
  const note = runNotes(folder, run);
  await readAlone(working.uploads, folder, note.write, async () => {
    const names = importNames(new Date());
    const { marketFolder } = working;
    const sealing = run.isDry ? null : { marketFolder, release: names.id, stamp: names.stamp };
    await note.write({ state: 'working', sealing });
    await sweepImports(marketFolder);
    const { report, stamp } = await bring(working, upload, run, names, note.rows);
    const { outcome, release } = report;
    if (outcome === 'sealed' || outcome === 'unchanged') await removeFile(working.uploads, upload.id);
    const state = stands(report) ? 'done' : 'refused';
    return { state, outcome, release, stamp, rows: report.counts.rows } satisfies Partial<Run>;
  });
}
