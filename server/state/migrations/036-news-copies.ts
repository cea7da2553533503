import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const underWay = sql`(select import_id from content_pending)`;
const columns = [
  'source',
  'source_key',
  'content_hash',
  'search_title',
  'search_all',
  'publisher',
  'cover_url',
  'news_type',
  'channel',
  'published_at',
  'title_sign',
];

/** By what the same story is known in several papers, and which news print again what another has printed first. */
export const newsCopies: Migration = {
  name: '036-news-copies',
  async up(store) {
    const { schema } = store;
    await schema.dropView('news').execute();
    await schema
      .alterTable('news_row')
      .addColumn('title_sign', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await schema.createIndex('news_row_title_sign').on('news_row').column('title_sign').execute();
    await sql`create view news as select row_id, news_id, ${sql.join(columns.map((name) => sql.ref(name)))}
      from news_row where import_id not in ${underWay} and (gone_with = '' or gone_with in ${underWay})`.execute(store);
    await schema
      .createTable('news_copy')
      .addColumn('news_id', 'text', (column) => column.primaryKey())
      .addColumn('first_id', 'text', (column) => column.notNull())
      .addColumn('first_at', 'bigint', (column) => column.notNull())
      .addColumn('first_publisher', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('news_copy_first').on('news_copy').column('first_id').execute();
  },
};
