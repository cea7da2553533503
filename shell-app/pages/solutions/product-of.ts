import type { Product } from '@portal/contract';
import type { OfferedProducts } from '../products/offered-products.ts';

/** @returns undefined for a key that the catalogue does not have */
export const productOf = (key: string, { products, solutions }: OfferedProducts): Product | undefined =>
  [...products, ...solutions].flatMap(({ productList }) => productList).find((product) => product.key === key);
