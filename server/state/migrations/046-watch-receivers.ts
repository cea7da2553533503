import type { Migration } from '../migration.ts';

/** Where the watches of an account are told beside its mail. */
export const watchReceivers: Migration = {
  name: '046-watch-receivers',
  async up({ schema }) {
    await schema
      .createTable('watch_receiver')
      .addColumn('receiver_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('sent_at', 'bigint')
      .addColumn('note_zh', 'text', (column) => column.notNull())
      .addColumn('note_en', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('watch_receiver_account').on('watch_receiver').column('account_id').execute();
  },
};
