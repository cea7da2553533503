import { activeProduct } from '../menu/active-product.ts';
import { firstLinkPath } from '../menu/menu-links.ts';
import { type Place, placeOf } from '../navigation/place.ts';
import { decide } from './decide.ts';
import { guardState } from './guard-state.ts';

/**
 * Where a navigation ends that leads to a product's own path: at its first page (S2.071). To go there at once spares
 * the router a second change of the address. All that the guard may have to ask for first is left to it.
 */
export function settledPlace(wanted: Place): Place {
  const state = guardState();
  const product = activeProduct(state.menus, wanted.path);
  if (!product || firstLinkPath(product, wanted.path) === null) return wanted;
  const decision = decide(wanted, state);
  return decision.kind === 'redirect' ? placeOf(decision.to) : wanted;
}

/** Would a person who follows a way to this path get there, or to the first page that it stands for? */
export const leadsIn = (path: string): boolean => decide(settledPlace(placeOf(path)), guardState()).kind === 'pass';
