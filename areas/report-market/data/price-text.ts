import { formatNumber } from '@portal/ui';
import { phrases } from '../phrases.ts';

/** What a report costs, in words. @param price in yuan: 0 is free, null is told on asking */
export function priceText(price: number | null): string {
  if (price === null) return phrases.translate('ask');
  return price === 0 ? phrases.translate('free') : phrases.translate('yuan', { price: formatNumber(price) });
}
