import { type MenuEntry, useLanguage } from '@portal/shell';
import { classNames, type Grip, IconButton, IconChevronsUp, OrderHandles } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './product-order.module.css';

interface ProductRowProps {
  app: MenuEntry;
  /** Its place, counted from 0, of so many. */
  at: number;
  of: number;
  dragged: boolean;
  grip: Grip;
  onMove: (to: number) => void;
}

/** A product of the rail, which can be dragged, or moved by its buttons. */
export function ProductRow({ app: { id, title, category }, at, of, dragged, grip, onMove }: ProductRowProps) {
  const say = useTranslate();
  const language = useLanguage();
  return (
    <li
      className={classNames(classes.row, dragged && classes.dragged)}
      data-testid="product-order-row"
      data-app-id={id}
      data-place={at}
    >
      <span className={classes.name}>
        {title}
        {category && <span className={classes.category}>{category}</span>}
      </span>
      <IconButton
        className={classes.top}
        label={say('top', { name: title })}
        aria-disabled={at === 0}
        data-testid="product-top"
        data-name={id}
        onClick={() => onMove(0)}
      >
        <IconChevronsUp />
      </IconButton>
      <OrderHandles
        hook="product"
        name={id}
        label={title}
        at={at}
        of={of}
        dragged={dragged}
        grip={grip}
        language={language}
        onMove={onMove}
      />
    </li>
  );
}
