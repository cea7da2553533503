import type { StateDatabase } from '../../state/open-state.ts';
import { changeContentVersion } from '../content-version.ts';
import { insertInto, portions } from '../insert-all.ts';
import { idOf, inBoth, type ReportRecord, versionOf } from '../records.ts';
import { indexTexts } from '../text-index.ts';
import { type Block, wordsOfBlocks } from './block.ts';

/** Writes reports of a source, in the place of those with the same keys. Meant for a transaction. */
export async function writeReports(
  store: StateDatabase,
  source: string,
  records: ReportRecord<Block>[],
): Promise<void> {
  const rows = records.map((record) => reportRows(source, record, ''));
  for (const some of portions(rows.map(({ report }) => report.report_id))) {
    await store.deleteFrom('report_row').where('report_id', 'in', some).execute();
  }
  await insertReportRows(store, rows);
  await changeContentVersion(store);
}

/** The rows of a report. */
export type ReportRows = ReturnType<typeof reportRows>;

/** Writes versions of reports. */
export async function insertReportRows(store: StateDatabase, rows: ReportRows[]): Promise<void> {
  const versions = rows.map(({ report }) => report);
  await insertInto(store, { report_row: versions });
  await indexTexts(store, 'report', versions);
  await insertInto(store, {
    report_text: rows.flatMap(({ texts }) => texts),
    report_topic: rows.flatMap(({ topics }) => topics),
  });
}

/** @param import_id as rowIdOf says @returns what the store keeps of a version of a report */
export function reportRows(source: string, record: ReportRecord<Block>, import_id: string) {
  const report_id = idOf(source, record.key);
  const texts = inBoth(record.texts);
  const words = texts.flatMap(({ text }) => [text.summary, text.publisher, ...wordsOfBlocks(text.blocks)]);
  const version = versionOf(source, record, { id: report_id, importId: import_id, words });
  const { row_id } = version;
  return {
    report: {
      report_id,
      ...version,
      kind: record.kind,
      published_on: record.publishedOn,
      pages: record.pages,
    },
    texts: texts.map(({ language, text: { title, summary, publisher, blocks } }) => ({
      row_id,
      language,
      title,
      summary,
      publisher,
      blocks: JSON.stringify(blocks),
    })),
    topics: [...new Set(record.topics)].map((topic) => ({ row_id, topic })),
  };
}
