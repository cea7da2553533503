import { emptyText, formatNumber, formatRatio } from '@portal/ui';
import type { Answer } from '@portal/ui/analysis';

type Column = Answer['columns'][number];

/** A figure of one offer as it stands beside its name: rates with two digits, payments with theirs, all else whole. */
export function writtenTerm(column: Pick<Column, 'format' | 'unit'>, value: number | null | undefined): string {
  if (value === null || value === undefined) return emptyText;
  if (column.format === 'percent') return formatRatio(value, { decimals: 2 });
  return [formatNumber(value, 0), column.unit].filter(Boolean).join(' ');
}
