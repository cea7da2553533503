import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import type { ReportOrderTable } from '../../../state/tables/content-tables.ts';

export type StoredOrder = Selectable<ReportOrderTable>;

/** What is ordered: the report as it is called and what it costs at that moment. */
export type Ordered = Pick<StoredOrder, 'account_id' | 'report_id' | 'title_zh' | 'title_en' | 'price' | 'language'>;

/**
 * Orders a report for an account. While an order waits, another one for the same report changes its note alone.
 * @returns the order that waits
 */
export async function placeOrder(
  db: StateDatabase,
  ordered: Ordered,
  note: string,
  now: number,
): Promise<StoredOrder | undefined> {
  const order = { order_id: randomUUID(), ...ordered, state: 'asked', note, asked_at: now };
  return db
    .insertInto('report_order')
    .values({ ...order, decided_at: null, until_ymd: '', answer: '' })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'report_id'])
        .where(sql.ref('state'), '=', sql.lit('asked'))
        .doUpdateSet({ note, language: ordered.language }),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The orders of an account, the newest first. */
export const ordersOf = (db: StateDatabase, accountId: string): Promise<StoredOrder[]> =>
  db
    .selectFrom('report_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .orderBy('order_id')
    .execute();

/** The last order of an account for a report. */
export const latestOrder = (db: StateDatabase, accountId: string, reportId: string): Promise<StoredOrder | undefined> =>
  db
    .selectFrom('report_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('report_id', '=', reportId)
    .orderBy('asked_at', 'desc')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();

/** An order with the name of the account that has made it, for an operator. */
export type NamedOrder = StoredOrder & { user_name: string };

/** The orders of everybody, the oldest first. @param state null for all of them */
export const listOrders = (db: StateDatabase, state: string | null): Promise<NamedOrder[]> =>
  namedOrders(db)
    .$if(state !== null, (query) => query.where('report_order.state', '=', state ?? ''))
    .orderBy('asked_at')
    .orderBy('order_id')
    .execute();

/** The orders whose id begins so; an operator types as much of it as tells it from the others. */
export function findOrders(db: StateDatabase, beginning: string): Promise<NamedOrder[]> {
  if (!/^[0-9a-f-]{1,36}$/.test(beginning)) return Promise.resolve([]);
  return namedOrders(db).where('order_id', 'like', `${beginning}%`).execute();
}

const namedOrders = (db: StateDatabase) =>
  db
    .selectFrom('report_order')
    .innerJoin('account', 'account.account_id', 'report_order.account_id')
    .selectAll('report_order')
    .select('account.user_name');

/** What an operator decides: until when the report may be read, or that it may not. */
export type Decision = { state: 'granted'; until_ymd: string; answer: string } | { state: 'declined'; answer: string };

/**
 * Decides an order that waits; of two decisions at once one stands.
 * @returns undefined where it was decided before
 */
export const decideOrder = (
  db: StateDatabase,
  orderId: string,
  decision: Decision,
  now: number,
): Promise<StoredOrder | undefined> =>
  db
    .updateTable('report_order')
    .set({ ...decision, decided_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();

/**
 * Takes the order back that waits; of this and a decision at once one stands.
 * @returns undefined where the account has none for this report that waits
 */
export const cancelOrder = (
  db: StateDatabase,
  accountId: string,
  reportId: string,
  now: number,
): Promise<StoredOrder | undefined> =>
  db
    .updateTable('report_order')
    .set({ state: 'cancelled', decided_at: now })
    .where('account_id', '=', accountId)
    .where('report_id', '=', reportId)
    .where('state', '=', 'asked')
    .returningAll()
    .executeTakeFirst();

/** Ends a right that was granted, from this day on. @param yesterday YYYYMMDD, its last day then */
export const endRight = (db: StateDatabase, orderId: string, yesterday: string): Promise<StoredOrder | undefined> =>
  db
    .updateTable('report_order')
    .set({ until_ymd: yesterday })
    .where('order_id', '=', orderId)
    .where('state', '=', 'granted')
    .where('until_ymd', '>', yesterday)
    .returningAll()
    .executeTakeFirst();
