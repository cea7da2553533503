import type { Sentence } from '../../kernel/words/sentence.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { watchRefusals } from './refusals.ts';
import type { StoredWatch } from './watch-store.ts';

export interface WatchFilter {
  accountId?: string;
  /** `trouble`: of which nothing went out the last time. */
  condition?: 'active' | 'paused' | 'stopped' | 'trouble';
  /** The last one of the portion before. */
  after?: { at: number; id: string };
}

/** A watch, with whose it is. */
export type OwnedWatch = StoredWatch & { user_name: string };

/** The watches of all accounts, the newest first. */
export const readAllWatches = (
  db: StateDatabase,
  { accountId, condition, after }: WatchFilter,
  limit: number,
): Promise<OwnedWatch[]> =>
  db
    .selectFrom('watch')
    .innerJoin('account', 'account.account_id', 'watch.account_id')
    .selectAll('watch')
    .select('account.user_name')
    .$if(accountId !== undefined, (query) => query.where('watch.account_id', '=', accountId ?? ''))
    .$if(condition === 'trouble', (query) => query.where('watch.note_en', '<>', ''))
    .$if(condition !== undefined && condition !== 'trouble', (query) =>
      query.where('watch.state', '=', condition ?? ''),
    )
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('watch.created_at', 'watch.watch_id'), '<', tuple(after?.at ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('watch.created_at', 'desc')
    .orderBy('watch.watch_id', 'desc')
    .limit(limit)
    .execute();

/**
 * Pauses a watch for an operator: its owner sees why, and may let it go on.
 * @param note what the owner reads
 * @returns the watch as it was
 * @throws Refusal when it is there no more, or is not active
 */
export async function pauseFor(db: StateDatabase, watchId: string, note: Sentence): Promise<StoredWatch> {
  const found = await db.selectFrom('watch').selectAll().where('watch_id', '=', watchId).executeTakeFirst();
  const { numUpdatedRows } = await db
    .updateTable('watch')
    .set({ state: 'paused', next_at: null, note_zh: note.zh_CN, note_en: note.en })
    .where('watch_id', '=', watchId)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  if (!found || Number(numUpdatedRows) === 0) throw watchRefusals.notFound();
  return found;
}
