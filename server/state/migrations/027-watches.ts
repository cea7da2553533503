import type { Migration } from '../migration.ts';

/** Figures and views that accounts are told of by mail, what was told, and where to. */
export const watches: Migration = {
  name: '027-watches',
  async up({ schema }) {
    await schema
      .createTable('watch')
      .addColumn('watch_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('sheet', 'text', (column) => column.notNull())
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('says_zh', 'text', (column) => column.notNull())
      .addColumn('says_en', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('note_zh', 'text', (column) => column.notNull())
      .addColumn('note_en', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('leased_until', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('watch_account').on('watch').column('account_id').execute();
    await schema.createIndex('watch_due').on('watch').columns(['state', 'next_at']).execute();
    await schema
      .createTable('watch_told')
      .addColumn('told_id', 'text', (column) => column.primaryKey())
      .addColumn('watch_id', 'text', (column) => column.notNull().references('watch.watch_id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('watch_told_watch').on('watch_told').column('watch_id').execute();
    await schema
      .createTable('watch_address')
      .addColumn('account_id', 'text', (column) =>
        column.primaryKey().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('bound_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
