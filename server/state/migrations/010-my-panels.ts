import type { Migration } from '../migration.ts';

/** The panels that an account has chosen for its dashboard go with it to every browser. */
export const myPanels: Migration = {
  name: '010-my-panels',
  async up({ schema }) {
    await schema.alterTable('account').addColumn('my_panels', 'text').execute();
  },
};
