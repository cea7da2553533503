import type { Migration } from '../migration.ts';

/** Sign-in by the provider of a company: what is under way, whom it has signed in, and what came of it. */
export const companySignOn: Migration = {
  name: '055-company-sign-on',
  async up({ schema }) {
    await schema
      .createTable('sign_on_step')
      .addColumn('step_hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('provider_key', 'text', (column) => column.notNull())
      .addColumn('browser_hash', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sign_on_step_expires').on('sign_on_step').column('expires_at').execute();
    await schema
      .createTable('sign_on_link')
      .addColumn('provider_key', 'text', (column) => column.notNull())
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_on_link_key', ['provider_key', 'issuer', 'subject'])
      .execute();
    await schema.createIndex('sign_on_link_account').on('sign_on_link').column('account_id').execute();
    await schema
      .alterTable('session')
      .addColumn('sign_on', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema
      .alterTable('account_product')
      .addColumn('sign_on', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
