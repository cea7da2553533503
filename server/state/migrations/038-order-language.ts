import type { Migration } from '../migration.ts';

/** The language in which a report was ordered, for the mail about what was decided. */
export const orderLanguage: Migration = {
  name: '038-order-language',
  async up({ schema }) {
    await schema
      .alterTable('report_order')
      .addColumn('language', 'text', (column) => column.notNull().defaultTo('zh_CN'))
      .execute();
  },
};
