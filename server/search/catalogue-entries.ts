import { type Language, languages } from '@portal/contract';
import type { Sentence } from '../http/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { MenuEntryTable } from '../state/tables/catalogue-tables.ts';
import type { Entry } from './search-index.ts';

/** The menu of all products, and its names in both languages. */
export interface Catalogue {
  entries: MenuEntryTable[];
  texts: { item: string; language: string; name: string }[];
}

/** What everybody who is signed in may open, whether held or not (S4.036 A18). */
const openKeys = ['news', 'policy', 'public-report'];

/** A18: its pages are no menu of the server's; every client adds it. */
const reports = { product: '1015', path: '/baogao' };

/** Reads the menu and the names of its entries: a few dozen rows. */
export async function readCatalogue(db: StateDatabase): Promise<Catalogue> {
  const entries = await db.selectFrom('menu_entry').selectAll().orderBy('sort').orderBy('menu_id').execute();
  const texts = await db
    .selectFrom('catalogue_text')
    .select(['item', 'language', 'name'])
    .where((where) => where.or([where('item', 'like', 'menu:%'), where('item', '=', `product:${reports.product}`)]))
    .orderBy('item')
    .orderBy('language')
    .execute();
  return { entries, texts };
}

/** A30: the path without its port and what follows; null for other sites. */
const pathOf = (path: string): string | null => (path.startsWith('/') ? (path.split(':', 1)[0] ?? null) : null);

const nowhere: Sentence = { zh_CN: '', en: '' };

/** The products of the menu and their pages; an entry that others stand below is a heading and no page. */
export function catalogueEntries({ entries, texts }: Catalogue): Entry[] {
  const names = new Map(texts.map(({ item, language, name }) => [`${item} ${language}`, name]));
  const nameOf = (item: string): Sentence | null => {
    const [zh_CN, en] = languages.map((language: Language) => names.get(`${item} ${language}`));
    return zh_CN && en ? { zh_CN, en } : null;
  };
  const headings = new Set(entries.map((entry) => entry.parent_id));
  const tops = new Map(entries.filter((entry) => entry.type === 0).map((entry) => [entry.product_id, entry]));
  const found = entries.flatMap((entry): Entry[] => {
    const path = pathOf(entry.path);
    const title = nameOf(`menu:${entry.menu_id}`);
    const top = tops.get(entry.product_id);
    const isProduct = entry.type === 0;
    if (!path || !title || !top || (!isProduct && headings.has(entry.menu_id))) return [];
    return [
      {
        kind: isProduct ? 'product' : 'page',
        id: entry.menu_id,
        title,
        subtitle: isProduct ? nowhere : (nameOf(`menu:${top.menu_id}`) ?? nowhere),
        path,
        productId: openKeys.includes(top.key) ? null : entry.product_id,
      },
    ];
  });
  const title = nameOf(`product:${reports.product}`);
  if (!title || found.some(({ path }) => path === reports.path)) return found;
  const report: Entry = {
    kind: 'product',
    id: reports.product,
    title,
    subtitle: nowhere,
    path: reports.path,
    productId: null,
  };
  return [...found, report];
}

/** The product whose pages lie below a path, or null where no area has them. */
export const productAt = ({ entries }: Catalogue, path: string): string | null =>
  entries.find((entry) => entry.type === 0 && pathOf(entry.path) === path)?.product_id ?? null;
