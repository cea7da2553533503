import type { Migration } from '../migration.ts';

/** What is written to see whether the store can be written to: one row for each process that serves. */
export const storeProbe: Migration = {
  name: '020-store-probe',
  async up({ schema }) {
    await schema
      .createTable('store_probe')
      .addColumn('probe_id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('room', 'text', (column) => column.notNull())
      .execute();
  },
};
