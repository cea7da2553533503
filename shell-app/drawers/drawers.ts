import { proxy } from 'valtio';
import { onSessionCleared } from '../session/keep-session.ts';
import { settings } from '../settings/settings.ts';

export type DrawerName =
  | 'user-centre'
  | 'switch-account'
  | 'trial'
  | 'quick-search'
  | 'help-video'
  | 'downloads'
  | 'product-order';

/** S4.048: at most one of them stands open. */
export const drawers = proxy<{ open: DrawerName | null; trialProduct: string }>({ open: null, trialProduct: '' });

/** What the user centre is opened for, beside itself. */
let centrePart: 'keys' | null = null;

/** Opens the user centre; from the shell, a parcel or an area. */
export function openUserCentre(): void {
  drawers.open = 'user-centre';
}

/** Opens the keys for programs in the user centre. */
export function openKeys(): void {
  centrePart = 'keys';
  openUserCentre();
}

/** What the user centre was opened for; it is forgotten by being read. */
export function takeCentrePart(): typeof centrePart {
  const part = centrePart;
  centrePart = null;
  return part;
}

/** Opens the drawer of linked accounts. */
export function openSwitchAccount(): void {
  drawers.open = 'switch-account';
}

/** Opens the application for a trial. @param product key of the product it is about, when there is one */
export function openTrial(product = ''): void {
  Object.assign(drawers, { open: 'trial', trialProduct: product });
}

/** Opens the quick search (S2.081); from the shell, a parcel or an area. */
export function openQuickSearch(): void {
  drawers.open = 'quick-search';
}

/** Opens the workbook that is put together, and the files that the server has made; from the shell, a parcel or an area. */
export function openDownloads(): void {
  drawers.open = 'downloads';
}

/** Opens the list in which a person puts the products of the rail in order. */
export function openProductOrder(): void {
  drawers.open = 'product-order';
}

export function closeDrawer(): void {
  drawers.open = null;
}

// What stands in a drawer is the account's, and what was typed for a trial is the person's who has gone.
onSessionCleared(() => {
  closeDrawer();
  settings.applyUserInfo = {};
});
