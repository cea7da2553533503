import type { Migration } from '../migration.ts';

/** Decks of accounts: views in an order of one's own, made into slides anew whenever they are asked for. */
export const decks: Migration = {
  name: '044-decks',
  async up({ schema }) {
    await schema
      .createTable('deck')
      .addColumn('deck_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('views', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('deck_account').on('deck').column('account_id').execute();
  },
};
