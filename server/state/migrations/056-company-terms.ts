import type { Migration } from '../migration.ts';

/** How many accounts of a company may be active, and which products it has bought until when. */
export const companyTerms: Migration = {
  name: '056-company-terms',
  async up({ schema }) {
    await schema.alterTable('company').addColumn('seats', 'integer').execute();
    await schema
      .createTable('company_product')
      .addColumn('company_id', 'text', (column) =>
        column.notNull().references('company.company_id').onDelete('cascade'),
      )
      .addColumn('product_id', 'text', (column) =>
        column.notNull().references('product.product_id').onDelete('cascade'),
      )
      .addColumn('to_ymd', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('company_product_key', ['company_id', 'product_id'])
      .execute();
  },
};
