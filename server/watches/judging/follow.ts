import { isDeepStrictEqual } from 'node:util';
import type { AskedSheet } from '@portal/contract';
import type { Account } from '../../accounts/index.ts';
import { findDeck, sheetsOfDeck } from '../../decks/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { watchedView } from '../../saved/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { deckNote, notes } from '../kinds/words.ts';
import { productsOfSheet } from '../stored/owned-sheets.ts';
import { watchRefusals } from '../stored/refusals.ts';
import { ruleOf, type StoredWatch, sheetsOf, updateWatch, wholeOf } from '../stored/watch-store.ts';
import { calendarSays } from './says-of.ts';

type Owner = Pick<Account, 'account_id' | 'company_id'>;

/** Why what is watched cannot be followed: what its owner is told of it, and how a call about it is refused. */
export interface Lost {
  note: Sentence;
  refusal: Refusal;
}

/** The tables that a watch has now; null where nobody knows of others than those that it was made with. */
type Followed = { sheets: AskedSheet[] | null; lost: null } | { lost: Lost };

const asBefore: Followed = { sheets: null, lost: null };

async function sheetsOfView(db: StateDatabase, viewId: string, owner: Owner): Promise<Followed> {
  const view = await watchedView(db, owner, viewId);
  if (!view) return { lost: { note: notes.viewGone, refusal: watchRefusals.viewGone() } };
  if (view.sheets?.length === 0) return { lost: { note: notes.viewBare, refusal: watchRefusals.viewBare() } };
  return { sheets: view.sheets, lost: null };
}

/** The tables of a deck of the account, as its views have them now. */
async function deckNow(db: StateDatabase, deckId: string, owner: Owner): Promise<Followed> {
  try {
    return { sheets: await sheetsOfDeck(db, owner, await findDeck(db, owner.account_id, deckId)), lost: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { lost: { note: deckNote(error.sentence), refusal: error } };
  }
}

/**
 * A watch with the tables that its kept view or its deck has now; what has changed is written down. One of neither, and
 * of a view of which nobody knows the tables, is as it was made.
 */
export async function follow(
  db: StateDatabase,
  watch: StoredWatch,
  owner: Owner,
): Promise<{ watch: StoredWatch; lost: Lost | null }> {
  const { view_id, deck_id } = watch;
  const followed =
    deck_id !== null
      ? await deckNow(db, deck_id, owner)
      : view_id !== null
        ? await sheetsOfView(db, view_id, owner)
        : asBefore;
  if (followed.lost) return { watch, lost: followed.lost };
  const [first, ...more] = followed.sheets ?? [];
  if (!first) return { watch, lost: null };
  const sheets: [AskedSheet, ...AskedSheet[]] = [first, ...more];
  if (isDeepStrictEqual(sheets, sheetsOf(watch))) return { watch, lost: null };
  const says = calendarSays(sheets, ruleOf(watch), { whole: wholeOf(watch) });
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
