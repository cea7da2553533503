import type { Migration } from '../migration.ts';

/** How slides, pages and prints of a company look. */
export const companyTemplates: Migration = {
  name: '049-company-templates',
  async up({ schema }) {
    await schema
      .createTable('company_template')
      .addColumn('company_id', 'text', (column) =>
        column.primaryKey().references('company.company_id').onDelete('cascade'),
      )
      .addColumn('colours', 'text', (column) => column.notNull())
      .addColumn('mark_address', 'text')
      .addColumn('mark_type', 'text')
      .addColumn('mark_content', 'text')
      .addColumn('master', 'text', (column) => column.notNull())
      .addColumn('layout', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
