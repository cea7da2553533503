import type { Migration } from '../migration.ts';

/** Products in groups and categories, the menu, their texts in each language, and who holds which product. */
export const catalogue: Migration = {
  name: '003-catalogue',
  async up({ schema }) {
    await schema
      .createTable('product_group')
      .addColumn('group_key', 'text', (column) => column.primaryKey())
      .addColumn('sort', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('product_category')
      .addColumn('category_key', 'text', (column) => column.primaryKey())
      .addColumn('group_key', 'text', (column) => column.notNull().references('product_group.group_key'))
      .addColumn('sort', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('product')
      .addColumn('product_id', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('category_key', 'text', (column) => column.notNull().references('product_category.category_key'))
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('sort', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('menu_entry')
      .addColumn('menu_id', 'text', (column) => column.primaryKey())
      .addColumn('parent_id', 'text', (column) => column.references('menu_entry.menu_id').onDelete('cascade'))
      .addColumn('product_id', 'text', (column) =>
        column.notNull().references('product.product_id').onDelete('cascade'),
      )
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('type', 'integer', (column) => column.notNull())
      .addColumn('icon', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('video_url', 'text', (column) => column.notNull())
      .addColumn('special', 'integer', (column) => column.notNull())
      .addColumn('sort', 'integer', (column) => column.notNull())
      .execute();
    await schema
      .createTable('catalogue_text')
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('memo', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('catalogue_text_key', ['item', 'language'])
      .execute();
    await schema
      .createTable('account_product')
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('product_id', 'text', (column) =>
        column.notNull().references('product.product_id').onDelete('cascade'),
      )
      .addColumn('from_ymd', 'text', (column) => column.notNull())
      .addColumn('to_ymd', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('account_product_key', ['account_id', 'product_id'])
      .execute();
  },
};
