import type { Language, PolicyItem } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../../kernel/days/dates.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { sliceOf } from '../../conditions.ts';
import { readPolicies } from '../find-policies.ts';
import { isFollowed } from './follow-store.ts';

/** Policies that one mail tells of, at most; it says how many more there are. */
const mostNotified = 20;

/** Who is to be told of new policies by mail, in which language. */
export interface Follower {
  accountId: string;
  language: Language;
}

const account = sql<string>`policy_follower.account_id`;

/** What is followed, is there, and was not told yet. */
const isNew = sql<SqlBool>`(policy.withdrawn_on = '' and ${isFollowed(account)} and not exists (select 1 from policy_told
  where policy_told.account_id = ${account} and policy_told.policy_id = policy.policy_id))`;

/** The accounts that there is something new for, and whose mail did not fail a moment ago. */
export async function followersToTell(db: StateDatabase, now: number): Promise<Follower[]> {
  const { rows } = await sql<{
    account_id: string;
    language: Language;
  }>`select account_id, language from policy_follower
    where again_at <= ${now} and exists (select 1 from policy where ${isNew})
    order by account_id limit 200`.execute(db);
  return rows.map(({ account_id, language }) => ({ accountId: account_id, language }));
}

/** What is new for an account, taken by whoever comes first of several servers. */
export interface TakenPolicies {
  items: PolicyItem[];
  total: number;
  /** Gives them back where they could not be told; they are tried again at that instant. */
  giveBack(again: number): Promise<void>;
}

/** Takes what is new for an account: it counts as told from here on. Empty where another server was first. */
export async function takeNewPolicies(
  db: StateDatabase,
  { accountId, language }: Follower,
  now: number,
): Promise<TakenPolicies> {
  const { rows } = await sql<{ policy_id: string }>`insert into policy_told (account_id, policy_id)
    select policy_follower.account_id, policy.policy_id from policy, policy_follower
    where policy_follower.account_id = ${accountId} and ${isNew}
    on conflict do nothing returning policy_id`.execute(db);
  const ids = rows.map(({ policy_id }) => policy_id);
  const own = sql<SqlBool>`policy.policy_id in (${sql.join(ids.slice(0, 500))})`;
  return {
    items:
      ids.length === 0 ? [] : await readPolicies(db, language, chinaDay(now), own, sliceOf({ pageSize: mostNotified })),
    total: ids.length,
    async giveBack(again) {
      for (const id of ids) {
        await db.deleteFrom('policy_told').where('account_id', '=', accountId).where('policy_id', '=', id).execute();
      }
      await db.updateTable('policy_follower').set({ again_at: again }).where('account_id', '=', accountId).execute();
    },
  };
}
