import type { Language, PublicChart } from '@portal/contract';
import { countUnit, formatCount, formatNumber, formatRatio } from '@portal/ui';

/** Up to five digits are read as they stand. */
const mostWhole = 100_000;

/**
 * A figure of a small chart in words, in the unit that suits the largest: figures beside one another share it. The title
 * says what it counts.
 */
export function valueText(
  { format, points }: Pick<PublicChart, 'format' | 'points'>,
  value: number | null,
  language: Language,
): string {
  if (format === 'percent') return formatRatio(value);
  if (format === 'index') return formatNumber(value, 1);
  const largest = Math.max(0, ...points.map((point) => Math.abs(point.value ?? 0)));
  return formatCount(value, language, { unit: countUnit(largest < mostWhole ? 0 : largest, language) });
}
