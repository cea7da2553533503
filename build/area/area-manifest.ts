import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DescribedArea, NamedPath } from './read-area.ts';

/**
 * Where something is shown, by its kind: the queries of the pages, each behind the address of its page.
 * @param path what the addresses of the area begin with
 */
function addresses(which: 'links' | 'shows', path: string, { product, pages }: DescribedArea): [string, string[]][] {
  const byKind = new Map(Object.entries(product[which] ?? {}).map(([kind, address]) => [kind, [address]]));
  for (const { name, listed } of pages) {
    for (const [kind, query] of Object.entries(listed[which] ?? {}))
      byKind.set(kind, [...(byKind.get(kind) ?? []), `${path}/${name}?${query}`]);
  }
  return [...byKind];
}

/** Where the one page lies that a hit of each kind leads to. @throws Error when two pages want the same hits */
const linksOf = (all: [string, string[]][]): Record<string, string> =>
  Object.fromEntries(
    all.map(([kind, [first = '', second]]) => {
      if (second) throw new Error(`${first} and ${second} are both in 'links' for ${kind}: leave it to one page.`);
      return [kind, first];
    }),
  );

/** Where members are shown; several pages stand in a list. */
const showsOf = (all: [string, string[]][]): Record<string, string | string[]> =>
  Object.fromEntries(
    all.map(([kind, [first = '', ...others]]) => [kind, others.length > 0 ? [first, ...others] : first]),
  );

/** Stands in the address of a film for the language of who sees it. */
const languagePlace = '%{language}';

/** The pictures and the film of a product that are taken of its pages, where pictures.json says how. */
const taken = (key: string) => ({
  picture: { zh_CN: `/pictures/${key}.zh_CN.webp`, en: `/pictures/${key}.en.webp` },
  film: `/videos/${key}.${languagePlace}.webm`,
});

/**
 * The manifest of an area, made of what its area.ts and its pages say.
 * @param folder absolute path of the area
 * @throws Error when two pages claim the same
 */
export function manifestOf(folder: string, described: DescribedArea): object {
  const { product, pages } = described;
  const { id, key, category, place, names, memo, standing, icon, onePage } = product;
  const path = `/${basename(folder)}`;
  const { picture, film } = { ...(existsSync(join(folder, 'pictures.json')) && taken(key)), ...product };
  const menu = {
    standing,
    icon,
    ...(film && { film }),
    pages: onePage ? [] : pages.map(({ name, words }): NamedPath => ({ path: `${path}/${name}`, names: words })),
  };
  const downloads = pages.flatMap(({ listed, exported }): NamedPath[] =>
    listed.download ? [{ path: exported, names: listed.download }] : [],
  );
  const lists = {
    downloads: [...downloads, ...(product.downloads ?? [])],
    links: linksOf(addresses('links', path, described)),
    shows: showsOf(addresses('shows', path, described)),
  };
  const some = Object.entries(lists).filter(([, list]) => Object.keys(list).length > 0);
  return {
    id,
    key,
    path,
    category,
    place,
    names,
    memo,
    ...(picture && { picture }),
    menu,
    ...Object.fromEntries(some),
  };
}
