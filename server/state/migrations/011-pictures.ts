import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Pictures that were drawn from nothing leave: a text without a picture of its own has none, and the cover of a report
 * follows from its content. A product may name a small picture of its main view, in each language.
 */
export const pictures: Migration = {
  name: '011-pictures',
  async up(db) {
    await db.schema.alterTable('report').dropColumn('cover_url').execute();
    await db.schema
      .alterTable('catalogue_text')
      .addColumn('picture', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update news set cover_url = ''`.execute(db);
  },
};
