import type { StateDatabase } from '../state/open-state.ts';

/**
 * The key of the product that a page belongs to: the one whose address it is, or stands below.
 * @param path such as /sales/ranking
 * @returns undefined where no product that can be opened has such a page
 */
export async function productOfPage(db: StateDatabase, path: string): Promise<string | undefined> {
  const products = await db
    .selectFrom('menu_entry')
    .innerJoin('product', 'product.product_id', 'menu_entry.product_id')
    .select(['product.key', 'menu_entry.path'])
    .where('menu_entry.type', '=', 0)
    .execute();
  return products.find((product) => `${path}/`.startsWith(`${product.path}/`))?.key;
}
