import { type AreaManifest, type Language, languages, type MenuEntry, type PageAreas } from '@portal/contract';

/** The id of the menu entry of a page: /sales/trend is sales-trend. */
export const pageId = (path: string): string => path.slice(1).replaceAll('/', '-');

/** What the page tells the client of the areas there are, whoever asks. */
export function pageAreas(products: readonly AreaManifest[]): PageAreas {
  const standing = (wanted: 'required' | 'everybody') =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        products.filter(({ menu }) => menu?.standing === wanted).map((product) => entryOf(product, language)),
      ]),
    ) as Record<Language, MenuEntry[]>;
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
  const links: PageAreas['links'] = {};
  for (const { menu, links: hits = {}, shows = {} } of products) {
    for (const [kind, address] of menu ? [...Object.entries(hits), ...Object.entries(shows)] : [])
      links[kind] = [...(links[kind] ?? []), address];
  }
  return links;
}

const plain = { videoUrl: '', memo: '', special: false } as const;

function entryOf({ id, key, path, names, menu }: AreaManifest, language: Language): MenuEntry {
  const children = (menu?.pages ?? []).map(({ path: page, names: words }): MenuEntry => {
    const name = pageId(page);
    return { ...plain, id: name, key: name, type: 1, title: words[language], icon: '', path: page, children: [] };
  });
  return { ...plain, id, key, type: 0, title: names[language], icon: menu?.icon ?? '', path, children };
}
