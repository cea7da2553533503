import { isDeepStrictEqual } from 'node:util';
import type { AskedSheet } from '@portal/contract';
import type { Account } from '../../accounts/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { watchedView } from '../../saved/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { notes } from '../kinds/words.ts';
import { productsOfSheet } from '../stored/owned-sheets.ts';
import { ruleOf, type StoredWatch, sheetsOf, updateWatch } from '../stored/watch-store.ts';
import { calendarSays } from './says-of.ts';

/** Why a view cannot be followed: it is gone for this account, or nothing of it can be sent. */
export type Lost = 'gone' | 'without-tables';

export const lostSentence = (lost: Lost): Sentence => (lost === 'gone' ? notes.viewGone : notes.viewBare);

/**
 * A watch with the tables that its kept view has now; what has changed is written down. One of no view, and of a view of
 * which nobody knows the tables, is as it was made.
 */
export async function followView(
  db: StateDatabase,
  watch: StoredWatch,
  account: Pick<Account, 'account_id' | 'company_id'>,
): Promise<{ watch: StoredWatch; lost: Lost | null }> {
  if (watch.view_id === null) return { watch, lost: null };
  const view = await watchedView(db, account, watch.view_id);
  if (!view) return { watch, lost: 'gone' };
  if (view.sheets === null) return { watch, lost: null };
  const [first, ...more] = view.sheets;
  if (!first) return { watch, lost: 'without-tables' };
  const sheets: [AskedSheet, ...AskedSheet[]] = [first, ...more];
  if (isDeepStrictEqual(sheets, sheetsOf(watch))) return { watch, lost: null };
  const says = calendarSays(sheets, ruleOf(watch));
  const change = {
    sheet: JSON.stringify(first),
    more: JSON.stringify(more),
    product: productsOfSheet(first).join('|'),
    says_zh: says.zh_CN,
    says_en: says.en,
  };
  await updateWatch(db, watch.watch_id, change);
  return { watch: { ...watch, ...change }, lost: null };
}
