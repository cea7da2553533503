import type { Language } from '@portal/contract';
import { formatNumber, formatPoints, formatRatio, pointsUnit } from '@portal/ui';
import type { TableColumn } from './model.ts';

/** A figure as the screen shows it: one decimal for percentages, none for cars (S9.042, S9.045). */
export function cellText(value: number | null | undefined, { format }: Pick<TableColumn, 'format'>): string {
  if (format === 'percent') return formatRatio(value);
  if (format === 'points') return formatPoints(value);
  if (format === 'index') return formatNumber(value, 1);
  return formatNumber(value, 0);
}

/** The unit of a column, for its head. */
export function columnUnit({ format, unit }: Pick<TableColumn, 'format' | 'unit'>, language: Language): string {
  if (format === 'percent') return '%';
  return format === 'points' ? pointsUnit[language] : unit;
}
