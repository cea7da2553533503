import type { CallPayload } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';

/**
 * Keeps what an account makes of a view that it may see. One view of a page is what the page opens with: a new one takes
 * the place of the one before.
 * @param view the view and its page
 * @param now milliseconds since 1970
 */
export async function markView(
  db: StateDatabase,
  accountId: string,
  { viewId, path }: { viewId: string; path: string },
  { favourite, standard, used }: Omit<CallPayload<'markKeptView'>, 'viewId'>,
  now: number,
): Promise<void> {
  const change = {
    ...(favourite === undefined ? {} : { favourite: favourite ? 1 : 0 }),
    ...(standard === undefined ? {} : { standard: standard ? 1 : 0 }),
    ...(used ? { used_at: now } : {}),
  };
  await db.transaction().execute(async (store) => {
    await waitTurn(store, `kept views ${accountId}`);
    if (standard) {
      await store
        .updateTable('kept_view_mark')
        .set({ standard: 0 })
        .where('account_id', '=', accountId)
        .where('view_id', 'in', ({ selectFrom }) => selectFrom('kept_view').select('view_id').where('path', '=', path))
        .execute();
    }
    await store
      .insertInto('kept_view_mark')
      .values({ view_id: viewId, account_id: accountId, favourite: 0, standard: 0, used_at: null, ...change })
      .onConflict((conflict) => conflict.columns(['view_id', 'account_id']).doUpdateSet(change))
      .execute();
  });
}
