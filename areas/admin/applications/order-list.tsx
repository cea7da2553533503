import { request, useAnswer } from '@portal/shell';
import { Button, formatDate, formatDateTime, formatNumber, type ListColumn, Segmented } from '@portal/ui';
import { useState } from 'react';
import { orderStates } from '../data/applications-view.ts';
import { type Order, orders } from '../data/ask.ts';
import { AccountLink } from '../parts/account-parts.tsx';
import { Answer } from '../parts/answer.tsx';
import { ListCard } from '../parts/list-card.tsx';
import classes from '../parts/parts.module.css';
import { TaskDialog, type TaskField } from '../parts/task-dialog.tsx';
import { phrases } from '../phrases.ts';

interface OrderListProps {
  state: (typeof orderStates)[number];
  onState: (state: (typeof orderStates)[number]) => void;
}

type Decision = 'grant' | 'decline' | 'end';

/** Orders of reports in one state; those that wait can be decided, and a right that was granted can be ended. */
export function OrderList({ state, onState }: OrderListProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(orders, { state });
  const [open, setOpen] = useState<{ order: Order; decision: Decision } | null>(null);
  return (
    <>
      <Segmented
        className={classes.start}
        label={translate('state')}
        options={orderStates.map((value) => ({ value, label: translate(`order/${value}`) }))}
        value={state}
        onChange={onState}
      />
      <Answer answered={answered} height={320}>
        {({ orders: found }) => (
          <ListCard
            label={translate('kind/orders')}
            columns={columnsOf(translate, state, (order, decision) => setOpen({ order, decision }))}
            rows={found}
            keyOf={({ orderId }) => orderId}
            empty={{ title: translate('noOrders') }}
            data-testid="order-table"
          />
        )}
      </Answer>
      {open && <OrderDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const columnsOf = (
  translate: ReturnType<typeof phrases.useTranslate>,
  state: OrderListProps['state'],
  decide: (order: Order, decision: Decision) => void,
): ListColumn<Order>[] => [
  {
    key: 'report',
    label: translate('report'),
    cell: ({ title, reportId }) => (
      <>
        {title}
        <span className={classes.quiet}>{reportId}</span>
      </>
    ),
  },
  { key: 'account', label: translate('account'), cell: (order) => <AccountLink {...order} /> },
  {
    key: 'at',
    label: translate('orderedAt'),
    tight: true,
    cell: ({ orderedAt }) => formatDateTime(new Date(orderedAt)),
  },
  {
    key: 'price',
    label: translate('price'),
    kind: 'figure',
    cell: ({ price }) => (price === null ? translate('onRequest') : formatNumber(price)),
  },
  { key: 'note', label: translate('note'), cell: ({ note }) => note || translate('none') },
  { key: 'until', label: translate('lastDay'), tight: true, cell: ({ untilYmd }) => formatDate(untilYmd) },
  {
    key: 'decision',
    label: translate('decision'),
    kind: state === 'asked' || state === 'granted' ? 'action' : undefined,
    cell: (order) => (
      <span className={classes.pair}>
        {order.state === 'asked' && (
          <>
            <Button size="small" variant="primary" onClick={() => decide(order, 'grant')} data-testid="order-grant">
              {translate('grantOrder')}
            </Button>
            <Button size="small" onClick={() => decide(order, 'decline')} data-testid="order-decline">
              {translate('decline')}
            </Button>
          </>
        )}
        {order.state === 'granted' && (
          <Button size="small" onClick={() => decide(order, 'end')} data-testid="order-end">
            {translate('endRight')}
          </Button>
        )}
        {order.state !== 'asked' && order.state !== 'granted' && (order.answer || translate('none'))}
      </span>
    ),
  },
];

function OrderDialog({ order, decision, onClose }: { order: Order; decision: Decision; onClose: () => void }) {
  const translate = phrases.useTranslate();
  const { orderId, title } = order;
  const answer: TaskField = { kind: 'text', name: 'note', label: translate('answer'), hint: translate('answerHint') };
  const until: TaskField = { kind: 'day', name: 'to', label: translate('lastDay') };
  const words = {
    grant: { lead: translate('grantOrderLead'), submit: translate('grantOrder'), fields: [until, answer] },
    decline: { lead: translate('declineLead'), submit: translate('decline'), fields: [answer] },
    end: { lead: translate('endRightLead'), submit: translate('endRight'), fields: [] },
  }[decision];
  return (
    <TaskDialog
      {...words}
      title={title}
      danger={decision !== 'grant'}
      onClose={onClose}
      run={({ text }) => {
        const note = text('note') ? { note: text('note') } : {};
        const to = text('to') ? { to: text('to') } : {};
        return decision === 'grant'
          ? request('grantReportOrder', { orderId, ...note, ...to })
          : decision === 'decline'
            ? request('declineReportOrder', { orderId, ...note })
            : request('endReportRight', { orderId });
      }}
      after={() => {
        for (const state of orderStates) orders.forget({ state });
      }}
    />
  );
}
