import { chinaDay } from '../kernel/days/dates.ts';
import { compileOnce } from '../state/compile-once.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** The ids of the products an account holds at an instant (milliseconds since 1970), the whole last day included. */
export async function grantedProducts(db: StateDatabase, accountId: string, now: number): Promise<Set<string>> {
  const today = chinaDay(now);
  const rows = await db
    .selectFrom('account_product')
    .select('product_id')
    .where('account_id', '=', accountId)
    .where('from_ymd', '<=', today)
    .where('to_ymd', '>=', today)
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

const askProduct = compileOnce(['accountId', 'productKey', 'today'], (db, { accountId, productKey, today }) =>
  db
    .selectFrom('product')
    .innerJoin('account_product', 'account_product.product_id', 'product.product_id')
    .innerJoin('menu_entry', 'menu_entry.product_id', 'product.product_id')
    .select('product.product_id')
    .where('product.key', '=', productKey)
    .where('menu_entry.type', '=', 0)
    .where('account_id', '=', accountId)
    .where('from_ymd', '<=', today)
    .where('to_ymd', '>=', today)
    .limit(1),
);

/** Whether an account holds the product of that key now, and the product can be opened at all; one question to the store. */
export async function holdsProduct(
  db: StateDatabase,
  accountId: string,
  productKey: string,
  now: number,
): Promise<boolean> {
  const found = await askProduct(db, { accountId, productKey, today: chinaDay(now) });
  return found.length > 0;
}

/** The keys of the products that an account holds now and that can be opened at all. */
export async function ownedProducts(db: StateDatabase, accountId: string, now: number): Promise<Set<string>> {
  const today = chinaDay(now);
  const rows = await db
    .selectFrom('product')
    .innerJoin('account_product', 'account_product.product_id', 'product.product_id')
    .innerJoin('menu_entry', 'menu_entry.product_id', 'product.product_id')
    .select('product.key')
    .where('menu_entry.type', '=', 0)
    .where('account_id', '=', accountId)
    .where('from_ymd', '<=', today)
    .where('to_ymd', '>=', today)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Gives an account products for days YYYYMMDD; a product it holds already gets the new days. */
export async function grantProducts(
  db: StateDatabase,
  accountId: string,
  productIds: readonly string[],
  days: { from: string; to: string },
): Promise<void> {
  for (const productId of productIds) {
    // Whose groups have granted it before have no more to say of it.
    const period = { from_ymd: days.from, to_ymd: days.to, sign_on: '' };
    await db
      .insertInto('account_product')
      .values({ account_id: accountId, product_id: productId, ...period })
      .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doUpdateSet(period))
      .execute();
  }
}
