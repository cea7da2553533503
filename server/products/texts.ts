import type { Language } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';

export type TextOf = (item: string) => { name: string; memo: string; picture: string };

/** The texts of products, pages and groups as they are shown: what an administrator has set, else what the code brings. */
export const shownTexts = (db: StateDatabase) =>
  db
    .selectFrom('catalogue_text as brought')
    .leftJoin('product_word as own', (join) =>
      join.onRef('own.item', '=', 'brought.item').onRef('own.language', '=', 'brought.language'),
    )
    .select(['brought.item', 'brought.language', 'brought.picture'])
    .select(({ fn }) => [
      fn.coalesce('own.name', 'brought.name').as('name'),
      fn.coalesce('own.memo', 'brought.memo').as('memo'),
    ]);

/** The texts of the catalogue in one language; an item without any shows its own key rather than nothing. */
export async function readTexts(db: StateDatabase, language: Language): Promise<TextOf> {
  const rows = await shownTexts(db).where('brought.language', '=', language).execute();
  const texts = new Map(rows.map((row) => [row.item, row]));
  return (item) => texts.get(item) ?? { name: item, memo: '', picture: '' };
}
