import type { CallData } from '@portal/contract';
import { sql } from 'kysely';
import { chinaDay, instantOfDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { Reach } from '../reach/reach.ts';
import { dayAfter } from '../values/read-values.ts';
import { listAccounts } from './list-accounts.ts';

const dayLength = 24 * 60 * 60 * 1000;
const signInDays = 7;
const expiringDays = 30;

const countOf = ({ count } = { count: 0 }): number => Number(count);

/** The ids of the accounts that are in reach, as the store selects them; null for all. */
const peopleOf = (reach: Reach) =>
  reach === 'portal'
    ? null
    : (db: StateDatabase) => db.selectFrom('account').select('account_id').where('company_id', '=', reach.companyId);

/**
 * What waits, and how things stand.
 * @param decides whether who asks decides about applications and orders
 * @param reach whose accounts are counted; of the portal as a whole nothing is told to who sees one company
 * @param now milliseconds since 1970
 */
export async function readOverview(
  db: StateDatabase,
  { decides, reach }: { decides: boolean; reach: Reach },
  now: number,
): Promise<CallData<'administrationOverview'>> {
  const today = chinaDay(now);
  const accounts = async (query: Parameters<typeof listAccounts>[1]) =>
    (await listAccounts(db, { ...query, pageSize: 1 }, reach, now)).total;
  const ids = peopleOf(reach);
  const [total, active, suspended, expiring, companies, sessions, trials, orders, keys, signIns] = await Promise.all([
    accounts({}),
    accounts({ conditions: ['active'] }),
    accounts({ conditions: ['suspended'] }),
    accounts({ expiringDays }),
    db
      .selectFrom('company')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst(),
    db
      .selectFrom('session')
      .select(({ fn }) => [
        fn.count<number>('family').distinct().as('open'),
        fn.count<number>('account_id').distinct().as('people'),
      ])
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .where(({ and, eb }) => and(ids === null ? [] : [eb('account_id', 'in', ids(db))]))
      .executeTakeFirst(),
    db
      .selectFrom('trial')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirst(),
    db
      .selectFrom('report_order')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'asked')
      .executeTakeFirst(),
    db
      .selectFrom('api_key')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('ended_at', 'is', null)
      .where('to_ymd', '>=', today)
      .executeTakeFirst(),
    readSignIns(db, ids, now),
  ]);
  return {
    accounts: { total, active, suspended, expiring },
    companies: ids === null ? countOf(companies) : null,
    sessions: { open: Number(sessions?.open ?? 0), accounts: Number(sessions?.people ?? 0) },
    waiting: decides ? { trials: countOf(trials), orders: countOf(orders) } : null,
    keys: ids === null ? { open: countOf(keys) } : null,
    signIns,
  };
}

/** Sign-ins of each of the last days of China, today included, by what came of them; counted by the store. */
async function readSignIns(
  db: StateDatabase,
  ids: ReturnType<typeof peopleOf>,
  now: number,
): Promise<CallData<'administrationOverview'>['signIns']> {
  const days = Array.from({ length: signInDays }, (_, back) => dayAfter(now, back + 1 - signInDays));
  const begin = instantOfDay(days[0] ?? '');
  const at = sql<number>`(at - ${sql.lit(begin)}) / ${sql.lit(dayLength)}`;
  const rows = await db
    .selectFrom('audit')
    .select(({ fn }) => [at.as('day'), 'outcome', fn.countAll<number>().as('count')])
    .where('action', '=', 'sign-in')
    .where('at', '>=', begin)
    .where(({ and, eb }) => and(ids === null ? [] : [eb('account_id', 'in', ids(db))]))
    .groupBy([at, 'outcome'])
    .execute();
  const sum = (day: number, fits: (outcome: string) => boolean) =>
    rows.reduce((all, row) => all + (Number(row.day) === day && fits(row.outcome) ? Number(row.count) : 0), 0);
  return days.map((ymd, day) => ({
    ymd,
    done: sum(day, (outcome) => outcome === 'done'),
    refused: sum(day, (outcome) => outcome !== 'done'),
  }));
}
