import type { Product } from '@portal/contract';

/** S4.074: enter the product, try it now, or coming soon. */
export type CardState = 'enter' | 'try' | 'soon';

/**
 * S4.075 A55: what a card offers.
 *
 * @param authorised products that the account may enter; none when signed out
 * @param trial products that can be had on trial
 */
export function cardState(
  { id }: Pick<Product, 'id'>,
  authorised: readonly Pick<Product, 'id'>[],
  trial: readonly Pick<Product, 'id'>[],
): CardState {
  const within = (list: readonly Pick<Product, 'id'>[]) => list.some((product) => product.id === id);
  if (within(authorised)) return 'enter';
  return within(trial) ? 'try' : 'soon';
}
