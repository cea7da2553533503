import { chinaDay } from '../kernel/days/dates.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** What the groups of a person say, by keys of products. */
export interface GroupGrants {
  /** The provider whose groups they are. */
  provider: string;
  wanted: readonly string[];
  /** The last day of the account, YYYYMMDD. */
  until: string;
}

/**
 * Sets what a provider has granted to an account to what its groups say now. What somebody else has granted, or another
 * provider, stays as it is.
 * @param now milliseconds since 1970
 * @returns the keys that came and went; keys of products that there are not are passed over
 */
export async function grantByGroups(
  db: StateDatabase,
  accountId: string,
  { provider, wanted, until }: GroupGrants,
  now: number,
): Promise<{ granted: string[]; revoked: string[] }> {
  const today = chinaDay(now);
  const owned = await db
    .selectFrom('account_product')
    .innerJoin('product', 'product.product_id', 'account_product.product_id')
    .select(['product.key', 'account_product.product_id', 'from_ymd', 'to_ymd', 'sign_on'])
    .where('account_id', '=', accountId)
    .orderBy('product.key')
    .execute();
  const gone = owned.filter(({ key, sign_on }) => sign_on === provider && !wanted.includes(key));
  const stays = owned
    .filter(({ sign_on, to_ymd }) => to_ymd === until || (sign_on !== provider && to_ymd >= today))
    .map(({ key }) => key);
  const missing = wanted.filter((key) => !stays.includes(key));
  const products =
    missing.length === 0
      ? []
      : await db
          .selectFrom('product')
          .select(['product_id', 'key'])
          .where('key', 'in', missing)
          .orderBy('key')
          .execute();
  for (const { product_id } of gone) {
    await db
      .deleteFrom('account_product')
      .where('account_id', '=', accountId)
      .where('product_id', '=', product_id)
      .execute();
  }
  for (const { product_id } of products) {
    const grant = { from_ymd: today, to_ymd: until, sign_on: provider };
    await db
      .insertInto('account_product')
      .values({ account_id: accountId, product_id, ...grant })
      .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doUpdateSet(grant))
      .execute();
  }
  return { granted: products.map(({ key }) => key), revoked: gone.map(({ key }) => key) };
}
