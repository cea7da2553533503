import type { StateDatabase } from '../../state/open-state.ts';

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
