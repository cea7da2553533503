import type { Language, MenuEntry } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import type { MenuEntryTable } from '../state/tables/product-tables.ts';
import { grantedProducts } from './grants.ts';
import { readTexts, type TextOf } from './texts.ts';

/** S3.014 S6.015: the menu of an account: the products it holds and whose area is there, each with its pages. */
export async function readMenu(
  db: StateDatabase,
  accountId: string,
  language: Language,
  now: number,
): Promise<MenuEntry[]> {
  const [granted, entries, textOf] = await Promise.all([
    grantedProducts(db, accountId, now),
    db.selectFrom('menu_entry').selectAll().orderBy('sort').orderBy('menu_id').execute(),
    readTexts(db, language),
  ]);
  return branch(
    entries.filter((entry) => granted.has(entry.product_id)),
    null,
    textOf,
    language,
  );
}

/** A film may lie there in each language. */
const filmIn = (address: string, language: Language): string => address.replaceAll('%{language}', language);

function branch(entries: MenuEntryTable[], parent: string | null, textOf: TextOf, language: Language): MenuEntry[] {
  return entries
    .filter((entry) => entry.parent_id === parent)
    .map((entry) => {
      const { name, memo } = textOf(`menu:${entry.menu_id}`);
      return {
        id: entry.menu_id,
        key: entry.key,
        type: entry.type === 0 ? 0 : 1,
        title: name,
        icon: entry.icon,
        path: entry.path,
        videoUrl: filmIn(entry.video_url, language),
        memo,
        special: entry.special === 1,
        children: branch(entries, entry.menu_id, textOf, language),
      };
    });
}
