import type { Language, PolicyFollows, PolicyItem } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../../kernel/days/dates.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { waitTurn } from '../../../state/wait-turn.ts';
import { sliceOf, storable } from '../../conditions.ts';
import { readPolicies } from '../find-policies.ts';

/** How many policies the first page of the area shows of what is followed. */
const mostNews = 5;

/**
 * Policies of a kind or a place that an account follows; a province stands for its cities too, whose keys begin with its own.
 * @param account the id of the account, or a column that holds it
 */
export const isFollowed = (account: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from policy_follow where policy_follow.account_id = ${account} and (
    (policy_follow.kind = 'topic' and policy_follow.value = policy.kind)
    or (policy_follow.kind = 'place' and (policy_follow.value = policy.region
      or (policy.level = 'city' and policy_follow.value = substr(policy.region, 1, 2))))))`;

/** What an account follows. */
export async function readFollows(db: StateDatabase, accountId: string): Promise<PolicyFollows> {
  const rows = await db
    .selectFrom('policy_follow')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('value')
    .execute();
  const follower = await db
    .selectFrom('policy_follower')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const valuesOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return { topics: valuesOf('topic'), places: valuesOf('place'), mail: follower !== undefined };
}

/**
 * Puts what is followed in the place of what was, as a whole. All that there is of it counts as known: mails tell of what
 * comes after.
 * @param language of the mails
 */
export async function saveFollows(
  db: StateDatabase,
  accountId: string,
  { topics, places, mail }: PolicyFollows,
  language: Language,
): Promise<void> {
  const rowsOf = (kind: string, values: string[]) =>
    [...new Set(storable(values).filter((value) => value.trim() !== ''))].map((value) => {
      return { account_id: accountId, kind, value };
    });
  const rows = [...rowsOf('topic', topics), ...rowsOf('place', places)];
  await db.transaction().execute(async (store) => {
    await waitTurn(store, `policy follows ${accountId}`);
    await store.deleteFrom('policy_follow').where('account_id', '=', accountId).execute();
    await store.deleteFrom('policy_follower').where('account_id', '=', accountId).execute();
    if (rows.length > 0) await store.insertInto('policy_follow').values(rows).execute();
    if (mail && rows.length > 0) {
      await store.insertInto('policy_follower').values({ account_id: accountId, language, again_at: 0 }).execute();
    }
    await sql`insert into policy_told (account_id, policy_id) select ${accountId}, policy.policy_id from policy
      where ${isFollowed(sql`${accountId}`)} on conflict do nothing`.execute(store);
  });
}

/** The newest of what an account follows, and how many there are. */
export async function followedPolicies(
  db: StateDatabase,
  accountId: string,
  language: Language,
  now: number,
): Promise<{ items: PolicyItem[]; total: number }> {
  const followed = sql<SqlBool>`(${isFollowed(sql`${accountId}`)} and withdrawn_on = '')`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from policy where ${followed}`.execute(db);
  const items = await readPolicies(db, language, chinaDay(now), followed, sliceOf({ pageSize: mostNews }));
  return { items, total: Number(rows[0]?.total ?? 0) };
}
