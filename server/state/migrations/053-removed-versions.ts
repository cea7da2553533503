import type { Migration } from '../migration.ts';

/** Versions of areas that were removed: their numbers stay theirs. */
export const removedVersions: Migration = {
  name: '053-removed-versions',
  async up({ schema }) {
    await schema
      .createTable('module_removed')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('module_removed_key', ['name', 'version'])
      .execute();
  },
};
