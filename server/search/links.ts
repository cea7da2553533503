import type { AreaManifest, Hit } from '@portal/contract';
import type { Way } from './search-index.ts';

/** An address of a manifest, with the place of a key in it, and the product that opens it. */
interface HitLink {
  address: string;
  product: string | null;
}

export type HitLinks = ReadonlyMap<Hit['kind'], readonly HitLink[]>;

/**
 * Where hits lead, as the manifests of the areas in the menu say. Where several areas want the same kind, a person is
 * led to the first of those that are open to them.
 * @param products in the order they are shown
 */
export function hitLinks(products: readonly AreaManifest[]): HitLinks {
  const links = new Map<Hit['kind'], HitLink[]>();
  for (const { key, menu, links: own = {} } of products) {
    for (const [kind, address] of Object.entries(own) as [Hit['kind'], string][]) {
      if (!menu) continue;
      // A way that the menu always has leads to texts that its product opens, as their calls do.
      const product = menu.standing === 'everybody' ? null : key;
      links.set(kind, [...(links.get(kind) ?? []), { address, product }]);
    }
  }
  return links;
}

/** An address of several keys: what is named by one of them is named by each, once for every key. */
const addressOf = (address: string, keys: readonly string[]): string =>
  address
    .replace(/([^?&=]+)=\{key\}/g, (_, name) => keys.map((key) => `${name}=${encodeURIComponent(key)}`).join('&'))
    .replaceAll('{key}', encodeURIComponent(keys[0] ?? ''));

/**
 * The ways to what was found, in the order of the areas; none where no area has a page for its kind.
 * @param keys of one hit; several where it stands for several members that are called alike
 */
export const waysTo = (links: HitLinks, kind: Hit['kind'], ...keys: readonly string[]): Way[] =>
  (links.get(kind) ?? []).map(({ address, product }) => ({ path: addressOf(address, keys), product }));
