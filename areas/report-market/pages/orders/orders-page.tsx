import { PortalLink, useAnswer, useMenuNames } from '@portal/shell';
import { AnswerPlace, EmptyState, Skeleton } from '@portal/ui';
import { orders, ownOrders } from '../../data/ask.ts';
import { MarketProblem } from '../../list/problem.tsx';
import { OrderTable } from '../../orders/order-table.tsx';
import classes from '../../orders/orders.module.css';
import { phrases } from '../../phrases.ts';

const catalogue = '/report-market/reports';

/** The orders of the account, the newest first, with what was decided. */
export function OrdersPage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const answered = useAnswer(orders, ownOrders);
  return (
    <div className={classes.page} data-testid="market-orders">
      <h1 tabIndex={-1}>{menuName('/report-market/orders', translate('orders'))}</h1>
      <AnswerPlace
        answered={answered}
        loading={translate('loading')}
        skeleton={<Skeleton height={240} />}
        problem={(error, retry) => <MarketProblem framed error={error} retry={retry} />}
      >
        {({ orders: all }) =>
          all.length > 0 ? (
            <OrderTable orders={all} />
          ) : (
            <EmptyState
              framed
              data-testid="market-no-orders"
              title={translate('noOrders')}
              text={translate('noOrdersText')}
              action={<PortalLink to={catalogue}>{translate('toCatalogue')}</PortalLink>}
            />
          )
        }
      </AnswerPlace>
    </div>
  );
}
