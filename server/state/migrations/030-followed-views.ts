import type { Migration } from '../migration.ts';

/**
 * A kept view knows what its tables ask, so that who watches it is told of the view as it is. Of views that were kept
 * before nobody knows it (null) until they are kept anew.
 */
export const followedViews: Migration = {
  name: '030-followed-views',
  async up({ schema }) {
    await schema.alterTable('kept_view').addColumn('sheets', 'text').execute();
    await schema.alterTable('watch').addColumn('view_id', 'text').execute();
  },
};
