import type { Migration } from '../migration.ts';

/** Where the files of a version lie that stay with their team. */
export const moduleAddresses: Migration = {
  name: '062-module-addresses',
  async up({ schema }) {
    await schema
      .alterTable('module_version')
      .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
