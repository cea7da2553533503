import type { TableColumn } from '@portal/contract';
import { formatNumber, formatPoints, formatRatio } from '@portal/ui';

/** A figure as the screen shows it: one decimal for percentages, none for cars (S9.042, S9.045). */
export function cellText(value: number | null | undefined, { format }: Pick<TableColumn, 'format'>): string {
  if (format === 'percent') return formatRatio(value);
  if (format === 'points') return formatPoints(value);
  if (format === 'index') return formatNumber(value, 1);
  return formatNumber(value, 0);
}
