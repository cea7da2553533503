import type { Migration } from '../migration.ts';

/** Second factors of accounts, the codes for who has lost them, and what waits for one. */
export const factors: Migration = {
  name: '018-factors',
  async up({ schema }) {
    await schema
      .createTable('factor')
      .addColumn('factor_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await schema.createIndex('factor_account').on('factor').column('account_id').execute();
    await schema
      .createTable('recovery_code')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('recovery_code_account').on('recovery_code').column('account_id').execute();
    await schema
      .createTable('factor_ticket')
      .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.account_id').onDelete('cascade'))
      .addColumn('held', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('factor_ticket_account').on('factor_ticket').column('account_id').execute();
    await schema.createIndex('factor_ticket_expires').on('factor_ticket').column('expires_at').execute();
  },
};
