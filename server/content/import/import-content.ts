import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type ContentKind, demonstration } from '../deliveries.ts';
import type { ListedCar } from '../image/car-list.ts';
import { knownCars } from '../image/known-cars.ts';
import { type Settled, settleDelivery } from './delivery/settle-delivery.ts';
import { findList } from './images/find-list.ts';
import { imageReader } from './images/read-images.ts';
import { type NewPictures, newPictures } from './images/store-pictures.ts';
import { sweepPictures } from './images/sweep-pictures.ts';
import { readContentMapping } from './reading/content-mapping.ts';
import { type ReadDelivery, readDelivery } from './reading/read-delivery.ts';
import type { ContentReport } from './report-store.ts';
import { sourceReserved } from './source-reserved.ts';
import { listedProblems, makeReportFolder, noCounts, writeReport } from './write-report.ts';

export interface ContentImport {
  db: StateDatabase;
  kind: ContentKind;
  file: string;
  /** What the file or the folder is called where its place is nothing to be told; the same when missing. */
  named?: string | undefined;
  /** Who brings it, as reports name them; nobody when missing. */
  by?: string | null | undefined;
  /** `<data>/content/imports`; each import gets a folder below it. */
  reportsFolder: string;
  mappingFile?: string | undefined;
  /** Overrules the source that the mapping or the name of the file gives. */
  source?: string | undefined;
  dryRun?: boolean | undefined;
  /** Takes the rest although some rows were refused. */
  allowRefused?: boolean | undefined;
  /** What a file may hold; the usual when missing. */
  limits?: FileLimits | undefined;
  /** What pictures need beside it: the cars that the market knows, and the store of pictures. */
  images?: { cars(): Promise<readonly ListedCar[]>; imageFolder: string } | undefined;
  now: number;
  /** By which the store knows the delivery; one of its own when missing. */
  deliveryId?: string | undefined;
  /** Told now and then how many rows are read. */
  progress?: ((rows: number) => void) | undefined;
}

/**
 * Brings a delivery, a file or a folder of pictures, into the store, all of it or nothing, and writes a report: report.json, changes.csv, refused.csv.
 * @throws Refusal when the file or the mapping cannot be understood; refused rows are no error, see `report.outcome`
 */
export async function importContent(options: ContentImport): Promise<{ report: ContentReport; folder: string }> {
  const { db, kind, file, now, limits = usualFileLimits } = options;
  const mapping = await readContentMapping(options.mappingFile, kind);
  const found = kind === 'image' ? await openPictures(options) : null;
  try {
    const delivery = await readDelivery(kind, found?.list ?? file, mapping, {
      source: options.source,
      named: options.named ?? file,
      limits,
      readImage: found?.readImage,
      progress: options.progress,
    });
    const done = await carryOut(options, delivery, found);
    // What cannot be swept now the next import sweeps.
    if (found && done.report.outcome === 'written')
      await sweepPictures(db, found.imageFolder, now).catch(() => undefined);
    else await found?.pictures.undo();
    return done;
  } catch (error) {
    await found?.pictures.undo();
    throw error;
  }
}

/** The list of a folder of pictures, and what reads its rows. */
async function openPictures({ file, named, images, dryRun = false }: ContentImport) {
  if (!images) throw new Error('Pictures need the market and their store.');
  const { folder, list } = await findList(file, named);
  const pictures = newPictures(images.imageFolder, !dryRun);
  const readImage = imageReader(folder, knownCars(await images.cars()), pictures);
  return { list, readImage, pictures, imageFolder: images.imageFolder };
}

/** Writes what was read, or says why not. */
async function carryOut(
  options: ContentImport,
  delivery: ReadDelivery,
  found: { pictures: NewPictures } | null,
): Promise<{ report: ContentReport; folder: string }> {
  const { kind, file, named = file, by = null, now, dryRun = false, allowRefused = false } = options;
  if (delivery.source === demonstration) throw sourceReserved();
  const refused = delivery.problems.length > 0 && !allowRefused;
  const empty = delivery.records.length === 0;
  // Where no report can be written, nothing else is.
  const folder = await makeReportFolder(options.reportsFolder, now);
  const settled: Settled =
    refused || empty
      ? { counts: { ...noCounts, refused: delivery.problems.length }, changes: [] }
      : await settle(options, delivery, found?.pictures).catch(async (error) => {
          await rm(folder, { recursive: true, force: true });
          throw error;
        });
  const report: ContentReport = {
    kind,
    source: delivery.source,
    file: basename(named),
    by,
    rows: delivery.rows,
    counts: settled.counts,
    problems: delivery.problems.slice(0, listedProblems).map(({ problem }) => problem),
    outcome: refused || empty ? 'refused' : dryRun ? 'dry-run' : 'written',
  };
  await writeReport(folder, report, { refused: delivery.problems, changes: settled.changes });
  return { report, folder };
}

async function settle(
  { db, kind, file, named = file, by = null, now, dryRun = false, deliveryId: id = randomUUID() }: ContentImport,
  delivery: ReadDelivery,
  pictures: NewPictures | undefined,
): Promise<Settled> {
  if (!dryRun) await pictures?.place();
  const settled = await settleDelivery(db, delivery, { id, kind, file: basename(named), by, now, dryRun });
  pictures?.leave();
  return settled;
}
