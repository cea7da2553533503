import type { Migration } from '../migration.ts';

/** What other systems are to be told of, and whether they have been. */
export const webhookPosts: Migration = {
  name: '013-webhook-posts',
  async up({ schema }) {
    await schema
      .createTable('webhook_post')
      .addColumn('post_id', 'text', (column) => column.primaryKey())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('webhook_post_next').on('webhook_post').column('next_at').execute();
  },
};
