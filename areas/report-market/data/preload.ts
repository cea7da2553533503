import { areaPreload } from '@portal/shell';
import { opened, orders, ownOrders, reports } from './ask.ts';
import { marketView, queryOf } from './market-view.ts';

/** The list and the report that is open, or the orders. */
export const preload = areaPreload(({ page, query }) => {
  if (page === 'orders') return [orders.ask(ownOrders)];
  const view = marketView.read(query);
  return [...(view.id ? [opened.ask(view.id)] : []), reports.ask(queryOf(view, page === 'vip' ? 'vip' : 'reports'))];
});
