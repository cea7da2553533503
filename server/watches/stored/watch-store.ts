import { randomUUID } from 'node:crypto';
import type { AskedSheet, DecisionSheet, Language, WatchFile, WatchRule } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { WatchTable } from '../../state/tables/watch-tables.ts';
import { waitTurn } from '../../state/wait-turn.ts';
import { isByClock, nextInstant } from './calendar.ts';
import { watchRefusals } from './refusals.ts';

export type StoredWatch = WatchTable;

/** What a watch is of: a table of the market, or a decision sheet. */
export type WatchedSheet = AskedSheet | DecisionSheet;
/** One at least. */
export type WatchedSheets = readonly [WatchedSheet, ...WatchedSheet[]];

/** The tables of a watch, in the order of their page; a decision sheet stands alone. */
export const sheetsOf = ({ sheet, more }: Pick<StoredWatch, 'sheet' | 'more'>): WatchedSheets => [
  JSON.parse(sheet) as WatchedSheet,
  ...(JSON.parse(more) as WatchedSheet[]),
];
/** Those that are tables of the market. */
export const tablesAmong = (sheets: readonly WatchedSheet[]): AskedSheet[] =>
  sheets.filter((sheet) => sheet.kind === 'asked');
export const ruleOf = ({ rule }: Pick<StoredWatch, 'rule'>): WatchRule => JSON.parse(rule) as WatchRule;

/** The view or the deck whose tables a watch follows; null where it has those that it was made with. */
export const followedOf = ({ view_id, deck_id }: Pick<StoredWatch, 'view_id' | 'deck_id'>): string | null =>
  deck_id ?? view_id;

/** What the tables of a watch are together. */
export const wholeOf = ({ deck_id }: Pick<StoredWatch, 'deck_id'>): 'page' | 'deck' =>
  deck_id === null ? 'page' : 'deck';

/** Whether a watch is sent by calendar alone: of several tables, of what it follows, or of a decision sheet. */
export const isWhole = (sheets: readonly WatchedSheet[], followed: string | null): boolean =>
  sheets.length > 1 || followed !== null || sheets[0]?.kind === 'decision';

/** How long a server may work on a watch before another takes it on, in milliseconds. */
const lease = 180_000;

export interface NewWatch {
  accountId: string;
  name: string;
  product: string;
  sheets: WatchedSheets;
  /** The kept view that they are of; null for none. */
  viewId: string | null;
  /** The deck that they are of; null for none. */
  deckId: string | null;
  /** What is attached to its mails. */
  format: WatchFile;
  rule: WatchRule;
  says: Sentence;
  language: Language;
  /** When the release was published that it was made with: it is told of what comes after. */
  seenAt: number;
}

/**
 * Keeps a watch.
 * @param most how many an account may have
 * @throws Refusal when it has as many
 */
export function addWatch(db: StateDatabase, wanted: NewWatch, most: number, now: number): Promise<StoredWatch> {
  const { accountId, name, product, rule, says, language, seenAt } = wanted;
  const [sheet, ...more] = wanted.sheets;
  const row: StoredWatch = {
    watch_id: randomUUID(),
    account_id: accountId,
    name: name.trim(),
    product,
    language,
    view_id: wanted.viewId,
    deck_id: wanted.deckId,
    file_format: wanted.format,
    sheet: JSON.stringify(sheet),
    more: JSON.stringify(more),
    rule: JSON.stringify(rule),
    says_zh: says.zh_CN,
    says_en: says.en,
    state: 'active',
    note_zh: '',
    note_en: '',
    seen_at: seenAt,
    leased_until: 0,
    told_at: null,
    created_at: now,
    next_at: isByClock(rule) ? nextInstant(rule, now) : null,
  };
  return db.transaction().execute(async (store) => {
    await waitTurn(store, `watches ${accountId}`);
    await store.insertInto('watch').values(row).execute();
    const { count } = await store
      .selectFrom('watch')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) > most) throw watchRefusals.tooMany(most);
    return row;
  });
}

/** The watches of an account, the newest first. */
export const ownWatches = (db: StateDatabase, accountId: string): Promise<StoredWatch[]> =>
  db
    .selectFrom('watch')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('watch_id')
    .execute();

