import type { StateDatabase } from '../../state/open-state.ts';
import type { ContentKind } from '../deliveries.ts';
import { type NewsRows, newsRows, writeNewsRows } from '../news/write-news.ts';
import { type PolicyRows, policyRows, writePolicyRows } from '../policy/write-policies.ts';
import { hashOf } from '../records.ts';
import { type ReportRows, reportRows, writeReportRows } from '../report/write-reports.ts';
import type { AnyRecord, ReadDelivery } from './read-delivery.ts';

/** How each kind becomes rows, and is written. All records of a delivery are of the kind that it was read as. */
const kinds: Record<
  ContentKind,
  {
    rowsOf: (source: string, record: AnyRecord) => unknown;
    write: (store: StateDatabase, rows: unknown[]) => Promise<void>;
  }
> = {
  news: {
    rowsOf: (source, record) => newsRows(source, record as Parameters<typeof newsRows>[1]),
    write: (store, rows) => writeNewsRows(store, rows as NewsRows[]),
  },
  policy: {
    rowsOf: (source, record) => policyRows(source, record as Parameters<typeof policyRows>[1]),
    write: (store, rows) => writePolicyRows(store, rows as PolicyRows[]),
  },
  report: {
    rowsOf: (source, record) => reportRows(source, record as Parameters<typeof reportRows>[1]),
    write: (store, rows) => writeReportRows(store, rows as ReportRows[]),
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

/** The records of a delivery with what is worked out of them. */
export interface Prepared {
  hashOf(record: AnyRecord): string;
  write(store: StateDatabase, records: AnyRecord[]): Promise<void>;
}

/**
 * Works out the rows that a delivery is likely to write while nobody waits for it: half of the time of an import goes
 * there, and in the transaction others would have to wait.
 */
export async function prepareRows(db: StateDatabase, kind: ContentKind, delivery: ReadDelivery): Promise<Prepared> {
  const { rowsOf, write } = kinds[kind];
  const { source, records } = delivery;
  const hashes = new Map(records.map((record) => [record, hashOf(record)]));
  const hash = (record: AnyRecord) => hashes.get(record) ?? hashOf(record);
  const known = await knownHashes(db, kind, source);
  const changed = records.filter((record) => known.get(record.key) !== hash(record));
  const rows = new Map(changed.map((record) => [record, rowsOf(source, record)]));
  return {
    hashOf: hash,
    write: (store, wanted) =>
      write(
        store,
        wanted.map((record) => rows.get(record) ?? rowsOf(source, record)),
      ),
  };
}
