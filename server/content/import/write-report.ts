import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openRefusedFile, type Problem } from '../../importer/index.ts';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import type { DeliveryCounts } from '../deliveries.ts';
import type { Change } from './delivery/change.ts';
import type { ContentReport } from './report-store.ts';

/** What an import has done before it has done anything. */
export const noCounts: DeliveryCounts = { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 };

/** How many refusals report.json has; all of them stand in refused.csv. */
export const listedProblems = 50;

/** Makes the folder for the reports of an import, by the time at which it begins. */
export async function makeReportFolder(folder: string, now: number): Promise<string> {
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

/** A refused row, with the row as it stands in the file. */
export interface RefusedRow {
  problem: Problem;
  text: string;
}

/** Writes what an import came to: report.json, refused.csv and, where they are known, changes.csv. */
export async function writeReport(
  folder: string,
  report: ContentReport,
  { refused, changes }: { refused: readonly RefusedRow[]; changes?: readonly Change[] },
): Promise<void> {
  await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (changes) await writeWhole(join(folder, 'changes.csv'), changeList(changes));
  const refusedRows = await openRefusedFile(join(folder, 'refused.csv'));
  for (const { problem, text } of refused) await refusedRows.add(problem, text);
  await refusedRows.close();
}

/** The mark lets spreadsheets read Chinese; no cell is run by one. */
function changeList(changes: readonly Change[]): string {
  const head = ['key', 'what', 'title', 'change_zh_CN', 'change_en'];
  const lines = changes.map(({ key, what, title, sentence }) => [key, what, title, sentence.zh_CN, sentence.en]);
  return `\uFEFF${[head, ...lines.map((cells) => cells.map(guardCell))].map(asCsv).join('\r\n')}\r\n`;
}
