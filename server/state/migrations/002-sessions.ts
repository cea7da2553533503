import type { Migration } from '../migration.ts';

/** Sessions by the hash of their token, and wrong tries to sign in. */
export const sessions: Migration = {
  name: '002-sessions',
  async up({ schema }) {
    await schema
      .createTable('session')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('ended_reason', 'text')
      .execute();
    await schema.createIndex('session_account').on('session').column('account_id').execute();
    await schema.createIndex('session_expires').on('session').column('expires_at').execute();
    await schema
      .createTable('sign_in_attempt')
      .addColumn('attempt_id', 'text', (column) => column.primaryKey())
      .addColumn('account_key', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('attempt_account').on('sign_in_attempt').columns(['account_key', 'at']).execute();
    await schema.createIndex('attempt_address').on('sign_in_attempt').columns(['address', 'at']).execute();
  },
};
