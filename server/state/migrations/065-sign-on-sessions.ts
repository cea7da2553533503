import type { Migration } from '../migration.ts';

/** Which session at the provider of a company a session of the portal has come from. */
export const signOnSessions: Migration = {
  name: '065-sign-on-sessions',
  async up({ schema }) {
    await schema
      .alterTable('session')
      .addColumn('sign_on_sid', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('session_sign_on_sid').on('session').column('sign_on_sid').execute();
  },
};
