import type { Migration } from '../migration.ts';

/** How published areas fare in browsers. */
export const moduleReports: Migration = {
  name: '051-module-reports',
  async up({ schema }) {
    await schema
      .createTable('module_report')
      .addColumn('report_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('ms', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('module_report_of_version')
      .on('module_report')
      .columns(['name', 'version', 'at'])
      .execute();
  },
};
