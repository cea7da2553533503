import { activeProduct } from '../menu/active-product.ts';
import { type Place, placeOf } from '../navigation/place.ts';
import { decide } from './decide.ts';
import { guardState } from './guard-state.ts';

/**
 * Where a navigation ends that leads to a product's own path: at its first page (S2.071). To go there at once spares
 * the router a second change of the address. All that the guard may have to ask for first is left to it.
 */
export function settledPlace(wanted: Place): Place {
  const state = guardState();
  if (!activeProduct(state.menus, wanted.path)) return wanted;
  const decision = decide(wanted, state);
  // Who is refused has to be told, which the guard does on its way.
  return decision.kind === 'redirect' && !decision.refused ? placeOf(decision.to) : wanted;
}

/** Would a person who follows a way to this path get there, or to the first page that it stands for? */
export const leadsIn = (path: string): boolean => decide(settledPlace(placeOf(path)), guardState()).kind === 'pass';
