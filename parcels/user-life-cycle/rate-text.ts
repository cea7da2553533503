import type { FunnelRate } from '@portal/contract';
import { formatNumber, formatRatio } from '@portal/ui';

/** A conversion as it is written. */
export const rateText = (value: number | null, { format }: Pick<FunnelRate, 'format'>): string =>
  format === 'percent' ? formatRatio(value) : formatNumber(value, 0);

/** Its change from the year before: in percentage points of a part, else as a ratio; null where one is not known. */
export function rateChange({ value, yearBefore, format }: FunnelRate): number | null {
  if (value === null || yearBefore === null) return null;
  if (format === 'percent') return (value - yearBefore) * 100;
  return yearBefore === 0 ? null : value / yearBefore - 1;
}

/** The change of a count from the year before, as a ratio; null where one is not known. */
export const growthOf = ({ value, yearBefore }: { value: number | null; yearBefore: number | null }): number | null =>
  value === null || !yearBefore ? null : value / yearBefore - 1;
