import type { Migration } from '../migration.ts';

/** What stands beside figures: annotations of accounts, and bulletins of the operator. */
export const remarks: Migration = {
  name: '045-remarks',
  async up({ schema }) {
    await schema
      .createTable('annotation')
      .addColumn('annotation_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('dataset', 'text', (column) => column.notNull())
      .addColumn('month', 'text')
      .addColumn('dimension', 'text')
      .addColumn('member_key', 'text')
      .addColumn('indicator', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('annotation_account').on('annotation').columns(['account_id', 'dataset']).execute();
    await schema
      .createTable('bulletin')
      .addColumn('bulletin_id', 'text', (column) => column.primaryKey())
      .addColumn('dataset', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text_zh', 'text', (column) => column.notNull())
      .addColumn('text_en', 'text', (column) => column.notNull())
      .addColumn('data_source', 'text')
      .addColumn('from_month', 'text')
      .addColumn('to_month', 'text')
      .addColumn('indicator', 'text')
      .addColumn('until_ymd', 'text')
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('bulletin_dataset').on('bulletin').column('dataset').execute();
  },
};
