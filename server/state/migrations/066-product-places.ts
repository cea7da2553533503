import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Where an administrator has put products in menu and catalogue, beside the place and the category that the code brings. */
export const productPlaces: Migration = {
  name: '066-product-places',
  async up(db) {
    const { schema } = db;
    await schema
      .alterTable('product')
      .addColumn('brought_sort', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('product')
      .addColumn('brought_category', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.alterTable('product').addColumn('set_sort', 'integer').execute();
    await schema.alterTable('product').addColumn('set_category', 'text').execute();
    await sql`update product set brought_sort = sort, brought_category = category_key`.execute(db);
  },
};
