import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openRefusedFile, type Problem } from '../../importer/index.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type ContentKind, type DeliveryCounts, demonstration } from '../deliveries.ts';
import type { ListedCar } from '../image/car-list.ts';
import { knownCars } from '../image/known-cars.ts';
import type { Change } from './delivery/change.ts';
import { type Settled, settleDelivery } from './delivery/settle-delivery.ts';
import { findList } from './images/find-list.ts';
import { imageReader } from './images/read-images.ts';
import { type NewPictures, newPictures } from './images/store-pictures.ts';
import { sweepPictures } from './images/sweep-pictures.ts';
import { readContentMapping } from './reading/content-mapping.ts';
import { type ReadDelivery, readDelivery } from './reading/read-delivery.ts';
import { sourceReserved } from './source-reserved.ts';

export interface ContentImport {
  db: StateDatabase;
  kind: ContentKind;
  file: string;
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
}

/** What an import found and did; report.json is this, word for word. */
export interface ContentReport {
  kind: ContentKind;
  source: string;
  file: string;
  rows: number;
  counts: DeliveryCounts;
  /** The first refusals; all of them stand in refused.csv. */
  problems: Problem[];
  outcome: 'dry-run' | 'refused' | 'written';
}

const listedProblems = 50;
const nothing: Settled = { counts: { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 }, changes: [] };

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
      named: file,
      limits,
      readImage: found?.readImage,
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
async function openPictures({ file, images, dryRun = false }: ContentImport) {
  if (!images) throw new Error('Pictures need the market and their store.');
  const { folder, list } = await findList(file);
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
  const { kind, file, now, dryRun = false, allowRefused = false } = options;
  if (delivery.source === demonstration) throw sourceReserved();
  const refused = delivery.problems.length > 0 && !allowRefused;
  const empty = delivery.records.length === 0;
  // Where no report can be written, nothing else is.
  const folder = await reportFolder(options.reportsFolder, now);
  const settled =
    refused || empty
      ? { ...nothing, counts: { ...nothing.counts, refused: delivery.problems.length } }
      : await settle(options, delivery, found?.pictures).catch(async (error) => {
          await rm(folder, { recursive: true, force: true });
          throw error;
        });
  const report: ContentReport = {
    kind,
    source: delivery.source,
    file: basename(file),
    rows: delivery.rows,
    counts: settled.counts,
    problems: delivery.problems.slice(0, listedProblems).map(({ problem }) => problem),
    outcome: refused || empty ? 'refused' : dryRun ? 'dry-run' : 'written',
  };
  await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeWhole(join(folder, 'changes.csv'), changeList(settled.changes));
  const refusedRows = await openRefusedFile(join(folder, 'refused.csv'));
  for (const { problem, text } of delivery.problems) await refusedRows.add(problem, text);
  await refusedRows.close();
  return { report, folder };
}

async function settle(
  { db, kind, file, now, dryRun = false }: ContentImport,
  delivery: ReadDelivery,
  pictures: NewPictures | undefined,
): Promise<Settled> {
  if (!dryRun) await pictures?.place();
  const settled = await settleDelivery(db, delivery, { kind, file: basename(file), now, dryRun });
  pictures?.leave();
  return settled;
}

async function reportFolder(folder: string, now: number): Promise<string> {
  const stamp = new Date(now).toISOString().replace(/\D/g, '');
  for (let turn = 0; ; turn++) {
    const path = join(folder, `${stamp.slice(0, 8)}-${stamp.slice(8, 17)}${turn === 0 ? '' : `-${turn}`}`);
    await mkdir(folder, { recursive: true });
    // Two imports of one instant get a folder each.
    const isNew = await mkdir(path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (isNew) return path;
  }
}

/** The mark lets spreadsheets read Chinese; no cell is run by one. */
function changeList(changes: Change[]): string {
  const head = ['key', 'what', 'title', 'change_zh_CN', 'change_en'];
  const lines = changes.map(({ key, what, title, sentence }) => [key, what, title, sentence.zh_CN, sentence.en]);
  return `\uFEFF${[head, ...lines.map((cells) => cells.map(guardCell))].map(asCsv).join('\r\n')}\r\n`;
}
