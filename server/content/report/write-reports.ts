import type { StateDatabase } from '../../state/open-state.ts';
import { insertAll, portions } from '../insert-all.ts';
import { hashOf, idOf, inBoth, type ReportRecord, searchColumns } from '../records.ts';
import { type Block, wordsOfBlocks } from './block.ts';

/** Writes reports of a source, in the place of those with the same keys. Meant for a transaction. */
export const writeReports = (store: StateDatabase, source: string, records: ReportRecord<Block>[]): Promise<void> =>
  writeReportRows(
    store,
    records.map((record) => reportRows(source, record)),
  );

/** The rows of a report. */
export type ReportRows = ReturnType<typeof reportRows>;

/** Writes the rows of reports as writeReports does: who writes many makes them before the transaction begins. */
export async function writeReportRows(store: StateDatabase, rows: ReportRows[]): Promise<void> {
  for (const some of portions(rows.map(({ report }) => report.report_id))) {
    await store.deleteFrom('report_row').where('report_id', 'in', some).execute();
  }
  await insertReportRows(store, rows, '');
}

/** Writes rows of keys that are new. @param import_id the import that they are seen with; empty where they are at once */
export async function insertReportRows(store: StateDatabase, rows: ReportRows[], import_id: string): Promise<void> {
  await insertAll(
    store,
    'report_row',
    rows.map(({ report }) => ({ ...report, import_id })),
  );
  await insertAll(
    store,
    'report_text',
    rows.flatMap(({ texts }) => texts),
  );
  await insertAll(
    store,
    'report_topic',
    rows.flatMap(({ topics }) => topics),
  );
}

/** @returns what the store keeps of a report */
export function reportRows(source: string, record: ReportRecord<Block>) {
  const report_id = idOf(source, record.key);
  const texts = inBoth(record.texts);
  const words = texts.flatMap(({ text }) => [text.summary, text.publisher, ...wordsOfBlocks(text.blocks)]);
  return {
    report: {
      ...{ report_id, source, source_key: record.key, content_hash: hashOf(record) },
      ...searchColumns(
        texts.map(({ text }) => text.title),
        words,
      ),
      ...{ published_on: record.publishedOn, pages: record.pages },
    },
    texts: texts.map(({ language, text: { title, summary, publisher, blocks } }) => ({
      ...{ report_id, language, title, summary, publisher, blocks: JSON.stringify(blocks) },
    })),
    topics: [...new Set(record.topics)].map((topic) => ({ report_id, topic })),
  };
}
