import type { Migration } from '../migration.ts';

/** Until when a password works that its owner has not chosen; null for one that was chosen, or made before this. */
export const firstPasswords: Migration = {
  name: '022-first-passwords',
  async up({ schema }) {
    await schema.alterTable('account').addColumn('password_until', 'bigint').execute();
  },
};
