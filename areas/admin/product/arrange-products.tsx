import {
  Button,
  Card,
  formatNumber,
  IconButton,
  IconChevronDown,
  IconChevronUp,
  type ListColumn,
  ListTable,
  SelectField,
} from '@portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ProductList } from '../data/ask.ts';
import classes from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { useTextOf } from './product-parts.tsx';
import { useSaveProduct } from './use-save-product.ts';

type Row = ProductList['products'][number];
type Direction = 'up' | 'down';

interface ArrangeProductsProps {
  list: ProductList;
  /** Back to the list, saved or not. */
  onClose: () => void;
}

/** The order of all products and the group of each: by buttons, so that the keys do it as well as the pointer. */
export function ArrangeProducts({ list, onClose }: ArrangeProductsProps) {
  const translate = phrases.useTranslate();
  const textOf = useTextOf();
  const [rows, setRows] = useState(list.products);
  const [moved, setMoved] = useState<{ key: string; direction: Direction } | null>(null);
  const { busy, problem, save } = useSaveProduct();
  const place = useRef<HTMLDivElement>(null);
  // A row that is moved takes the focus of its button along; at the end of the list its other button has it.
  useLayoutEffect(() => {
    if (!moved) return;
    const button = (direction: Direction) =>
      place.current?.querySelector<HTMLButtonElement>(`[data-move="${moved.key} ${direction}"]:enabled`);
    (button(moved.direction) ?? button('up') ?? button('down'))?.focus();
  }, [moved]);
  const move = (key: string, direction: Direction) => {
    const at = rows.findIndex((row) => row.key === key);
    const row = rows[at];
    if (!row) return;
    setRows(rows.toSpliced(at, 1).toSpliced(direction === 'up' ? at - 1 : at + 1, 0, row));
    setMoved({ key, direction });
  };
  const choose = (key: string, categoryKey: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, categoryKey } : row)));
  const store = async (products: { product: string; category: string }[]) => {
    if (await save('arrangeProducts', { products })) onClose();
  };
  const movedRow = rows.find(({ key }) => key === moved?.key);
  const movedWords = movedRow && {
    name: textOf(movedRow.name),
    n: formatNumber(rows.indexOf(movedRow) + 1),
    total: formatNumber(rows.length),
  };
  const columns: ListColumn<Row>[] = [
    {
      key: 'place',
      label: translate('arrangePlace'),
      kind: 'figure',
      tight: true,
      cell: (row) => formatNumber(rows.indexOf(row) + 1),
    },
    { key: 'name', label: translate('product'), cell: ({ name }) => textOf(name) },
    {
      key: 'group',
      label: translate('productGroup'),
      cell: ({ key, name, categoryKey }) => (
        <SelectField
          label={translate('groupOf', { name: textOf(name) })}
          labelHidden
          options={list.categories.map((each) => ({ value: each.key, label: `${each.group} · ${each.name}` }))}
          value={categoryKey}
          onChange={(category) => choose(key, category)}
        />
      ),
    },
    {
      key: 'move',
      label: translate('action'),
      kind: 'action',
      cell: (row) => (
        <>
          <IconButton
            label={translate('moveUp', { name: textOf(row.name) })}
            disabled={rows[0] === row}
            onClick={() => move(row.key, 'up')}
            data-move={`${row.key} up`}
          >
            <IconChevronUp />
          </IconButton>
          <IconButton
            label={translate('moveDown', { name: textOf(row.name) })}
            disabled={rows.at(-1) === row}
            onClick={() => move(row.key, 'down')}
            data-move={`${row.key} down`}
          >
            <IconChevronDown />
          </IconButton>
        </>
      ),
    },
  ];
  const wanted = rows.map(({ key: product, categoryKey: category }) => ({ product, category }));
  const isEdited = rows.some((row, at) => row.key !== list.products[at]?.key || row !== list.products[at]);
  return (
    <Card title={translate('arrange')} caption={translate('arrangeNote')} data-testid="arrange">
      <div ref={place} className={classes.column}>
        <ListTable
          label={translate('arrange')}
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          data-testid="arrange-table"
        />
        <p className={classes.quiet} aria-live="polite" data-testid="arrange-moved">
          {movedWords && translate('movedTo', movedWords)}
        </p>
        {problem && (
          <p role="alert" className={classes.alert} data-testid="arrange-problem">
            {problem}
          </p>
        )}
        <div className={classes.actions}>
          {list.isArranged && (
            <Button disabled={busy} onClick={() => void store([])} data-testid="arrange-back">
              {translate('arrangeBack')}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {translate('cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={!isEdited}
            onClick={() => void store(wanted)}
            data-testid="arrange-save"
          >
            {translate('save')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
