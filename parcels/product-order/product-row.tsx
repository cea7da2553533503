import { type MenuEntry, useLanguage } from '@portal/shell';
import { IconButton, IconChevronsUp, type OrderedRow, OrderHandles, OrderRow } from '@portal/ui';
import { useTranslate } from './phrases.ts';
import classes from './product-order.module.css';

interface ProductRowProps {
  app: MenuEntry;
  row: OrderedRow;
}

/** A product of the rail, which can be dragged, or moved by its buttons. */
export function ProductRow({ app: { id, title, category }, row }: ProductRowProps) {
  const say = useTranslate();
  const language = useLanguage();
  return (
    <OrderRow at={row.at} dragged={row.dragged} data-testid="product-order-row" data-app-id={id}>
      <span className={classes.name}>
        {title}
        {category && <span className={classes.category}>{category}</span>}
      </span>
      <IconButton
        className={classes.top}
        label={say('top', { name: title })}
        aria-disabled={row.at === 0}
        data-testid="product-top"
        data-name={id}
        onClick={() => row.onMove(0)}
      >
        <IconChevronsUp />
      </IconButton>
      <OrderHandles hook="product" name={id} label={title} language={language} {...row} />
    </OrderRow>
  );
}
