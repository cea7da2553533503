import type { Language, PolicyItem } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf } from '../conditions.ts';
import { dayAfter } from '../days.ts';
import { readPolicies } from './find-policies.ts';
import { statusOn } from './status-on.ts';

/** How far ahead a change of what is in force is worth knowing, in days. */
const ahead = 90;

/** The next day on which a policy comes into force or ends. */
const nextChange = (today: string): RawBuilder<string> =>
  sql<string>`case when effective_from > ${today} then effective_from else effective_to end`;

const changesSoon = (now: number): RawBuilder<SqlBool> => {
  const today = chinaDay(now);
  const next = nextChange(today);
  return sql<SqlBool>`(withdrawn_on = '' and ${next} >= ${today} and ${next} <= ${dayAfter(now, ahead)})`;
};

/** Policies that come into force or end within 90 days, the nearest first. */
export function upcomingPolicies(db: StateDatabase, language: Language, now: number): Promise<PolicyItem[]> {
  const today = chinaDay(now);
  const order = sql`${nextChange(today)}, policy.policy_id`;
  return readPolicies(db, language, today, changesSoon(now), sliceOf({ pageSize: 10 }), order);
}

/**
 * S7.047: the policies most worth knowing now, five at most: first those that come into force or end within 90 days,
 * the nearest first; then those in force, the latest to have come into force first. Policies of this country stand
 * before those of others.
 */
export function hostPolicies(db: StateDatabase, language: Language, now: number): Promise<PolicyItem[]> {
  const today = chinaDay(now);
  const soon = changesSoon(now);
  const condition = sql<SqlBool>`(${soon} or ${statusOn(today)} = 'in-force')`;
  const order = sql`case when level = 'foreign' then 1 else 0 end, case when ${soon} then 0 else 1 end,
    case when ${soon} then ${nextChange(today)} else '' end, effective_from desc, policy.policy_id desc`;
  return readPolicies(db, language, today, condition, sliceOf({ pageSize: 5 }), order);
}
