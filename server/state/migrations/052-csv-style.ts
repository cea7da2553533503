import type { Migration } from '../migration.ts';

/** With which signs an account wants files of CSV, in every browser and by every key. */
export const csvStyle: Migration = {
  name: '052-csv-style',
  async up({ schema }) {
    await schema.alterTable('account').addColumn('csv_style', 'text').execute();
  },
};
