import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const common = ['source', 'source_key', 'content_hash', 'search_title', 'search_all'];
const days = ['issued_on', 'effective_from', 'effective_to', 'withdrawn_on'];

/** What everybody reads of each kind. */
const shown: Readonly<Record<string, readonly string[]>> = {
  news: ['news_id', ...common, 'publisher', 'cover_url', 'news_type', 'channel', 'published_at'],
  policy: ['policy_id', ...common, 'level', 'region', 'kind', ...days, 'source_url'],
  report: ['report_id', ...common, 'published_on', 'pages'],
};

/**
 * Content is written in small steps and seen at once: its rows name the import that brought them, and those of an import
 * that is under way are left out by the views that everybody reads.
 */
export const pendingContent: Migration = {
  name: '015-pending-content',
  async up(store) {
    await store.schema
      .createTable('content_pending')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const [kind, columns] of Object.entries(shown)) {
      const rows = `${kind}_row`;
      await store.schema.alterTable(kind).renameTo(rows).execute();
      await store.schema
        .alterTable(rows)
        .addColumn('import_id', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await store.schema.createIndex(`${rows}_import`).on(rows).column('import_id').execute();
      await sql`create view ${sql.ref(kind)} as select ${sql.join(columns.map((column) => sql.ref(column)))}
        from ${sql.ref(rows)} where import_id not in (select import_id from content_pending)`.execute(store);
    }
  },
};
