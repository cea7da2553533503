import type { Migration } from '../migration.ts';

/** What an administrator has set in the browser of what the environment leaves open. */
export const portalSettings: Migration = {
  name: '060-portal-settings',
  async up({ schema }) {
    await schema
      .createTable('portal_setting')
      .addColumn('part', 'text', (column) => column.primaryKey())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
