import type { MenuEntry } from '@portal/contract';
import { linkTarget } from '../link/link-target.ts';
import { activeProduct } from '../menu/active-product.ts';

/** A product with a help video that may be played. */
export interface HelpVideo {
  title: string;
  videoUrl: string;
}

/** A28: only addresses of this site and of http or https are played. */
const isPlayable = (address: string): boolean => ['page', 'site'].includes(linkTarget(address).kind);

/**
 * S2.134: the help video of the product that is open.
 * @returns null where no product is open, or it has none (S2.136): there is nothing to open then
 */
export function activeVideo(menus: readonly MenuEntry[], place: { path: string; search: string }): HelpVideo | null {
  const product = activeProduct(menus, place.path, place.search);
  return product && isPlayable(product.videoUrl) ? { title: product.title, videoUrl: product.videoUrl } : null;
}
