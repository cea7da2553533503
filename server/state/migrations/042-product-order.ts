import type { Migration } from '../migration.ts';

/** The order of the products in the rail of an account goes with it to every browser. */
export const productOrder: Migration = {
  name: '042-product-order',
  async up({ schema }) {
    await schema.alterTable('account').addColumn('product_order', 'text').execute();
  },
};
