import type { Migration } from '../migration.ts';

/** What a key may do beside asking: nothing, unless its maker said so. */
export const keyRights: Migration = {
  name: '014-key-rights',
  async up({ schema }) {
    await schema
      .alterTable('api_key')
      .addColumn('rights', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
