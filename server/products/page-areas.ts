import { type AreaManifest, codeAt, type MenuEntry, type PageAreas, type StandingArea } from '@portal/contract';

/** What the manifest of an area says that goes with its entry of the menu. */
export type AreaTables = Pick<MenuEntry, 'code' | 'links' | 'downloads'>;

/** What the manifests of this start say. */
export interface ManifestAreas {
  /** By the paths of the areas. */
  tables: ReadonlyMap<string, AreaTables>;
  /** What stands in no menu, or in every one. */
  beside: PageAreas;
  /** The same for menus of another back end, which cannot know these areas: with the tables of all of them. */
  all: PageAreas;
}

export function manifestAreas(products: readonly AreaManifest[]): ManifestAreas {
  const withEntry = products.filter(({ menu }) => menu !== undefined);
  const standing = (wanted: 'required' | 'everybody') =>
    withEntry.filter(({ menu }) => menu?.standing === wanted).map(standingOf);
  const entries = { required: standing('required'), everybody: standing('everybody') };
  const withoutEntry = products.filter(({ menu }) => menu === undefined);
  return {
    tables: new Map(withEntry.map((product) => [product.path, tablesOf(product)])),
    beside: { ...entries, downloads: downloadsOf(withoutEntry), links: {} },
    all: { ...entries, downloads: downloadsOf(products), links: linksOf(withEntry) },
  };
}

function tablesOf(product: AreaManifest): AreaTables {
  const [links, downloads] = [linksOf([product]), downloadsOf([product])];
  const code = codeAt(product, `/modules${product.path}/`);
  return {
    ...(code ? { code } : {}),
    ...(Object.keys(links).length > 0 ? { links } : {}),
    ...(Object.keys(downloads).length > 0 ? { downloads } : {}),
  };
}

function downloadsOf(products: readonly AreaManifest[]): PageAreas['downloads'] {
  const downloads = products.flatMap((product) => product.downloads ?? []);
  return Object.fromEntries(downloads.map(({ path, names }) => [path, names]));
}

/** What leads to the pages of areas, by what is shown there. */
function linksOf(products: readonly AreaManifest[]): PageAreas['links'] {
  // A manifest may call a dimension by a word that every object knows, such as constructor.
  const links = new Map<string, string[]>();
  for (const { links: hits = {}, shows = {} } of products) {
    for (const [kind, addresses] of [...Object.entries(hits), ...Object.entries(shows)])
      links.set(kind, [...(links.get(kind) ?? []), ...[addresses].flat()]);
  }
  return Object.fromEntries(links);
}

function standingOf({ id, key, path, names, menu }: AreaManifest): StandingArea {
  const pages = (menu?.pages ?? []).map(({ path: page, names: words }) => ({ path: page, names: words }));
  return { id, key, path, icon: menu?.icon ?? '', names, pages };
}
