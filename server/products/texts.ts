import type { Language } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';

export type TextOf = (item: string) => { name: string; memo: string; picture: string };

/** The texts of the catalogue in one language; an item without any shows its own key rather than nothing. */
export async function readTexts(db: StateDatabase, language: Language): Promise<TextOf> {
  const rows = await db.selectFrom('catalogue_text').selectAll().where('language', '=', language).execute();
  const texts = new Map(rows.map((row) => [row.item, row]));
  return (item) => texts.get(item) ?? { name: item, memo: '', picture: '' };
}
