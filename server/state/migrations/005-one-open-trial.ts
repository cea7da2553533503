import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** A phone has one open application at most, also when two arrive at once; those that were decided stay beside it. */
export const oneOpenTrial: Migration = {
  name: '005-one-open-trial',
  async up(store) {
    await store.schema
      .createIndex('trial_open_phone')
      .unique()
      .on('trial')
      .column('phone')
      .where(sql.ref('state'), '=', sql.lit('open'))
      .execute();
  },
};
