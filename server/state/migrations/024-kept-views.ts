import type { Migration } from '../migration.ts';

/** What people keep: views of pages, what others say of them, and sets of competitors. */
export const keptViews: Migration = {
  name: '024-kept-views',
  async up({ schema }) {
    await schema
      .createTable('kept_view')
      .addColumn('view_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('product_key', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('kept_view_account').on('kept_view').column('account_id').execute();
    await schema
      .createTable('kept_view_mark')
      .addColumn('view_id', 'text', (column) => column.notNull().references('kept_view.view_id').onDelete('cascade'))
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('favourite', 'integer', (column) => column.notNull())
      .addColumn('standard', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addPrimaryKeyConstraint('kept_view_mark_key', ['view_id', 'account_id'])
      .execute();
    await schema.createIndex('kept_view_mark_account').on('kept_view_mark').column('account_id').execute();
    await schema
      .createTable('view_comment')
      .addColumn('comment_id', 'text', (column) => column.primaryKey())
      .addColumn('view_id', 'text', (column) => column.notNull().references('kept_view.view_id').onDelete('cascade'))
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('view_comment_view').on('view_comment').column('view_id').execute();
    await schema
      .createTable('competitor_set')
      .addColumn('set_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('dimension', 'text', (column) => column.notNull())
      .addColumn('members', 'text', (column) => column.notNull())
      .addColumn('shared', 'integer', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('competitor_set_account').on('competitor_set').column('account_id').execute();
  },
};
