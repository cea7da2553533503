import type { Migration } from '../migration.ts';

/** Backups that were begun in the browser, and how far each has come. */
export const backupRuns: Migration = {
  name: '064-backup-runs',
  async up({ schema }) {
    await schema
      .createTable('backup_run')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addColumn('bytes', 'bigint', (column) => column.notNull())
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('failure', 'text', (column) => column.notNull())
      .execute();
  },
};
