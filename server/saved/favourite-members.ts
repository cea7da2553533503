import { type CallPayload, type FavouriteMembers, mostSaved } from '@portal/contract';
import { keysEver, keysToday, keyToday, type ReadUnions } from '../kernel/member-keys.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { tooMany } from './refusals.ts';

/**
 * The members that an account has marked, by their dimension, the last marked first, as the market has them now. They are
 * keys: names want rights.
 */
export async function listFavourites(
  db: StateDatabase,
  accountId: string,
  unions: ReadUnions,
): Promise<FavouriteMembers[]> {
  const marked = await db
    .selectFrom('favourite_member')
    .select(['dimension', 'member_key'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('member_key')
    .execute();
  const found = new Map<string, string[]>();
  for (const { dimension, member_key } of marked) found.set(dimension, [...(found.get(dimension) ?? []), member_key]);
  const today = async ([dimension, members]: [string, string[]]) => ({
    dimension,
    members: keysToday(await unions(dimension), members),
  });
  return Promise.all([...found].map(today));
}

/**
 * Marks a member, or no more; what is so already stays as it is.
 * @param now milliseconds since 1970
 * @throws Refusal when the account has marked as many as it may
 */
export async function markFavourite(
  db: StateDatabase,
  accountId: string,
  { dimension, member, favourite }: CallPayload<'markFavouriteMember'>,
  unions: ReadUnions,
  now: number,
): Promise<void> {
  const united = await unions(dimension);
  await db.transaction().execute(async (store) => {
    await waitTurn(store, `favourite members ${accountId}`);
    if (!favourite) {
      await store
        .deleteFrom('favourite_member')
        .where('account_id', '=', accountId)
        .where('dimension', '=', dimension)
        .where('member_key', 'in', keysEver(united, [member]))
        .execute();
      return;
    }
    await store
      .insertInto('favourite_member')
      .values({ account_id: accountId, dimension, member_key: keyToday(united, member), at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'dimension', 'member_key']).doNothing())
      .execute();
    const { count } = await store
      .selectFrom('favourite_member')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) > mostSaved.favourites) throw tooMany(mostSaved.favourites);
  });
}
