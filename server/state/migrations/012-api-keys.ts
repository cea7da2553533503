import type { Migration } from '../migration.ts';

/** Keys by which programs ask in the place of an account, without a session. */
export const apiKeys: Migration = {
  name: '012-api-keys',
  async up({ schema }) {
    await schema
      .createTable('api_key')
      .addColumn('key_id', 'text', (column) => column.primaryKey())
      .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('products', 'text', (column) => column.notNull())
      .addColumn('calls_a_minute', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('to_ymd', 'text', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('api_key_account').on('api_key').column('account_id').execute();
  },
};
