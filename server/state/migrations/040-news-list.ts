import type { Migration } from '../migration.ts';

/**
 * All that tells which news stand in a list, in the order of the list: a row itself has all its text in it, and to read
 * that for each of 100,000 takes seconds.
 */
export const newsList: Migration = {
  name: '040-news-list',
  async up({ schema }) {
    await schema.dropIndex('news_published').execute();
    await schema
      .createIndex('news_published')
      .on('news_row')
      .columns(['published_at', 'news_id', 'import_id', 'gone_with', 'row_id', 'publisher'])
      .execute();
  },
};
