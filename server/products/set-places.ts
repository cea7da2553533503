import type { Store } from './put-rows.ts';

/** Where a product is put: its place among all, and its category. */
export interface ProductPlace {
  productId: string;
  category: string;
}

/** Between two places, so that what a later version brings finds its own among them. */
const step = 1000;

/** Puts products into an order and into categories; where it is that of the code, nothing is set. */
export async function setPlaces(store: Store, places: readonly ProductPlace[]): Promise<void> {
  const rows = await store.selectFrom('product').select(['product_id', 'brought_sort', 'brought_category']).execute();
  const broughtOf = new Map(rows.map((row) => [row.product_id, row]));
  const sorts = places.map(({ productId }) => Number(broughtOf.get(productId)?.brought_sort ?? 0));
  const isOrdered = sorts.some((sort, at) => at > 0 && sort < (sorts[at - 1] ?? 0));
  await store.updateTable('product').set({ set_sort: null, set_category: null }).execute();
  for (const [at, { productId, category }] of places.entries()) {
    const isBrought = broughtOf.get(productId)?.brought_category === category;
    await store
      .updateTable('product')
      .set({ set_sort: isOrdered ? (at + 1) * step : null, set_category: isBrought ? null : category })
      .where('product_id', '=', productId)
      .execute();
  }
  await takePlaces(store);
}

/** Products, and their entries of the menu, stand where they are put, else where the code brings them. */
export async function takePlaces(store: Store): Promise<void> {
  await store
    .updateTable('product')
    .set(({ fn, ref }) => ({
      sort: fn.coalesce(ref('set_sort'), ref('brought_sort')),
      category_key: fn.coalesce(ref('set_category'), ref('brought_category')),
    }))
    .execute();
  await store
    .updateTable('menu_entry')
    .set(({ selectFrom }) => ({
      sort: selectFrom('product')
        .select('product.sort')
        .whereRef('product.product_id', '=', 'menu_entry.product_id')
        .$asScalar()
        .$notNull(),
    }))
    .where('type', '=', 0)
    .where('by_manifest', '=', 1)
    .execute();
}
