import { Button, Card, formatDate, type ListColumn, ListTable, Tag } from '@portal/ui';
import type { CompanySheet } from '../data/ask.ts';
import { Nothing } from '../parts/account-parts.tsx';
import { phrases } from '../phrases.ts';

type Bought = CompanySheet['products'][number];

interface BoughtProductsProps {
  products: readonly Bought[];
  /** Where who looks may change it. */
  onBuy?: (() => void) | undefined;
  onEnd?: ((product: string) => void) | undefined;
  busy?: boolean;
}

/** What a company has bought, and until when. */
export function BoughtProducts({ products, onBuy, onEnd, busy = false }: BoughtProductsProps) {
  const translate = phrases.useTranslate();
  const columns: ListColumn<Bought>[] = [
    { key: 'product', label: translate('product'), cell: ({ name }) => name },
    { key: 'to', label: translate('lastDay'), tight: true, cell: ({ toYmd }) => formatDate(toYmd) },
    {
      key: 'state',
      label: translate('state'),
      cell: ({ current }) => (
        <Tag tone={current ? 'success' : 'warning'}>{translate(current ? 'grantCurrent' : 'boughtOver')}</Tag>
      ),
    },
  ];
  const ending: ListColumn<Bought> = {
    key: 'end',
    label: translate('action'),
    kind: 'action',
    cell: ({ product, name }) => (
      <Button
        size="small"
        variant="quiet"
        disabled={busy}
        aria-label={translate('endPurchaseOf', { name })}
        onClick={() => onEnd?.(product)}
        data-testid="purchase-end"
      >
        {translate('endPurchase')}
      </Button>
    ),
  };
  return (
    <Card
      flush={products.length > 0}
      title={translate('bought')}
      caption={translate('boughtNote')}
      actions={
        onBuy && (
          <Button size="small" onClick={onBuy} data-testid="company-buy">
            {translate('buy')}
          </Button>
        )
      }
    >
      {products.length === 0 ? (
        <Nothing text={translate('nothingBought')} />
      ) : (
        <ListTable
          label={translate('bought')}
          columns={onEnd ? [...columns, ending] : columns}
          rows={products}
          keyOf={({ product }) => product}
          data-testid="company-bought"
        />
      )}
    </Card>
  );
}