export const findWatch = (db: StateDatabase, watchId: string): Promise<StoredWatch | undefined> =>
  db.selectFrom('watch').selectAll().where('watch_id', '=', watchId).executeTakeFirst();

/** @throws Refusal for one that is not there, or somebody else's */
export async function ownWatch(db: StateDatabase, watchId: string, accountId: string): Promise<StoredWatch> {
  const found = await findWatch(db, watchId);
  if (found?.account_id !== accountId) throw watchRefusals.notFound();
  return found;
}

/**
 * Pauses a watch, or lets it go on: from now on, not with what happened meanwhile.
 * @param seenAt when the release of now was published
 */
export async function setPaused(
  db: StateDatabase,
  watch: Pick<StoredWatch, 'watch_id' | 'rule'>,
  paused: boolean,
  { now, seenAt }: { now: number; seenAt: number },
): Promise<void> {
  const rule = ruleOf(watch);
  const goesOn = {
    state: 'active',
    note_zh: '',
    note_en: '',
    seen_at: seenAt,
    next_at: isByClock(rule) ? nextInstant(rule, now) : null,
  };
  await db
    .updateTable('watch')
    .set(paused ? { state: 'paused', next_at: null } : goesOn)
    .where('watch_id', '=', watch.watch_id)
    .execute();
}

export const removeWatch = async (db: StateDatabase, watchId: string): Promise<void> =>
  void (await db.deleteFrom('watch').where('watch_id', '=', watchId).execute());

/**
 * Takes on a watch that is due: by calendar, or because a newer release was published. While it is worked on no other
 * server does.
 * @param published when the release of now was published, in milliseconds since 1970
 * @param except watches that are passed over, and accounts whose watches are
 */
export async function takeWatch(
  db: StateDatabase,
  published: number,
  now: number,
  except: { watches: readonly string[]; accounts: readonly string[] } = { watches: [], accounts: [] },
): Promise<StoredWatch | null> {
  const due = await db
    .selectFrom('watch')
    .selectAll()
    .where('state', '=', 'active')
    .where('leased_until', '<=', now)
    .$if(except.watches.length > 0, (query) => query.where('watch_id', 'not in', [...except.watches]))
    .$if(except.accounts.length > 0, (query) => query.where('account_id', 'not in', [...except.accounts]))
    .where(({ eb, or }) => or([eb('next_at', '<=', now), eb('seen_at', '<', published)]))
    .orderBy('leased_until')
    .orderBy('watch_id')
    .executeTakeFirst();
  if (!due) return null;
  const { numUpdatedRows } = await db
    .updateTable('watch')
    .set({ leased_until: now + lease })
    .where('watch_id', '=', due.watch_id)
    .where('leased_until', '=', due.leased_until)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return takeWatch(db, published, now, except);
  return due;
}

/** Writes what somebody has changed of a watch. */
export const updateWatch = async (
  db: StateDatabase,
  watchId: string,
  change: Partial<Omit<StoredWatch, 'watch_id' | 'account_id' | 'view_id' | 'deck_id' | 'created_at'>>,
): Promise<void> => void (await db.updateTable('watch').set(change).where('watch_id', '=', watchId).execute());

/**
 * Gives a watch back, with what is known of it now. One that was given another rule meanwhile is given back by that
 * already, and nothing that was found by the former one holds for it. One that was paused meanwhile keeps the reason.
 */
export async function settleWatch(
  db: StateDatabase,
  { watch_id, rule }: Pick<StoredWatch, 'watch_id' | 'rule'>,
  change: Partial<Pick<StoredWatch, 'state' | 'note_zh' | 'note_en' | 'seen_at' | 'next_at' | 'told_at'>>,
): Promise<void> {
  const { told_at } = change;
  const given = () => db.updateTable('watch').where('watch_id', '=', watch_id).where('rule', '=', rule);
  const { numUpdatedRows } = await given()
    .set({ leased_until: 0, ...change })
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) > 0) return;
  await given()
    .set({ leased_until: 0, ...(told_at !== undefined && { told_at }) })
    .execute();
}
