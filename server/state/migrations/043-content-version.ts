import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Whether content is another than before one value tells, and no longer a count of all there is. And an index tells of each
 * news item that its topics and models lead to whether it is read, when it was published and by whom: the item itself has
 * all its text in it.
 */
export const contentVersion: Migration = {
  name: '043-content-version',
  async up(store) {
    const { schema } = store;
    await schema
      .createTable('content_version')
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
    await sql`insert into content_version (version) values ('first')`.execute(store);
    await schema
      .createIndex('news_row_reading')
      .on('news_row')
      .columns(['row_id', 'import_id', 'gone_with', 'news_id', 'published_at', 'publisher'])
      .execute();
  },
};
