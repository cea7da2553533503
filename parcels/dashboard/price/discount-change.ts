import type { MarketPrice } from '@portal/contract';

/** The discount against the same month of the year before, in percentage points; null without such a base. */
export function discountChange({ bqPriceIndex, tqPriceIndex }: MarketPrice): number | null {
  const [now, before] = [bqPriceIndex.discount.value, tqPriceIndex.discount.value];
  return now === null || before === null ? null : (now - before) * 100;
}
