import { useLanguage } from '@portal/shell';
import { formatMonth, preliminaryText } from '@portal/ui';
import type { Compared } from './comparisons.ts';
import { comparePhrases } from './phrases.ts';

/** Of which month the prices are, and whether they may still change. */
export function usePricesText({ priceMonth, period }: Pick<Compared, 'priceMonth' | 'period'>): string {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  if (!priceMonth) return words('noPrices');
  const month = { from: priceMonth, to: priceMonth };
  return [
    words('priceOf', { month: formatMonth(priceMonth) }),
    preliminaryText(month, period.preliminaryFrom, language),
  ]
    .filter(Boolean)
    .join(' · ');
}
