import type { PlainPage } from '@portal/shell';
import { orders as ordersOf, ownOrders } from '../../data/ask.ts';

export const orders: PlainPage = {
  name: 'orders',
  words: { zh_CN: '我的申请', en: 'My orders' },
  ahead: () => [ordersOf.ask(ownOrders)],
};
