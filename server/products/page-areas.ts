import type { AreaManifest, PageAreas, StandingArea } from '@portal/contract';

/** What the page tells the client of the areas there are, whoever asks. */
export function pageAreas(products: readonly AreaManifest[]): PageAreas {
  const standing = (wanted: 'required' | 'everybody') =>
    products.filter(({ menu }) => menu?.standing === wanted).map(standingOf);
  const downloads = products.flatMap((product) => product.downloads ?? []);
  return {
    required: standing('required'),
    everybody: standing('everybody'),
    downloads: Object.fromEntries(downloads.map(({ path, names }) => [path, names])),
    links: linksOf(products),
  };
}

/** What leads to the pages of the areas in the menu, by what is shown there. */
function linksOf(products: readonly AreaManifest[]): PageAreas['links'] {
  // A manifest may call a dimension by a word that every object knows, such as constructor.
  const links = new Map<string, string[]>();
  for (const { menu, links: hits = {}, shows = {} } of products) {
    for (const [kind, addresses] of menu ? [...Object.entries(hits), ...Object.entries(shows)] : [])
      links.set(kind, [...(links.get(kind) ?? []), ...[addresses].flat()]);
  }
  return Object.fromEntries(links);
}

function standingOf({ id, key, path, names, menu }: AreaManifest): StandingArea {
  const pages = (menu?.pages ?? []).map(({ path: page, names: words }) => ({ path: page, names: words }));
  return { id, key, path, icon: menu?.icon ?? '', names, pages };
}
