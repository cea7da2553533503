import { type AskedSheet, type Deck, type ExportOrder, mostOfDeck } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import { sheetAtNewest } from '../exports/index.ts';
import type { Questions } from '../market/index.ts';
import { watchedView } from '../saved/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { deckRefusals } from './refusals.ts';

/** A file is called by its deck, without the signs that some systems refuse. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 120);

/**
 * The tables of a deck as its views have them now, in their order and under the titles of their slides. Whether its
 * account may have them is judged by who asks.
 * @throws Refusal that names the view which is gone or has no table, or for too many tables
 */
export async function sheetsOfDeck(
  db: StateDatabase,
  account: Pick<Account, 'account_id' | 'company_id'>,
  { views }: Pick<Deck, 'views'>,
): Promise<AskedSheet[]> {
  const sheets: AskedSheet[] = [];
  for (const [at, viewId] of views.entries()) {
    const view = await watchedView(db, account, viewId);
    if (!view) throw deckRefusals.viewGone(at + 1);
    const own = view.sheets ?? [];
    if (own.length === 0) throw deckRefusals.viewBare(at + 1, view.name);
    for (const sheet of own) {
      // A view of one table is called as its owner calls it; of several each has its title.
      const title = own.length === 1 ? view.name : sheet.title;
      sheets.push({ ...sheet, title });
    }
  }
  if (sheets.length > mostOfDeck) throw deckRefusals.tooLong();
  return sheets;
}

/**
 * What a deck asks now: a slide for each table of its views, about the newest months of the release.
 * @throws Refusal as `sheetsOfDeck`; or as the market says
 */
export async function orderOfDeck(
  { db, market }: { db: StateDatabase; market: Questions },
  account: Pick<Account, 'account_id' | 'company_id'>,
  { name, views }: Pick<Deck, 'name' | 'views'>,
  { format, language, timeZone }: Pick<ExportOrder, 'format' | 'language' | 'timeZone'>,
): Promise<ExportOrder> {
  const sheets: AskedSheet[] = [];
  for (const sheet of await sheetsOfDeck(db, account, { views }))
    sheets.push(await sheetAtNewest(market, sheet, language));
  return { name: fileName(name), format, language, ...(timeZone !== undefined && { timeZone }), sheets };
}
