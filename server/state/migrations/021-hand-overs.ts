import type { Migration } from '../migration.ts';

/** Codes by which another system sends somebody signed in; each works once. */
export const handOvers: Migration = {
  name: '021-hand-overs',
  async up({ schema }) {
    await schema
      .createTable('hand_over')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('key_id', 'text', (column) => column.notNull().references('api_key.key_id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
  },
};
