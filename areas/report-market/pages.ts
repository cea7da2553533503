// Written by npm run areas: the code of the pages that area.ts lists.
import { OrdersPage } from './pages/orders/orders-page.tsx';
import { ReportsPage } from './pages/reports/reports-page.tsx';
import { VipPage } from './pages/vip/vip-page.tsx';

export default {
  reports: ReportsPage,
  vip: VipPage,
  orders: OrdersPage,
};
