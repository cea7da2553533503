import type { UsageGroup } from '@portal/contract';
import { sql } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';

/** How a part of the portal was used. */
export interface Usage {
  visits: number;
  /** Different accounts; who was not signed in is not among them. */
  users: number;
  /** Different browsers, each from its start to its end. */
  sessions: number;
  downloads: number;
}

/** Days YYYYMMDD, both included. */
export interface Period {
  from: string;
  to: string;
}

const keys = {
  day: sql<string>`day`,
  // Anybody can send an id: those of no product count with the pages of none.
  product: sql<string>`case when product_id in (select product_id from product) then product_id else '' end`,
  // Of today: who has gone to another company takes the use along.
  company: sql<string>`coalesce((select company_id from account where account.account_id = tracking_event.account_id), '')`,
  account: sql<string>`account_id`,
};

const counts = {
  visits: sql<number>`sum(case when event_code = 'visit' then 1 else 0 end)`,
  users: sql<number>`count(distinct case when account_id <> '' then account_id end)`,
  sessions: sql<number>`count(distinct session_id)`,
  downloads: sql<number>`sum(case when event_code = 'download' then 1 else 0 end)`,
};

const within = (db: StateDatabase, { from, to }: Period) =>
  db
    .selectFrom('tracking_event')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('event_code', 'in', ['visit', 'download'])
    .select([
      counts.visits.as('visits'),
      counts.users.as('users'),
      counts.sessions.as('sessions'),
      counts.downloads.as('downloads'),
    ]);

/** The whole of a period; users and sessions of its days are not to be added up, because they come again. */
export async function readTotal(db: StateDatabase, period: Period): Promise<Usage> {
  return usageOf(await within(db, period).executeTakeFirstOrThrow());
}

/**
 * Use by day, product, company or account, keyed by its day or id; an empty key is what belongs to none: pages of no
 * product, or people of no company or who were not signed in. Days stand in their order, all others by visits.
 */
export async function readUsage(
  db: StateDatabase,
  period: Period,
  by: UsageGroup,
): Promise<(Usage & { key: string })[]> {
  const rows = await within(db, period).select(keys[by].as('key')).groupBy(keys[by]).orderBy(keys[by]).execute();
  const lines = rows.map((row) => ({ key: row.key, ...usageOf(row) }));
  return by === 'day' ? lines : lines.sort((line, other) => other.visits - line.visits);
}

/** PostgreSQL gives counts as text, and an empty sum is null. */
const usageOf = (row: Record<keyof Usage, number | string | null>): Usage => ({
  visits: Number(row.visits),
  users: Number(row.users),
  sessions: Number(row.sessions),
  downloads: Number(row.downloads),
});
