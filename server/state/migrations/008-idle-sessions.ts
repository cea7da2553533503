import type { Migration } from '../migration.ts';

/** A32: sessions that end some time after their last use. Those of before live as long as they were told. */
export const idleSessions: Migration = {
  name: '008-idle-sessions',
  async up({ schema }) {
    await schema.alterTable('session').addColumn('idle_life', 'bigint').execute();
    await schema
      .alterTable('session')
      .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
