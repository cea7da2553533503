import type { MarketReportRecord } from '../../../content/index.ts';
import { chinaDay } from '../../../kernel/days/dates.ts';
import type { StateDatabase } from '../../../state/open-state.ts';

const day = 24 * 60 * 60 * 1000;

/** What the demonstration account has ordered: one order in each state. Days count from the one on which it is written. */
const ordered = [
  { asked: -12, decided: -11, state: 'granted', until: 354, answer: '' },
  { asked: -2, decided: null, state: 'asked', until: null, answer: '' },
  { asked: -30, decided: -28, state: 'declined', until: null, answer: '试用期内暂不开通 / Not during the trial' },
  { asked: -400, decided: -399, state: 'granted', until: -34, answer: '' },
] as const;

/**
 * Orders of the demonstration account for the first reports that cost something, where that account is there and its
 * password is the published one.
 */
export async function writeDemoOrders(
  store: StateDatabase,
  reports: readonly MarketReportRecord[],
  now: number,
): Promise<void> {
  const account = await store
    .selectFrom('account')
    .select('account_id')
    .where('user_name', '=', 'demo')
    .where('published_password', '=', 1)
    .executeTakeFirst();
  if (!account) return;
  const costly = reports.filter(({ price }) => price !== 0);
  for (const [at, order] of ordered.entries()) {
    const report = costly[at];
    const row = report && (await idOf(store, report.key));
    if (!report || !row) continue;
    await store
      .insertInto('report_order')
      .values({
        // An operator names an order by the beginning of its id.
        order_id: `0000000${at}-0000-4000-8000-000000000000`,
        account_id: account.account_id,
        report_id: row.report_id,
        title_zh: report.texts.zh_CN?.title ?? '',
        title_en: report.texts.en?.title ?? '',
        state: order.state,
        price: report.price,
        asked_at: now + order.asked * day,
        decided_at: order.decided === null ? null : now + order.decided * day,
        until_ymd: order.until === null ? '' : chinaDay(now + order.until * day),
        note: '',
        answer: order.answer,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const idOf = (store: StateDatabase, key: string) =>
  store.selectFrom('report').select('report_id').where('source_key', '=', key).executeTakeFirst();
