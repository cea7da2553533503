import type { Migration } from '../migration.ts';

/** Which entries of the menu the manifests of areas brought: they leave when the area goes. */
export const manifests: Migration = {
  name: '009-manifests',
  async up({ schema }) {
    await schema
      .alterTable('menu_entry')
      .addColumn('by_manifest', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
