import { randomUUID } from 'node:crypto';
import { type CallPayload, type CompetitorSet, mostSaved } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { notSaved, tooMany } from './refusals.ts';

/** The sets of an account, and those that others of its company share. */
export async function listSets(
  db: StateDatabase,
  { account_id, company_id }: Pick<Account, 'account_id' | 'company_id'>,
): Promise<CompetitorSet[]> {
  const sets = await db
    .selectFrom('competitor_set')
    .innerJoin('account', 'account.account_id', 'competitor_set.account_id')
    .selectAll('competitor_set')
    .select(['real_name', 'user_name'])
    .where(({ eb, and, or }) =>
      or([
        eb('competitor_set.account_id', '=', account_id),
        // Null is equal to nothing: who has no company shares with nobody, and nobody with them.
        and([eb('shared', '=', 1), eb('account.company_id', '=', company_id)]),
      ]),
    )
    .orderBy('name')
    .orderBy('set_id')
    .execute();
  return sets.map((set) => ({
    setId: set.set_id,
    name: set.name,
    dimension: set.dimension,
    members: JSON.parse(set.members) as string[],
    mine: set.account_id === account_id,
    shared: set.shared === 1,
    owner: set.real_name || set.user_name,
  }));
}

/**
 * Keeps a set, or puts it in the place of one that its owner has kept before.
 * @param now milliseconds since 1970
 * @returns its id
 * @throws Refusal when the one before is not the account's own, or it keeps as many as it may
 */
export function keepSet(
  db: StateDatabase,
  accountId: string,
  { setId, name, dimension, members, shared }: CallPayload<'keepCompetitorSet'>,
  now: number,
): Promise<string> {
  const stored = {
    name: name.trim(),
    dimension,
    members: JSON.stringify(members),
    shared: shared ? 1 : 0,
    updated_at: now,
  };
  return db.transaction().execute(async (store) => {
    await waitTurn(store, `competitor sets ${accountId}`);
    const own = await store.selectFrom('competitor_set').select('set_id').where('account_id', '=', accountId).execute();
    if (setId === undefined) {
      if (own.length >= mostSaved.sets) throw tooMany(mostSaved.sets);
      const id = randomUUID();
      await store
        .insertInto('competitor_set')
        .values({ set_id: id, account_id: accountId, ...stored })
        .execute();
      return id;
    }
    if (!own.some(({ set_id }) => set_id === setId)) throw notSaved();
    await store.updateTable('competitor_set').set(stored).where('set_id', '=', setId).execute();
    return setId;
  });
}

/** @throws Refusal for a set that is not the account's own */
export async function removeSet(db: StateDatabase, accountId: string, setId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('competitor_set')
    .where('set_id', '=', setId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) throw notSaved();
}
