import { type MenuEntry, useLanguage, useSession } from '@portal/shell';
import { inOrderOf, keepProductOrder, railApps, useRailCapacity } from '@portal/shell/insider';
import { OrderDialog, useOrder } from '@portal/ui';
import { Fragment, useState } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './product-order.module.css';
import { ProductRow } from './product-row.tsx';

/** The products of the rail in an order of one's own; nothing is kept before it is saved. @param onClose takes it away */
export function ProductOrder({ onClose }: { onClose: () => void }) {
  const say = useTranslate();
  const language = useLanguage();
  const { menus, userInfo } = useSession();
  const usual = railApps(menus as MenuEntry[]);
  const [order, setOrder] = useState(() => inOrderOf(usual, userInfo?.productOrder ?? []).map(({ id }) => id));
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const capacity = useRailCapacity();
  const apps = inOrderOf(usual, order);
  const labelOf = (id: string) => usual.find((app) => app.id === id)?.title ?? '';
  const ordering = useOrder({ order: apps.map(({ id }) => id), onChange: setOrder, labelOf, language });
  const save = async (wanted: readonly string[]) => {
    setState('busy');
    try {
      await keepProductOrder(wanted);
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <OrderDialog
      name="product-order"
      hook="product-order"
      words={{
        title: say('title'),
        lead: say('lead'),
        close: say('close'),
        reset: say('reset'),
        cancel: say('cancel'),
        save: say('save'),
      }}
      ordering={ordering}
      busy={state === 'busy'}
      onReset={() => void save([])}
      onSave={() => void save(order)}
      onClose={onClose}
      status={
        <p className={classes.failed} role="alert">
          {state === 'failed' && say('failed')}
        </p>
      }
    >
      {apps.map((app, at) => (
        <Fragment key={app.id}>
          <ProductRow app={app} row={ordering.rowOf(app.id)} />
          {at + 1 === capacity && at + 1 < apps.length && (
            <li className={classes.fits} data-testid="product-order-fits">
              {say('fits')}
            </li>
          )}
        </Fragment>
      ))}
    </OrderDialog>
  );
}
