import { type MenuEntry, useLanguage, useSession } from '@portal/shell';
import { inOrderOf, keepProductOrder, railApps, useRailCapacity } from '@portal/shell/insider';
import { Button, Modal, moved, orderWords, Unseen, useDragOrder } from '@portal/ui';
import { Fragment, useRef, useState } from 'react';
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
  const [spoken, setSpoken] = useState('');
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const capacity = useRailCapacity();
  const list = useRef<HTMLUListElement>(null);
  const apps = inOrderOf(usual, order);
  const move = (id: string, to: number) => {
    const next = moved(order, id, to);
    if (next.join() === order.join()) return;
    setOrder(next);
    const title = usual.find((app) => app.id === id)?.title ?? '';
    setSpoken(orderWords[language].moved(title, next.indexOf(id) + 1, next.length));
  };
  const { dragged, grip } = useDragOrder(list, move);
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
    <Modal
      open
      onClose={onClose}
      title={say('title')}
      closeLabel={say('close')}
      width={480}
      data-testid="product-order"
      footer={
        <div className={classes.foot}>
          <Button
            variant="quiet"
            disabled={state === 'busy'}
            data-testid="product-order-reset"
            onClick={() => void save([])}
          >
            {say('reset')}
          </Button>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button
            variant="primary"
            loading={state === 'busy'}
            data-testid="product-order-save"
            onClick={() => void save(order)}
          >
            {say('save')}
          </Button>
        </div>
      }
    >
      <p className={classes.lead}>{say('lead')}</p>
      <ul ref={list} className={classes.list}>
        {apps.map((app, at) => (
          <Fragment key={app.id}>
            <ProductRow
              app={app}
              at={at}
              of={apps.length}
              dragged={dragged === app.id}
              grip={grip(app.id)}
              onMove={(to) => move(app.id, to)}
            />
            {at + 1 === capacity && at + 1 < apps.length && (
              <li className={classes.fits} data-testid="product-order-fits">
                {say('fits')}
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      <p className={classes.failed} role="alert">
        {state === 'failed' && say('failed')}
      </p>
      <Unseen aria-live="polite">{spoken}</Unseen>
    </Modal>
  );
}
