import { PortalLink } from '@portal/shell';
import { emptyText, formatDate, Unseen } from '@portal/ui';
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
  const heads = ['title', 'price', 'askedColumn', 'state', 'decidedColumn', 'untilColumn', 'answerColumn'] as const;
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-testid="market-order-table">
        <Unseen as="caption">{translate('orders')}</Unseen>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {translate(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.orderId} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ order }: { order: Order }) {
  const translate = phrases.useTranslate();
  const cells: [label: 'askedColumn' | 'decidedColumn' | 'untilColumn', day: string][] = [
    ['askedColumn', formatDate(dayOf(order.askedAt))],
    ['decidedColumn', order.decidedAt === null ? emptyText : formatDate(dayOf(order.decidedAt))],
    ['untilColumn', order.until === '' ? emptyText : formatDate(order.until)],
  ];
  const [orderedOn, decided, until] = cells.map(([label, day]) => (
    <td key={label} data-label={translate(label)}>
      {day}
    </td>
  ));
  return (
    <tr data-testid="market-order-row" data-state={order.state}>
      <th scope="row">
        {order.present ? <PortalLink to={pathOf(order)}>{order.title}</PortalLink> : order.title}
        {!order.present && <span className={classes.quiet}>{translate('withdrawn')}</span>}
        {order.note && (
          <span className={classes.quiet}>
            {translate('noteColumn')} · {order.note}
          </span>
        )}
      </th>
      <td data-label={translate('price')}>{priceText(order.price)}</td>
      {orderedOn}
      <td data-label={translate('state')} className={classes.state}>
        <StateTag state={order.state} />
        {order.state === 'asked' && <CancelOrder order={order} query={null} />}
      </td>
      {decided}
      {until}
      <td data-label={translate('answerColumn')}>{order.answer || emptyText}</td>
    </tr>
  );
}
