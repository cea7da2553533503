import type { Language } from '../constants.ts';
import type { TableColumn } from './model.ts';

/** The unit of a difference of two percentages. */
export const pointsUnit: Record<Language, string> = { zh_CN: '百分点', en: 'pp' };

/** The unit of a column, for its head. */
export function columnUnit({ format, unit }: Pick<TableColumn, 'format' | 'unit'>, language: Language): string {
  if (format === 'percent') return '%';
  return format === 'points' ? pointsUnit[language] : unit;
}
