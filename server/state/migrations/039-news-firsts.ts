import type { Migration } from '../migration.ts';

/** When and by whom a story was printed first its first says itself, in the language that is asked for. */
export const newsFirsts: Migration = {
  name: '039-news-firsts',
  async up({ schema }) {
    await schema.alterTable('news_copy').dropColumn('first_at').execute();
    await schema.alterTable('news_copy').dropColumn('first_publisher').execute();
  },
};
