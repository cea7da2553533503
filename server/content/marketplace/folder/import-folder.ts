import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { refuseFile } from '../../../importer/index.ts';
import { type FileLimits, usualFileLimits } from '../../../settings/settings-files.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { type DeliveryCounts, demonstration, noteCounts, recordDelivery } from '../../deliveries.ts';
import { checkAddresses } from '../../import/delivery/describe-part.ts';
import { noRows, openContentSource } from '../../import/reading/content-row.ts';
import { readFields } from '../../import/reading/read-fields.ts';
import { RefusedValue, refusedValues } from '../../import/reading/refused-value.ts';
import type { ContentReport } from '../../import/report-store.ts';
import { sourceReserved } from '../../import/source-reserved.ts';
import { listedProblems, makeReportFolder, noCounts, type RefusedRow, writeReport } from '../../import/write-report.ts';
import { forgetDocuments, hasDocument, storeDocument } from '../document/document-store.ts';
import type { MarketReportRecord } from '../record.ts';
import { hashOfReport, writeMarketReports } from '../write-market-reports.ts';
import { interpretMarketReport } from './interpret-market-report.ts';

export interface FolderImport {
  db: StateDatabase;
  /** Holds the list, called reports.csv, .xlsx or .jsonl, and the documents that it names. */
  folder: string;
  /** What its place is called where that is nothing to be told; the folder itself when missing. */
  named?: string | undefined;
  source: string;
  /** Who brings it, as reports name them; nobody when missing. */
  by?: string | null | undefined;
  /** `<data>/content/imports`; each import gets a folder below it. */
  reportsFolder: string;
  dryRun?: boolean | undefined;
  limits?: FileLimits | undefined;
  now: number;
  /** By which the store knows the delivery; one of its own when missing. */
  deliveryId?: string | undefined;
  /** Told how many rows of the list are read, each with its documents. */
  progress?: ((rows: number) => void) | undefined;
}

const listName = /^reports\.(csv|xlsx|jsonl)$/i;

/**
 * Brings the reports of a folder into the marketplace, all of them or none; one that is known by its key takes the place of
 * what it was, and one that the list does not name stays.
 * @throws Refusal where the folder has no list, or the list cannot be read; refused rows are no error
 * @returns the report with every refusal, and the folder with its files
 */
export async function importFolder(options: FolderImport): Promise<{ report: ContentReport; folder: string }> {
  const { db, folder, named = folder, source, by = null, dryRun = false, limits = usualFileLimits, now } = options;
  if (source === demonstration) throw sourceReserved();
  const file = await listOf(folder, named);
  const { rows, records, refusals } = await readList(folder, file, limits, options.progress);
  if (rows === 0) throw noRows();
  const keys = records.map(({ key }) => key);
  await checkAddresses(db, 'market', source, keys);
  const refused = refusals.length > 0 || records.length === 0;
  const counts = await countsOf(db, source, records, refusals.length);
  const outcome = refused ? 'refused' : dryRun ? 'dry-run' : 'written';
  // Where no report can be written, nothing else is.
  const reports = await makeReportFolder(options.reportsFolder, now);
  try {
    const { deliveryId: id = randomUUID() } = options;
    if (outcome === 'written') await write(db, { id, source, file, by, now, records, counts });
  } catch (error) {
    await rm(reports, { recursive: true, force: true });
    throw error;
  }
  const problems = refusals.map(({ problem }) => problem);
  const report: ContentReport = { kind: 'market-report', source, file, by, rows, counts, problems, outcome };
  await writeReport(reports, { ...report, problems: problems.slice(0, listedProblems) }, { refused: refusals });
  return { report, folder: reports };
}

async function listOf(folder: string, named: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => {
    throw refuseFile('content.folder-not-found', `找不到文件夹 ${named}。`, `Folder ${named} not found.`);
  });
  const lists = entries.flatMap((entry) => (!entry.isDirectory() && listName.test(entry.name) ? [entry.name] : []));
  const [list] = lists;
  if (list !== undefined && lists.length === 1) return list;
  throw refuseFile(
    'content.folder-without-list',
    `文件夹 ${named} 中应有且只有一个清单：reports.csv、reports.xlsx 或 reports.jsonl。`,
    `The folder ${named} must have one list, called reports.csv, reports.xlsx or reports.jsonl.`,
  );
}

async function readList(folder: string, file: string, limits: FileLimits, progress?: (rows: number) => void) {
  const input = await openContentSource(join(folder, file), {}, limits);
  const records: MarketReportRecord[] = [];
  const refusals: RefusedRow[] = [];
  const firstRows = new Map<string, number>();
  let rows = 0;
  for await (const { row, cells, fault, text } of input.rows()) {
    rows += 1;
    progress?.(rows);
    try {
      if (fault) throw refusedValues[fault]();
      const record = await interpretMarketReport(readFields(cells, {}), folder);
      const before = firstRows.get(record.key);
      if (before !== undefined) throw refusedValues.repeated(record.key, before);
      firstRows.set(record.key, row);
      records.push(record);
    } catch (error) {
      if (!(error instanceof RefusedValue)) throw error;
      const { field, value, code, sentence } = error;
      refusals.push({ problem: { row, field, value, code, sentence }, text });
    }
  }
  return { rows, records, refusals };
}

async function countsOf(
  db: StateDatabase,
  source: string,
  records: readonly MarketReportRecord[],
  refused: number,
): Promise<DeliveryCounts> {
  const known = await db
    .selectFrom('report')
    .select(['source_key', 'content_hash'])
    .where('source', '=', source)
    .where('kind', '=', 'market')
    .execute();
  const hashes = new Map(known.map(({ source_key, content_hash }) => [source_key, content_hash]));
  const inserted = records.filter(({ key }) => !hashes.has(key)).length;
  const unchanged = records.filter((record) => hashes.get(record.key) === hashOfReport(record)).length;
  return { inserted, updated: records.length - inserted - unchanged, unchanged, withdrawn: 0, refused };
}

interface Written {
  id: string;
  source: string;
  file: string;
  by: string | null;
  now: number;
  records: readonly MarketReportRecord[];
  counts: DeliveryCounts;
}

/** Documents first, in small steps, which nobody sees before the reports that name them stand, all at once. */
async function write(db: StateDatabase, { id, source, file, by, now, records, counts }: Written): Promise<void> {
  try {
    for (const { document } of records) if (document) await storeDocument(db, document);
    await db.transaction().execute(async (store) => {
      await recordDelivery(store, { id, kind: 'report', source, file: basename(file), by, at: now, ...noCounts });
      // Another import may have tidied up meanwhile.
      for (const { document } of records)
        if (document && !(await hasDocument(store, document))) await storeDocument(store, document);
      await writeMarketReports(store, source, records);
      await noteCounts(store, id, counts);
    });
  } finally {
    await forgetDocuments(db);
  }
}
