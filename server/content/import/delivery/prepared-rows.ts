import type { StateDatabase } from '../../../state/open-state.ts';
import type { ContentKind } from '../../deliveries.ts';
import { type ImageRows, imageRows, insertImageRows } from '../../image/write-images.ts';
import { insertNewsRows, type NewsRows, newsRows } from '../../news/write-news.ts';
import { insertPolicyRows, type PolicyRows, policyRows } from '../../policy/write-policies.ts';
import { insertReportRows, type ReportRows, reportRows } from '../../report/write-reports.ts';
import type { AnyRecord } from '../reading/read-delivery.ts';

/** Where the rows of each kind stand, and what tells them apart. */
export const rowTables = { news: 'news_row', policy: 'policy_row', report: 'report_row', image: 'image_row' } as const;
export const keyColumns = { news: 'news_id', policy: 'policy_id', report: 'report_id', image: 'image_id' } as const;

/** How a kind becomes rows, and is written. All records of a delivery are of the kind that it was read as. */
interface KindRows {
  /** @param importId the import that they are seen with */
  rowsOf(source: string, record: AnyRecord, importId: string): unknown;
  insert(store: StateDatabase, rows: unknown[]): Promise<void>;
}

export const rowsOfKind: Record<ContentKind, KindRows> = {
  news: {
    rowsOf: (source, record, importId) => newsRows(source, record as Parameters<typeof newsRows>[1], importId),
    insert: (store, rows) => insertNewsRows(store, rows as NewsRows[]),
  },
  policy: {
    rowsOf: (source, record, importId) => policyRows(source, record as Parameters<typeof policyRows>[1], importId),
    insert: (store, rows) => insertPolicyRows(store, rows as PolicyRows[]),
  },
  report: {
    rowsOf: (source, record, importId) => reportRows(source, record as Parameters<typeof reportRows>[1], importId),
    insert: (store, rows) => insertReportRows(store, rows as ReportRows[]),
  },
  image: {
    rowsOf: (source, record, importId) => imageRows(source, record as Parameters<typeof imageRows>[1], importId),
    insert: (store, rows) => insertImageRows(store, rows as ImageRows[]),
  },
};

/** What is known of each record of a source: its key, and the hash of what it says. */
export async function knownHashes(store: StateDatabase, kind: ContentKind, source: string) {
  const rows = await store
    .selectFrom(kind)
    .select(['source_key', 'content_hash'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.source_key, row.content_hash]));
}
