import { readFile, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type ContentReport,
  contentImportsOf,
  imageFolder,
  importContent,
  importFolder,
  type ListedCar,
  unpackFolder,
} from '../../content/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import type { StateDatabase, StatePlace } from '../../state/open-state.ts';
import { readAlone } from '../uploads/read-alone.ts';
import { storedRun } from '../uploads/run-file.ts';
import { runNotes } from '../uploads/run-notes.ts';
import { placeOf, removeFile, type Upload } from '../uploads/upload-store.ts';
import { type ContentRun, carsOf, dryReportsOf, mappingOf, settled } from './content-run.ts';

/** What a process that reads content needs. */
export interface ContentWork {
  /** Which file is read, and where it lies. */
  id: string;
  uploads: string;
  dataFolder: string;
  state: StatePlace;
  limits: FileLimits;
}

type Bringing = ContentWork & {
  db: StateDatabase;
  run: ContentRun;
  upload: Upload;
  passing: string;
  progress: (rows: number) => void;
};

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/** Brings the file as the command line does. */
async function bring(work: Bringing): Promise<{ report: ContentReport; folder: string }> {
  const { db, run, upload, uploads, dataFolder, limits, passing, progress } = work;
  const place = placeOf(uploads, upload.id);
  const file = place.fileOf(upload);
  const { kind, by, isDry: dryRun, allowRefused, source } = run;
  const reportsFolder = dryRun ? dryReportsOf(place.folder) : contentImportsOf({ dataFolder });
  const given = { by, named: upload.fileName, deliveryId: run.id, progress };
  const usual = { db, dryRun, limits, reportsFolder, now: Date.now(), ...given };
  if (kind === 'market-report')
    return importFolder({ ...usual, source, folder: await unpackFolder(file, passing, { limits, shape: 'flat' }) });
  const mapping = mappingOf(place.folder);
  return importContent({
    ...usual,
    kind,
    allowRefused,
    source: source || undefined,
    mappingFile: (await isThere(mapping)) ? mapping : undefined,
    file: kind === 'image' ? await unpackFolder(file, passing, { limits, shape: 'deep' }) : file,
    images: {
      imageFolder: imageFolder({ dataFolder }),
      cars: async () => JSON.parse(await readFile(carsOf(place.folder), 'utf8')) as ListedCar[],
    },
  });
}

/**
 * Reads content as it was ordered: a dry run, or what takes it over. What came of it is written down beside the file, which
 * goes when nothing more is to be done with it.
 * @param passing where packed folders are unpacked; it goes with the process
 */
export async function workContent(work: ContentWork & { db: StateDatabase }, passing: string): Promise<void> {
  const { folder, upload: uploadFile } = placeOf(work.uploads, work.id);
  const run = await storedRun<ContentRun>(folder);
  if (run?.state !== 'queued') return;
  const upload = JSON.parse(await readFile(uploadFile, 'utf8')) as Upload;
  const note = runNotes(folder, { ...run, rows: 0 });
  const read = async (): Promise<Partial<ContentRun>> => {
    await note.write({ state: 'working' });
    await rm(dryReportsOf(folder), { recursive: true, force: true });
    const { report, folder: reports } = await bring({ ...work, run, upload, passing, progress: note.rows });
    const { outcome } = report;
    if (outcome === 'written') await removeFile(work.uploads, work.id);
    const state = outcome === 'refused' ? 'refused' : 'done';
    return { state, outcome, stamp: basename(reports), rows: report.rows };
  };
  await readAlone(work.uploads, folder, note.write, () =>
    read().catch(async (error) => {
      const { state, outcome } = await settled(work.db, run).catch(() => run);
      // What all readers see already has not failed, whatever was to be tidied up after it.
      if (state !== 'done') throw error;
      return { state, outcome };
    }),
  );
}
