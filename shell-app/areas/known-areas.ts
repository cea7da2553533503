import { type Language, type MenuEntry, type PageAreas, pageId, type StandingArea } from '@portal/contract';

const none: PageAreas = { required: [], everybody: [], downloads: {}, links: {} };

let known = none;

/** What the page says of the areas there are. */
export function takeAreas(areas: PageAreas | undefined): void {
  known = areas ?? none;
}

/** S4.036: the entries that a menu has whatever the server sends. */
export const requiredEntries = (language: Language): readonly MenuEntry[] =>
  known.required.map((area) => entryOf(area, language));

/** S2.049 A18: the entries that stand at the end of every menu, open to everybody who is signed in. */
export const everybodysEntries = (language: Language): readonly MenuEntry[] =>
  known.everybody.map((area) => entryOf(area, language));

/** S3.052: path of an export to its name in each language, of the areas of a menu. */
export const downloadTable = (menus: readonly MenuEntry[]): PageAreas['downloads'] =>
  Object.assign({}, known.downloads, ...menus.map(({ downloads }) => downloads));

/** Addresses of the pages of a menu that show things of a kind, with {key} in the place of the key, in its order. */
export const linksFor = (menus: readonly MenuEntry[], kind: string): readonly string[] =>
  [...menus, known].flatMap(({ links }) => (links && Object.hasOwn(links, kind) ? links[kind] : undefined) ?? []);

const plain = { videoUrl: '', memo: '', special: false } as const;

/** The entry of a menu, as the server would send it. */
function entryOf({ names, pages, ...area }: StandingArea, language: Language): MenuEntry {
  const children = pages.map(({ path: page, names: words }): MenuEntry => {
    const name = pageId(page);
    return { ...plain, id: name, key: name, type: 1, title: words[language], icon: '', path: page, children: [] };
  });
  return { ...plain, ...area, type: 0, title: names[language], children };
}
