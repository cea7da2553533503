import type { TableColumn } from '@portal/contract';
import { formatNumber, formatPoints, formatRatio } from '@portal/ui';

/** A figure as the screen shows it: one decimal for percentages, none for cars (S9.042, S9.045), or as many as are chosen. */
export function cellText(
  value: number | null | undefined,
  { format, decimals }: Pick<TableColumn, 'format' | 'decimals'>,
): string {
  if (format === 'percent') return formatRatio(value, { decimals });
  if (format === 'points') return formatPoints(value, { decimals });
  if (format === 'index') return formatNumber(value, decimals ?? 1);
  return formatNumber(value, decimals ?? 0);
}
