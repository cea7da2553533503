import type { Migration } from '../migration.ts';

/** What an administrator calls products and pages in place of the words of the code, and which products are on sale. */
export const productWords: Migration = {
  name: '063-product-words',
  async up({ schema }) {
    await schema
      .createTable('product_word')
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addColumn('memo', 'text')
      .addPrimaryKeyConstraint('product_word_key', ['item', 'language'])
      .execute();
    await schema
      .alterTable('product')
      .addColumn('coming_soon', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
