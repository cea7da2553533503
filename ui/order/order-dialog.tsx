import type { HTMLAttributes, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Modal } from '../dialog/modal.tsx';
import { Unseen } from '../unseen/unseen.tsx';
import classes from './order-dialog.module.css';
import type { Ordering } from './use-order.ts';

export interface OrderDialogProps<Name extends string> {
  /** Names the dialog to tests; `hook` is what the hooks of its buttons begin with. */
  name: string;
  hook: string;
  words: Record<'title' | 'lead' | 'close' | 'reset' | 'cancel' | 'save', string>;
  ordering: Pick<Ordering<Name>, 'list' | 'spoken'>;
  busy?: boolean;
  onReset: () => void;
  onSave: () => void;
  onClose: () => void;
  /** Stands below the list. */
  status: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list that a person puts in order; nothing is kept before it is saved. */
export function OrderDialog<Name extends string>(props: OrderDialogProps<Name>) {
  const { name, hook, words, ordering, busy = false, onReset, onSave, onClose, status, children } = props;
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      width={480}
      data-testid={name}
      footer={
        <div className={classes.foot}>
          <Button variant="quiet" disabled={busy} data-testid={`${hook}-reset`} onClick={onReset}>
            {words.reset}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" loading={busy} data-testid={`${hook}-save`} onClick={onSave}>
            {words.save}
          </Button>
        </div>
      }
    >
      <p className={classes.lead}>{words.lead}</p>
      <ul ref={ordering.list} className={classes.list}>
        {children}
      </ul>
      {status}
      <Unseen aria-live="polite">{ordering.spoken}</Unseen>
    </Modal>
  );
}

export interface OrderRowProps extends HTMLAttributes<HTMLLIElement> {
  /** Its place, counted from 0; -1 where it has none. */
  at: number;
  dragged: boolean;
}

/** A row of the list. */
export const OrderRow = ({ at, dragged, className, ...rest }: OrderRowProps) => (
  <li
    className={classNames(classes.row, dragged && classes.dragged, className)}
    data-place={at < 0 ? undefined : at}
    {...rest}
  />
);
