import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openRefusedFile, type Problem, refuseFile } from '../../importer/index.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type ContentKind, type DeliveryCounts, demonstration } from '../deliveries.ts';
import type { Change } from './delivery/change.ts';
import { type Settled, settleDelivery } from './delivery/settle-delivery.ts';
import { readContentMapping } from './reading/content-mapping.ts';
import { readDelivery } from './reading/read-delivery.ts';

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
 * Brings a delivery into the store, all of it or nothing, and writes a report: report.json, changes.csv, refused.csv.
 * @throws Refusal when the file or the mapping cannot be understood; refused rows are no error, see `report.outcome`
 */
export async function importContent(options: ContentImport): Promise<{ report: ContentReport; folder: string }> {
  const { db, kind, file, now, dryRun = false, allowRefused = false, limits = usualFileLimits } = options;
  const mapping = await readContentMapping(options.mappingFile, kind);
  const delivery = await readDelivery(kind, file, mapping, options.source, limits);
  if (delivery.source === demonstration) {
    throw refuseFile(
      'content.source-reserved',
      '来源名“demonstration”保留给门户自带的演示内容；请用 --source 指定其他名称。',
      'The source name “demonstration” is reserved for the built-in demonstration content; give another one with --source.',
    );
  }
  const refused = delivery.problems.length > 0 && !allowRefused;
  const empty = delivery.records.length === 0;
  const settled =
    refused || empty
      ? { ...nothing, counts: { ...nothing.counts, refused: delivery.problems.length } }
      : await settleDelivery(db, delivery, { kind, file: basename(file), now, dryRun });
  const report: ContentReport = {
    kind,
    source: delivery.source,
    file: basename(file),
    rows: delivery.rows,
    counts: settled.counts,
    problems: delivery.problems.slice(0, listedProblems).map(({ problem }) => problem),
    outcome: refused || empty ? 'refused' : dryRun ? 'dry-run' : 'written',
  };
  const folder = await reportFolder(options.reportsFolder, now);
  await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeWhole(join(folder, 'changes.csv'), changeList(settled.changes));
  const refusedRows = await openRefusedFile(join(folder, 'refused.csv'));
  for (const { problem, text } of delivery.problems) await refusedRows.add(problem, text);
  await refusedRows.close();
  return { report, folder };
}

async function reportFolder(folder: string, now: number): Promise<string> {
  const stamp = new Date(now).toISOString().replace(/\D/g, '');
  for (let turn = 0; ; turn++) {
    const path = join(folder, `${stamp.slice(0, 8)}-${stamp.slice(8, 17)}${turn === 0 ? '' : `-${turn}`}`);
    await mkdir(folder, { recursive: true });
    // Two imports of one instant get a folder each.
    const made = await mkdir(path).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (made) return path;
  }
}

/** The mark lets spreadsheets read Chinese; no cell is run by one. */
function changeList(changes: Change[]): string {
  const head = ['key', 'what', 'title', 'change_zh_CN', 'change_en'];
  const lines = changes.map(({ key, what, title, sentence }) => [key, what, title, sentence.zh_CN, sentence.en]);
  return `\uFEFF${[head, ...lines.map((cells) => cells.map(guardCell))].map(asCsv).join('\r\n')}\r\n`;
}
