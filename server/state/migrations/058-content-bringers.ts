import type { Migration } from '../migration.ts';

/** Who brought each delivery of content; empty where nobody said. */
export const contentBringers: Migration = {
  name: '058-content-bringers',
  async up({ schema }) {
    await schema
      .alterTable('content_delivery')
      .addColumn('delivered_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
