import type { Migration } from '../migration.ts';

/** A watch may be of several tables of a page: the first stands where it stood, the others beside it. */
export const watchedViews: Migration = {
  name: '028-watched-views',
  async up({ schema }) {
    await schema
      .alterTable('watch')
      .addColumn('more', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
