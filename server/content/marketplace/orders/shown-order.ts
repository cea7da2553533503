import type { Language, ReportOrder } from '@portal/contract';
import { wireDay } from '../../days.ts';
import type { StoredOrder } from './order-store.ts';

/** An order as its account is shown it. @param today YYYYMMDD @param present whether the report is still there */
export const shownOrder = (order: StoredOrder, today: string, present: boolean, language: Language): ReportOrder => ({
  orderId: order.order_id,
  reportId: order.report_id,
  title: language === 'en' ? order.title_en : order.title_zh,
  present,
  state: stateOf(order, today),
  price: order.price,
  askedAt: order.asked_at,
  decidedAt: order.decided_at,
  until: wireDay(order.until_ymd),
  note: order.note,
  answer: order.answer,
});

/** What was granted is over when its last day in China is. */
export const stateOf = ({ state, until_ymd }: Pick<StoredOrder, 'state' | 'until_ymd'>, today: string) =>
  state === 'granted' && until_ymd < today ? 'expired' : (state as 'asked' | 'granted' | 'declined' | 'cancelled');
