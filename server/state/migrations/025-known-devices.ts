import type { Migration } from '../migration.ts';

/** Browsers with which an account has signed in: tries of theirs are counted apart. */
export const knownDevices: Migration = {
  name: '025-known-devices',
  async up({ schema }) {
    await schema
      .createTable('known_device')
      .addColumn('device_id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('system', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('known_device_account').on('known_device').column('account_id').execute();
  },
};
