import { reloadMenus } from './load-menus.ts';

const listeners = new Set<() => void>();

/** Called when the products that this browser has read are others by now. */
export const onProductsChanged = (listener: () => void): void => void listeners.add(listener);

/** Once somebody has changed here what products are called or offered: the menu and the catalogue are asked for anew. */
export async function renewProducts(): Promise<void> {
  for (const listener of listeners) listener();
  await reloadMenus();
}
