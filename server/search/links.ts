import type { AreaManifest, Hit } from '@portal/contract';

/** Where hits of one kind lead, and who finds them. */
export interface HitLink {
  /** Gives the address for the key of what was found. */
  to: (key: string) => string;
  /** The product that must be held; null is for everybody who is signed in. */
  productId: string | null;
}

export type HitLinks = ReadonlyMap<Hit['kind'], HitLink>;

/**
 * Where hits lead, as the manifests of the areas in the menu say. Where two areas want the same kind, the one that is
 * shown first has it.
 * @param products in the order they are shown
 */
export function hitLinks(products: readonly AreaManifest[]): HitLinks {
  const links = new Map<Hit['kind'], HitLink>();
  for (const { id, menu, links: own = {} } of products) {
    for (const [kind, address] of Object.entries(own) as [Hit['kind'], string][]) {
      if (!menu || links.has(kind)) continue;
      const productId = menu.standing === 'granted' ? id : null;
      links.set(kind, { to: (key) => address.replaceAll('{key}', encodeURIComponent(key)), productId });
    }
  }
  return links;
}
