import { CallError } from '@portal/shell';
import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import { cancelOrder, type MarketQuery, type Order } from '../data/ask.ts';
import { phrases } from '../phrases.ts';

interface CancelOrderProps {
  order: Order;
  /** The list that is asked anew beside the orders; null where none is shown. */
  query: MarketQuery | null;
}

/** Takes an order back that waits. Another one is placed as easily, so nothing is asked first. */
export function CancelOrder({ order, query }: CancelOrderProps) {
  const translate = phrases.useTranslate();
  const [busy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      await cancelOrder(order, query);
      toast(translate('cancelled'), 'success');
    } catch (error) {
      toast((error instanceof CallError && error.msg2Client) || translate('cancelFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      disabled={busy}
      onClick={cancel}
      aria-label={translate('cancelOrderOf', { title: order.title })}
      data-testid="market-cancel"
    >
      {translate('cancelOrder')}
    </Button>
  );
}
