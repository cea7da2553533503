import type { CallData, Language } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf } from '../conditions.ts';
import { lastMonths } from '../days.ts';
import { kindNames, levelNames } from '../names.ts';
import { countBy, readPolicies } from './find-policies.ts';
import { upcomingPolicies } from './host-policies.ts';

/** The months whose number of new policies is shown. */
const months = 24;

/** What the first page of the policy area shows. */
export async function readPolicyHome(
  db: StateDatabase,
  language: Language,
  now: number,
): Promise<CallData<'policyHome'>> {
  const everything = sql<SqlBool>`1 = 1`;
  const issued = await sql<{ month: string; count: number }>`select substr(issued_on, 1, 6) as month, count(*) as count
    from policy group by 1`.execute(db);
  const counts = new Map(issued.rows.map(({ month, count }) => [month, count]));
  const total = issued.rows.reduce((sum, { count }) => sum + count, 0);
  return {
    latest: await readPolicies(db, language, chinaDay(now), everything, sliceOf({ pageSize: 10 })),
    upcoming: await upcomingPolicies(db, language, now),
    kinds: await countBy(db, sql.ref('kind'), everything, kindNames, language),
    levels: await countBy(db, sql.ref('level'), everything, levelNames, language),
    months: lastMonths(now, months).map((month) => ({ month, count: counts.get(month.replace('-', '')) ?? 0 })),
    total,
  };
}
