import type { Language, MenuEntry, PageAreas } from '@portal/contract';

const none: PageAreas = { required: { zh_CN: [], en: [] }, everybody: { zh_CN: [], en: [] }, downloads: {}, links: {} };

let known = none;

/** What the page says of the areas there are. */
export function takeAreas(areas: PageAreas | undefined): void {
  known = areas ?? none;
}

/** S4.036: the entries that a menu has whatever the server sends. */
export const requiredEntries = (language: Language): readonly MenuEntry[] => known.required[language];

/** S2.049 A18: the entries that stand at the end of every menu, open to everybody who is signed in. */
export const everybodysEntries = (language: Language): readonly MenuEntry[] => known.everybody[language];

/** S3.052: path of an export to its name in each language. */
export const downloadTable = (): PageAreas['downloads'] => known.downloads;

/** Addresses of the pages that show things of a kind, with {key} in the place of the key, in the order of the areas. */
export const linksFor = (kind: string): readonly string[] => known.links[kind] ?? [];
