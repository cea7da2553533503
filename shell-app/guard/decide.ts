import type { MenuEntry } from '@portal/contract';
import { activeProduct } from '../menu/active-product.ts';
import { firstLinkPath } from '../menu/menu-links.ts';
import { isReportOfProduct, reportTarget } from '../menu/report-target.ts';
import { fullPath, type Place } from '../navigation/place.ts';
import { routeRedirect } from '../routes/route-redirect.ts';
import { isExempt } from './exempt.ts';
import { isAllowed } from './is-allowed.ts';
import type { FilterEntry } from './permission-filter.ts';

/** What the guard knows at a navigation. */
export interface GuardState {
  hasToken: boolean;
  /** A47: user info is in memory; a cookie does not count. */
  userKnown: boolean;
  /** True also when the menu was refused: then there are no entries (A75). */
  menuSettled: boolean;
  menus: readonly MenuEntry[];
  filter: readonly FilterEntry[];
}

export type Decision =
  | { kind: 'pass' }
  /** `refused` where the wanted place is none, or none of this account. */
  | { kind: 'redirect'; to: string; refused?: true }
  /** Ask who this is, then decide anew. */
  | { kind: 'load-user' }
  /** Ask for the menu, then decide anew. */
  | { kind: 'load-menu' };

/** S4.025 S4.026 S4.028: the sign-in page that leads back to the wanted place. */
export const signInPath = (wanted: Place): string => `/portal?redirect=${encodeURIComponent(fullPath(wanted))}`;

/** The one rule of access of the shell (S2.154), without effects. */
export function decide(wanted: Place, state: GuardState): Decision {
  const redirect = routeRedirect(wanted);
  if (redirect !== null) return { kind: 'redirect', to: redirect };
  const exempt = isExempt(wanted.path);
  if (!state.hasToken) return exempt ? { kind: 'pass' } : { kind: 'redirect', to: signInPath(wanted) };
  if (exempt) return { kind: 'pass' };
  if (!state.userKnown) return { kind: 'load-user' };
  if (!state.menuSettled) return { kind: 'load-menu' };
  if (/^\/report\/*$/.test(wanted.path)) return { kind: 'redirect', to: reportPath(wanted, state) };
  // Of an account whose menu could not be had nobody knows what it may open.
  if (!mayOpen(wanted, state)) return { kind: 'redirect', to: '/', ...(state.menus.length > 0 && { refused: true }) };
  const product = activeProduct(state.menus, wanted.path);
  const first = product ? firstLinkPath(product, wanted.path) : null;
  return first === null ? { kind: 'pass' } : { kind: 'redirect', to: `${first}${wanted.search}${wanted.hash}` };
}

const mayOpen = ({ path, search }: Place, state: GuardState): boolean =>
  isAllowed(path, state) || isReportOfProduct(state.menus, path, search);

const reportPath = ({ search }: Place, { menus }: GuardState): string =>
  reportTarget(menus, new URLSearchParams(search).get('product'));
