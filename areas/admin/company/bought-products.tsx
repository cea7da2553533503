import { formatDate } from '@portal/ui';
import type { CompanySheet } from '../data/ask.ts';
import { ProductCard } from '../parts/product-card.tsx';
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
  const ending = onEnd && {
    take: {
      label: translate('endPurchase'),
      of: (name: string) => translate('endPurchaseOf', { name }),
      busy,
      run: onEnd,
      testId: 'purchase-end',
    },
  };
  return (
    <ProductCard
      title={translate('bought')}
      caption={translate('boughtNote')}
      products={products}
      none={translate('nothingBought')}
      days={{ label: translate('lastDay'), cell: ({ toYmd }) => formatDate(toYmd) }}
      over={{ tone: 'warning', label: translate('boughtOver') }}
      add={onBuy && { label: translate('buy'), run: onBuy, testId: 'company-buy' }}
      {...ending}
      data-testid="company-bought"
    />
  );
}
