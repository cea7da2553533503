import { cardState } from '../products/card-state.ts';
import type { OfferedProducts } from '../products/offered-products.ts';
import { productOf } from './product-of.ts';

/** S4.074: whether a product is in the catalogue and can be neither entered nor tried. */
export function isSoon(key: string, offered: OfferedProducts): boolean {
  const known = productOf(key, offered);
  return known !== undefined && cardState(known, offered.authorised, offered.trial) === 'soon';
}
