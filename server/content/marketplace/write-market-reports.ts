import type { StateDatabase } from '../../state/open-state.ts';
import { changeContentVersion } from '../content-version.ts';
import { insertAll, portions } from '../insert-all.ts';
import { inBoth, searchColumns } from '../records.ts';
import { headingsOf, sampleOf, wordsOfBlocks } from '../report/block.ts';
import { insertReportRows, reportRows } from '../report/write-reports.ts';
import type { MarketReportRecord } from './record.ts';

/**
 * Writes reports of a source, in the place of those with the same keys. Meant for a transaction; their documents are
 * there already.
 */
export async function writeMarketReports(
  store: StateDatabase,
  source: string,
  records: readonly MarketReportRecord[],
): Promise<void> {
  const rows = records.map((record) => rowsOf(source, record));
  for (const some of portions(rows.map(({ report }) => report.report_id))) {
    await store.deleteFrom('report_row').where('report_id', 'in', some).execute();
  }
  await insertReportRows(store, rows);
  await insertAll(
    store,
    'report_offer',
    rows.map(({ offer }) => offer),
  );
  await changeContentVersion(store);
}

/**
 * What a search looks through of a report that costs something: what everybody is shown of it. Who could search the rest
 * could read it, sign by sign, by what is found.
 */
function shownWords({ texts }: Pick<MarketReportRecord, 'texts'>) {
  const all = inBoth(texts).map(({ text }) => text);
  return searchColumns(
    all.map(({ title }) => title),
    all.flatMap(({ summary, publisher, blocks }) => [
      ...[summary, publisher, ...headingsOf(blocks), ...wordsOfBlocks(sampleOf(blocks))],
    ]),
  );
}

function rowsOf(source: string, { document, ...record }: MarketReportRecord) {
  const { category, price } = record;
  const document_id = document?.documentId ?? '';
  const rows = reportRows(source, { ...record, kind: 'market', document_id } as Parameters<typeof reportRows>[1], '');
  if (price !== 0) Object.assign(rows.report, shownWords(record));
  return { ...rows, offer: { row_id: rows.report.row_id, category, price, document_id } };
}

/** Tells whether a report that is known says something else now. */
export const hashOfReport = (record: MarketReportRecord): string => rowsOf('', record).report.content_hash;
