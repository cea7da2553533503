import type { ReportState } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whose rights count, and on which day YYYYMMDD of China. */
export interface Reader {
  accountId: string;
  today: string;
}

const orders = (accountId: string, condition: RawBuilder<SqlBool>) =>
  sql`select 1 from report_order where report_order.report_id = report.report_id
    and report_order.account_id = ${accountId} and ${condition}`;

const word = (state: ReportState) => sql.lit(state);

/**
 * What a report is to an account: what costs nothing may be read by all who hold the product, all else by an order that was
 * granted and is not over. Wants `report` and `report_offer` beside it.
 */
export const stateSql = ({ accountId, today }: Reader): RawBuilder<ReportState> => sql<ReportState>`case
  when report_offer.price = 0 then ${word('open')}
  when exists (${orders(accountId, sql`report_order.state = 'granted' and until_ymd >= ${today}`)}) then ${word('open')}
  when exists (${orders(accountId, sql`report_order.state = 'asked'`)}) then ${word('asked')}
  when exists (${orders(accountId, sql`report_order.state = 'granted'`)}) then ${word('expired')}
  when exists (${orders(accountId, sql`report_order.state = 'declined'`)}) then ${word('declined')}
  else ${word('closed')} end`;

/** The last day of the right, YYYYMMDD; null where there is none, or none is needed. */
export const untilSql = ({ accountId }: Reader): RawBuilder<string | null> => sql<string | null>`(select max(until_ymd)
  from report_order where report_order.report_id = report.report_id and report_order.account_id = ${accountId}
  and report_order.state = 'granted' and coalesce(report_offer.price, 1) <> 0)`;

/** Whether a report costs nothing, what is written, or what one is told on asking. */
export const priceSql = sql<string>`case when report_offer.price is null then 'ask'
  when report_offer.price = 0 then 'free' else 'priced' end`;
