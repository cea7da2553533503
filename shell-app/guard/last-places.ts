import type { MenuEntry } from '@portal/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { activeProduct } from '../menu/active-product.ts';
import { firstLinkPath } from '../menu/menu-links.ts';
import { entryPath } from '../menu/menu-paths.ts';
import { fullPath } from '../navigation/place.ts';
import { onSessionCleared } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { tabStorage } from '../session/tab-storage.ts';
import { admission } from './admission.ts';

/** By the id of a product: the address, filters and all, at which this tab left it. The account's, until its session ends. */
const places = proxy<{ byProduct: Record<string, string> }>({ byProduct: {} });

const stored = tabStorage<Record<string, string>>('last-places');

/**
 * Remembers where the person was in each product, for the rail to lead back to. What a load of the page has cut short
 * is taken up again.
 *
 * @returns ends it
 */
export function followLastPlaces(): () => void {
  places.byProduct = stored.read() ?? {};
  const stops = [
    subscribe(admission, notePlace),
    onSessionCleared(() => {
      places.byProduct = {};
      stored.write(null);
    }),
  ];
  notePlace();
  return () => {
    for (const stop of stops) stop();
  };
}

function notePlace(): void {
  const place = admission.place;
  const product = place && activeProduct(session.menus, place.path);
  if (!place || !product) return;
  const { byProduct } = places;
  if (isBeginning(product, place)) delete byProduct[product.id];
  // A30: a link drops what follows a colon.
  else byProduct[product.id] = fullPath(place).replaceAll(':', '%3A');
  stored.write(byProduct);
}

/** Where the bare path of the product leads as well. */
function isBeginning(product: MenuEntry, place: { path: string; search: string; hash: string }): boolean {
  const path = entryPath(product);
  return fullPath(place) === (firstLinkPath(product, path) ?? path);
}

/** Where the person was last in a product, as an address; null where that is its beginning, or nowhere yet. */
export const useLastPlace = (productId: string): string | null => useSnapshot(places).byProduct[productId] ?? null;
