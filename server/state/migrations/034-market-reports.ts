import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Reports of the marketplace: what they cost, documents that are files, and who has ordered which. */
export const marketReports: Migration = {
  name: '034-market-reports',
  async up({ schema }) {
    await schema
      .createTable('report_offer')
      .addColumn('row_id', 'text', (column) => column.primaryKey().references('report_row.row_id').onDelete('cascade'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('price', 'bigint')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('report_document')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('part', 'bigint', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_document_key', ['document_id', 'part'])
      .execute();
    await schema
      .createTable('report_order')
      .addColumn('order_id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('account.account_id').onDelete('cascade'),
      )
      .addColumn('report_id', 'text', (column) => column.notNull())
      .addColumn('title_zh', 'text', (column) => column.notNull())
      .addColumn('title_en', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('price', 'bigint')
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('until_ymd', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .execute();
    const index = (name: string) => schema.createIndex(name).on('report_order').columns(['account_id', 'report_id']);
    await index('report_order_of').execute();
    // Of two orders at once one stands, until it is decided.
    await index('report_order_open').unique().where(sql.ref('state'), '=', sql.lit('asked')).execute();
  },
};
