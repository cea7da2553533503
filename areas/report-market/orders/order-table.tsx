import { PortalLink } from '@portal/shell';
import { Card, emptyText, formatDate, type ListColumn, ListTable } from '@portal/ui';
import type { Order } from '../data/ask.ts';
import { priceText } from '../data/price-text.ts';
import { phrases } from '../phrases.ts';
import { CancelOrder } from '../report/cancel-order.tsx';
import { dayOf } from '../report/day-of.ts';
import { StateTag } from '../report/state-tag.tsx';
import classes from './orders.module.css';

const pathOf = ({ reportId }: Order) => `/report-market/reports?id=${encodeURIComponent(reportId)}`;

/** Orders in rows, which are cards where there is little room. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const translate = phrases.useTranslate();
  const columns: ListColumn<Order>[] = [
    { key: 'title', label: translate('title'), cell: (order) => <Title order={order} /> },
    { key: 'price', label: translate('price'), tight: true, cell: ({ price }) => priceText(price) },
    { key: 'asked', label: translate('askedColumn'), tight: true, cell: ({ askedAt }) => formatDate(dayOf(askedAt)) },
    {
      key: 'state',
      label: translate('state'),
      cell: (order) => (
        <span className={classes.state}>
          <StateTag state={order.state} />
          {order.state === 'asked' && <CancelOrder order={order} query={null} />}
        </span>
      ),
    },
    {
      key: 'decided',
      label: translate('decidedColumn'),
      tight: true,
      cell: ({ decidedAt }) => (decidedAt === null ? emptyText : formatDate(dayOf(decidedAt))),
    },
    {
      key: 'until',
      label: translate('untilColumn'),
      tight: true,
      cell: ({ until }) => (until === '' ? emptyText : formatDate(until)),
    },
    { key: 'answer', label: translate('answerColumn'), cell: ({ answer }) => answer || emptyText },
  ];
  return (
    <Card flush>
      <ListTable
        label={translate('orders')}
        columns={columns}
        rows={orders}
        keyOf={({ orderId }) => orderId}
        hooksOf={({ state }) => ({ 'data-testid': 'market-order-row', 'data-state': state })}
        data-testid="market-order-table"
      />
    </Card>
  );
}

function Title({ order }: { order: Order }) {
  const translate = phrases.useTranslate();
  return (
    <>
      {order.present ? <PortalLink to={pathOf(order)}>{order.title}</PortalLink> : order.title}
      {!order.present && <span className={classes.quiet}>{translate('withdrawn')}</span>}
      {order.note && (
        <span className={classes.quiet}>
          {translate('noteColumn')} · {order.note}
        </span>
      )}
    </>
  );
}
