import { type CallData, type CallPayload, questionsBy, questionsTo, request } from '@portal/shell';

export type Found = CallData<'marketReports'>;
export type Opened = CallData<'marketReport'>;
export type MarketQuery = CallPayload<'marketReports'>;
export type Item = Found['items'][number];
export type Order = CallData<'reportOrders'>['orders'][number];

/** Lists of reports. What preload has asked, the page does not ask again. */
export const reports = questionsTo('marketReports');

/** Reports by their id, each with addresses for the reader that work for some minutes. */
export const opened = questionsBy('marketReport', (reportId: string) => request('marketReport', { reportId }));

/** The orders of the account. */
export const orders = questionsTo('reportOrders');

export const ownOrders: Record<string, never> = {};

/** Orders a report; whoever shows it, its list or the orders next asks the server anew. */
export async function orderReport(reportId: string, note: string, query: MarketQuery): Promise<Order> {
  const order = await request('orderReport', { reportId, ...(note.trim() && { note: note.trim() }) });
  opened.forget(reportId);
  orders.forget(ownOrders);
  reports.forget(query);
  return order;
}

/**
 * Takes an order back that waits; whoever shows it, its report or the list next asks the server anew, also where it was
 * decided meanwhile.
 */
export async function cancelOrder({ reportId }: Order, query: MarketQuery | null): Promise<void> {
  try {
    await request('cancelOrder', { reportId });
  } finally {
    opened.forget(reportId);
    orders.forget(ownOrders);
    if (query) reports.forget(query);
  }
}

/** Asks for one part of what a question finds, for a file of all of it. @throws CallError */
export const partOf =
  (query: MarketQuery) =>
  (part: { page: number; pageSize: number }): Promise<Found> =>
    request('marketReports', { ...query, ...part });
