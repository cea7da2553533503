import { randomUUID } from 'node:crypto';
import { type CallPayload, mostSaved } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { notSaved, tooMany } from './refusals.ts';

type Wanted = CallPayload<'keepView'>;

/**
 * Keeps a view, or puts it in the place of one that its owner has kept before.
 * @param now milliseconds since 1970
 * @returns its id
 * @throws Refusal when the one before is not the account's own, or it keeps as many as it may
 */
export function keepView(
  db: StateDatabase,
  accountId: string,
  productKey: string,
  { viewId, name, path, query, shared, sheets }: Wanted,
  now: number,
): Promise<string> {
  const stored = {
    product_key: productKey,
    name: name.trim(),
    path,
    query,
    shared: shared ? 1 : 0,
    updated_at: now,
  };
  return db.transaction().execute(async (store) => {
    await waitTurn(store, `kept views ${accountId}`);
    if (viewId !== undefined) {
      // Another address without its tables: those of the former one are no longer its own.
      const isOther = ({ path: former, query: search }: Pick<Wanted, 'path' | 'query'>) =>
        former !== path || search !== query;
      const before = await store
        .selectFrom('kept_view')
        .select(['path', 'query'])
        .where('view_id', '=', viewId)
        .executeTakeFirst();
      const tables = sheets ?? (before && isOther(before) ? [] : undefined);
      const { numUpdatedRows } = await store
        .updateTable('kept_view')
        .set({ ...stored, ...(tables && { sheets: JSON.stringify(tables) }) })
        .where('view_id', '=', viewId)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) throw notSaved();
      return viewId;
    }
    const id = randomUUID();
    await store
      .insertInto('kept_view')
      .values({ view_id: id, account_id: accountId, ...stored, sheets: sheets ? JSON.stringify(sheets) : null })
      .execute();
    const { count } = await store
      .selectFrom('kept_view')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) > mostSaved.views) throw tooMany(mostSaved.views);
    return id;
  });
}

/** @throws Refusal for a view that is not the account's own */
export async function removeView(db: StateDatabase, accountId: string, viewId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('kept_view')
    .where('view_id', '=', viewId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) throw notSaved();
}
