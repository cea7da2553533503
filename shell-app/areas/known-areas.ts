import {
  type AreaTables,
  type Language,
  type MenuEntry,
  type PageAreas,
  pageId,
  type StandingArea,
} from '@portal/contract';

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

/** Whether the page has brought the tables of all areas, since the back end behind it cannot know them. */
export const bringsTables = (): boolean => known.built !== undefined;

/** S3.052: path of an export to its name in each language, of the account's areas and of what stands in no menu. */
export const downloadTable = (downloads: AreaTables['downloads']): AreaTables['downloads'] => ({
  ...known.downloads,
  ...downloads,
});

/** Addresses of the pages that show things of a kind, with {key} in the place of the key, in the order of the menu. */
export const linksFor = (links: AreaTables['links'], kind: string): readonly string[] =>
  [links, known.links].flatMap((each) => (Object.hasOwn(each, kind) ? each[kind] : undefined) ?? []);

const plain = { videoUrl: '', memo: '', special: false } as const;

/** The entry of a menu, as the server would send it. */
function entryOf({ names, pages, ...area }: StandingArea, language: Language): MenuEntry {
  const children = pages.map(({ path: page, names: words }): MenuEntry => {
    const name = pageId(page);
    return { ...plain, id: name, key: name, type: 1, title: words[language], icon: '', path: page, children: [] };
  });
  return { ...plain, ...area, type: 0, title: names[language], children };
}
