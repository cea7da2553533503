import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** What shows again whose a session is; and what a person tells one session from another by. */
export const proofs: Migration = {
  name: '017-proofs',
  async up(store) {
    const { schema } = store;
    await schema
      .createTable('proof')
      .addColumn('proof_hash', 'text', (column) => column.primaryKey())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('proof_expires').on('proof').column('expires_at').execute();
    for (const name of ['browser', 'system', 'address'] as const) {
      await schema
        .alterTable('session')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await schema
      .alterTable('session')
      .addColumn('begun_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    // Of sessions that were renewed before, the first token may be forgotten already: the present one is what is known.
    await sql`update session set begun_at = created_at`.execute(store);
    await sql`update session set used_at = created_at where used_at = 0`.execute(store);
  },
};
