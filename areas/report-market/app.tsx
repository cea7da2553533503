import type { AreaProps } from '@portal/shell';
import { AreaPages } from '@portal/ui';
import { ListPage } from './list/list-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';

const Catalogue = () => <ListPage shelf="reports" />;
const OnOrder = () => <ListPage shelf="vip" />;

/** S1.006 S2.051: the catalogue, the reports that are had on order, and the orders of the account. */
export default function App({ basePath }: AreaProps) {
  return <AreaPages basePath={basePath} pages={{ reports: Catalogue, vip: OnOrder, orders: OrdersPage }} />;
}
