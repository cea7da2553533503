import type { CallPayload, NewsPreference } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { waitTurn } from '../../state/wait-turn.ts';
import { storable } from '../conditions.ts';

/** What may be followed, and how the store calls it. */
const kinds = { topics: 'topic', models: 'model', brands: 'brand', sources: 'source' } as const;

/** S1.023: what an account wants to read about. */
export async function readPreference(db: StateDatabase, accountId: string): Promise<NewsPreference> {
  const rows = await db
    .selectFrom('news_preference')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('value')
    .execute();
  const valuesOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return {
    topics: valuesOf(kinds.topics),
    models: valuesOf(kinds.models),
    brands: valuesOf(kinds.brands),
    sources: valuesOf(kinds.sources),
  };
}

/** Puts a preference in the place of the one before, as a whole. */
export async function savePreference(
  db: StateDatabase,
  accountId: string,
  wanted: CallPayload<'saveNewsPreference'>,
): Promise<void> {
  const rowsOf = (kind: string, values: string[]) =>
    [...new Set(storable(values).filter((value) => value.trim() !== ''))].map((value) => ({
      account_id: accountId,
      kind,
      value,
    }));
  const rows = [
    ...rowsOf(kinds.topics, wanted.topics),
    ...rowsOf(kinds.models, wanted.models),
    ...rowsOf(kinds.brands, wanted.brands ?? []),
    ...rowsOf(kinds.sources, wanted.sources ?? []),
  ];
  await db.transaction().execute(async (store) => {
    await waitTurn(store, `news preference ${accountId}`);
    await store.deleteFrom('news_preference').where('account_id', '=', accountId).execute();
    if (rows.length === 0) return;
    await store
      .insertInto('news_preference')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
