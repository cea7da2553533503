import type { Migration } from '../migration.ts';

/** Accounts, the links between them, their roles and what they may open. */
export const accounts: Migration = {
  name: '001-accounts',
  async up({ schema }) {
    await schema
      .createTable('account')
      .addColumn('account_id', 'text', (column) => column.primaryKey())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('user_key', 'text', (column) => column.notNull().unique())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('published_password', 'integer', (column) => column.notNull())
      .addColumn('real_name', 'text', (column) => column.notNull())
      .addColumn('company', 'text', (column) => column.notNull())
      .addColumn('division', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('picture', 'text', (column) => column.notNull())
      .addColumn('messaging_name', 'text', (column) => column.notNull())
      .addColumn('active_from', 'text', (column) => column.notNull())
      .addColumn('active_to', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('account_link')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('linked_id', 'text', (column) => column.notNull().references('account.account_id').onDelete('cascade'))
      .addPrimaryKeyConstraint('account_link_key', ['account_id', 'linked_id'])
      .execute();
    await schema
      .createTable('account_role')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('role', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_role_key', ['account_id', 'role'])
      .execute();
  },
};
