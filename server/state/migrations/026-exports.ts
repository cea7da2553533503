import type { Migration } from '../migration.ts';

/** Files that the server makes of tables for an account; the files themselves lie in the data folder. */
export const exportFiles: Migration = {
  name: '026-exports',
  async up({ schema }) {
    await schema
      .createTable('export_file')
      .addColumn('export_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('order_json', 'text', (column) => column.notNull())
      .addColumn('products', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('row_count', 'bigint', (column) => column.notNull())
      .addColumn('byte_count', 'bigint', (column) => column.notNull())
      .addColumn('reason_zh', 'text', (column) => column.notNull())
      .addColumn('reason_en', 'text', (column) => column.notNull())
      .addColumn('ordered_at', 'bigint', (column) => column.notNull())
      .addColumn('touched_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('export_file_of_account')
      .on('export_file')
      .columns(['account_id', 'ordered_at'])
      .execute();
  },
};
