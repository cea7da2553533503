import type { Migration } from '../migration.ts';

/** A watch may be of a deck, made anew each time; what is sent may be slides or pages as well as a workbook. */
export const watchedDecks: Migration = {
  name: '047-watched-decks',
  async up({ schema }) {
    await schema.alterTable('watch').addColumn('deck_id', 'text').execute();
    await schema
      .alterTable('watch')
      .addColumn('file_format', 'text', (column) => column.notNull().defaultTo('xlsx'))
      .execute();
  },
};
