import { Button, type ListColumn, Tag } from '@portal/ui';
import { phrases } from '../phrases.ts';
import { actionColumn } from './action-column.tsx';
import { TableCard } from './table-card.tsx';

/** A product that somebody has, or had. */
export interface ListedProduct {
  product: string;
  name: string;
  current: boolean;
}

interface ProductCardProps<Product extends ListedProduct> {
  title: string;
  caption?: string;
  products: readonly Product[];
  /** In place of a table without rows. */
  none: string;
  /** Until when, or from when to when. */
  days: Omit<ListColumn<Product>, 'key' | 'tight'>;
  /** What one says that is not current. */
  over: { tone: 'warning' | 'neutral'; label: string };
  /** How one more is given; absent where who looks may not. */
  add?: { label: string; run: () => void; testId: string } | undefined;
  /** How one is taken away; absent likewise. */
  take?: { label: string; of: (name: string) => string; busy: boolean; run: (product: string) => void; testId: string };
  'data-testid': string;
}

/** The products of an account or of a company, and the ways to give and to take them. */
export function ProductCard<Product extends ListedProduct>(props: ProductCardProps<Product>) {
  const { title, caption, products, none, days, over, add, take, 'data-testid': testId } = props;
  const translate = phrases.useTranslate();
  const columns: ListColumn<Product>[] = [
    { key: 'product', label: translate('product'), cell: ({ name }) => name },
    { key: 'days', tight: true, ...days },
    {
      key: 'state',
      label: translate('state'),
      cell: ({ current }) => (
        <Tag tone={current ? 'success' : over.tone}>{current ? translate('grantCurrent') : over.label}</Tag>
      ),
    },
  ];
  if (take)
    columns.push(
      actionColumn({
        text: take.label,
        label: ({ name }) => take.of(name),
        run: ({ product }) => take.run(product),
        hook: take.testId,
        busy: take.busy,
      }),
    );
  return (
    <TableCard
      title={title}
      caption={caption}
      actions={
        add && (
          <Button size="small" onClick={add.run} data-testid={add.testId}>
            {add.label}
          </Button>
        )
      }
      none={none}
      columns={columns}
      rows={products}
      keyOf={({ product }) => product}
      data-testid={testId}
    />
  );
}
