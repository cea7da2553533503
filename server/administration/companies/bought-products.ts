import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { Reach } from '../reach/reach.ts';
import { dayText } from '../values/day-text.ts';
import type { ProductChoice } from '../values/read-values.ts';
import { unfit } from '../values/refusals.ts';

/** A product that a company has bought, and its last day YYYYMMDD. */
export interface BoughtProduct {
  product_id: string;
  key: string;
  to_ymd: string;
}

/** What a company has bought, also what is over, in the order of the catalogue. */
export function boughtProducts(db: StateDatabase, companyId: string): Promise<BoughtProduct[]> {
  return db
    .selectFrom('company_product')
    .innerJoin('product', 'product.product_id', 'company_product.product_id')
    .select(['product.product_id', 'product.key', 'to_ymd'])
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .execute();
}

/** Which products are granted or taken, by whom, and how the line names them. */
interface Granted {
  reach: Reach;
  field: string;
  products: ProductChoice;
}

/**
 * The last day of each product that is granted, by its id: as asked, or where a company has bought it for less, that.
 * @param days first and last day that are asked for, YYYYMMDD. @param now milliseconds since 1970
 * @throws UsageError when whoever grants administers a company that has not bought it, or no longer has it
 */
export async function lastDays(
  db: StateDatabase,
  { reach, field, products }: Granted,
  { from, to }: { from: string; to: string },
  now: number,
): Promise<Map<string, string>> {
  if (reach === 'portal') return new Map(products.ids.map((id) => [id, to]));
  const bought = await readBought(db, { reach, field, products });
  return new Map(
    bought.map(({ product_id, key, to_ymd }) => {
      if (to_ymd < chinaDay(now)) throw unfit(field, purchaseOver(key, to_ymd));
      if (to_ymd < from) throw unfit(field, beyondBought(key, to_ymd));
      return [product_id, to_ymd < to ? to_ymd : to];
    }),
  );
}

/** @throws UsageError when whoever administers a company names a product that it has not bought */
export async function readBought(db: StateDatabase, { reach, field, products }: Granted): Promise<BoughtProduct[]> {
  if (reach === 'portal') return [];
  const all = await boughtProducts(db, reach.companyId);
  return products.ids.map((id, place) => {
    const found = all.find(({ product_id }) => product_id === id);
    if (!found) throw unfit(field, notBought(products.keys[place] ?? id));
    return found;
  });
}

const notBought = (key: string) => ({
  zh_CN: `贵公司没有购买“${key}”`,
  en: `your company has not bought "${key}"`,
});

const purchaseOver = (key: string, to: string) => ({
  zh_CN: `贵公司购买的“${key}”已于 ${dayText(to)} 到期`,
  en: `what your company bought of "${key}" ended on ${dayText(to)}`,
});

/** A day that is asked for goes beyond what was bought. @param to the last day of it, YYYYMMDD */
export const beyondBought = (key: string, to: string) => ({
  zh_CN: `贵公司购买的“${key}”至 ${dayText(to)} 止`,
  en: `your company has bought "${key}" until ${dayText(to)}`,
});
