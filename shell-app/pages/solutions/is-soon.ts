import { cardState } from '../products/card-state.ts';
import type { Catalogue } from '../products/catalogue.ts';
import { productOf } from './product-of.ts';

/** S4.074: whether a product is in the catalogue and can be neither entered nor tried. */
export function isSoon(key: string, catalogue: Catalogue): boolean {
  const known = productOf(key, catalogue);
  return known !== undefined && cardState(known, catalogue.authorised, catalogue.trial) === 'soon';
}
