import { fullPath, place } from '../navigation/place.ts';
import { routeState } from './route-state.ts';

/**
 * S2.103: does a page of this site lie before the one of the address bar? The browser counts entries, and so knows an
 * address that replaced another. Where it does not tell, the guard does: what has not passed yet was gone to from here.
 */
export function hasPageBefore(): boolean {
  if ('navigation' in window) return window.navigation.canGoBack;
  return routeState.from !== '' || fullPath(place) !== routeState.to;
}
