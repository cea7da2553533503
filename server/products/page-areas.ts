import {
  type AreaManifest,
  type AreaTables,
  codeAt,
  type MenuEntry,
  type PageAreas,
  type StandingArea,
} from '@portal/contract';

/** What the manifests of areas say of their pages and files. */
export type PageTables = Pick<AreaTables, 'links' | 'downloads'>;

/** What the manifest of an area says of it beside its entry of the menu; of the parcels that it mounts, their names. */
export type ManifestTables = Pick<MenuEntry, 'code'> & Pick<AreaManifest, 'parcels'> & PageTables;

/** What the manifests of this start say. */
export interface ManifestAreas {
  /** By the paths of the areas. */
  tables: ReadonlyMap<string, ManifestTables>;
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
  const { downloads } = together(products.filter(({ menu }) => menu === undefined).map(tablesOf));
  return {
    tables: new Map(withEntry.map((product) => [product.path, manifestTables(product)])),
    beside: { ...entries, downloads, links: {} },
    all: {
      ...entries,
      downloads: together(products.map(tablesOf)).downloads,
      links: together(withEntry.map(tablesOf)).links,
    },
  };
}

function manifestTables(product: AreaManifest): ManifestTables {
  const code = codeAt(product, `/modules${product.path}/`);
  return {
    ...(code ? { code } : {}),
    ...(product.parcels ? { parcels: product.parcels } : {}),
    ...tablesOf(product),
  };
}

/** A product says what is hit on its pages and what they show, each at one address or several. */
function tablesOf({ links = {}, shows = {}, downloads = [] }: AreaManifest): PageTables {
  const listed = (addresses: Readonly<Record<string, string | readonly string[]>>): PageTables => ({
    links: Object.fromEntries(Object.entries(addresses).map(([kind, found]) => [kind, [found].flat()])),
    downloads: {},
  });
  const named = { links: {}, downloads: Object.fromEntries(downloads.map(({ path, names }) => [path, names])) };
  return together([listed(links), listed(shows), named]);
}

/** The tables of several areas as one, in their order. */
export function together(tables: readonly PageTables[]): PageTables {
  // A manifest may call a dimension by a word that every object knows, such as constructor.
  const links = new Map<string, string[]>();
  for (const [kind, addresses] of tables.flatMap((table) => Object.entries(table.links)))
    links.set(kind, [...(links.get(kind) ?? []), ...addresses]);
  const downloads = tables.flatMap((table) => Object.entries(table.downloads));
  return { links: Object.fromEntries(links), downloads: Object.fromEntries(downloads) };
}

function standingOf({ id, key, path, names, menu }: AreaManifest): StandingArea {
  const pages = (menu?.pages ?? []).map(({ path: page, names: words }) => ({ path: page, names: words }));
  return { id, key, path, icon: menu?.icon ?? '', names, pages };
}
