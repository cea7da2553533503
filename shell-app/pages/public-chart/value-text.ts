import type { Language, PublicChart } from '@portal/contract';
import { formatCount, formatNumber, formatRatio } from '@portal/ui';

/** A figure of a small chart in words, in the unit that suits it; the title says what it counts. */
export function valueText({ format }: Pick<PublicChart, 'format'>, value: number | null, language: Language): string {
  if (format === 'percent') return formatRatio(value);
  if (format === 'index') return formatNumber(value, 1);
  return formatCount(value, language);
}
