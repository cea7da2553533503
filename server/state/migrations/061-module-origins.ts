import type { Migration } from '../migration.ts';

/** The origins from which the files of a module may come beside the portal, as its operator names them. */
export const moduleOrigins: Migration = {
  name: '061-module-origins',
  async up({ schema }) {
    await schema
      .createTable('module_origin')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('named_at', 'bigint', (column) => column.notNull())
      .addColumn('named_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('module_origin_pk', ['name', 'origin'])
      .execute();
  },
};
