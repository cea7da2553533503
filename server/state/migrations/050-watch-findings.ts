import type { Migration } from '../migration.ts';

/** What watches have found, for readers of feeds. */
export const watchFindings: Migration = {
  name: '050-watch-findings',
  async up({ schema }) {
    await schema
      .createTable('watch_finding')
      .addColumn('finding_id', 'text', (column) => column.primaryKey())
      .addColumn('watch_id', 'text', (column) => column.notNull().references('watch.watch_id').onDelete('cascade'))
      .addColumn('says', 'text', (column) => column.notNull())
      .addColumn('link', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('watch_finding_watch').on('watch_finding').columns(['watch_id', 'at']).execute();
  },
};
