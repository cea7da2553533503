import type { Language } from '../constants.ts';
import type { TableColumn } from './model.ts';

/** The unit of a difference of two percentages. */
export const pointsUnit: Record<Language, string> = { zh_CN: '百分点', en: 'pp' };

/** The unit of a column. */
export function columnUnit({ format, unit }: Pick<TableColumn, 'format' | 'unit'>, language: Language): string {
  if (format === 'percent') return '%';
  return format === 'points' ? pointsUnit[language] : unit;
}

/** Whether a name says its unit itself: "Listed brands" need not say that it counts brands. */
export const saysUnit = (name: string, unit: string): boolean =>
  name.toLowerCase().split(' ').includes(unit.toLowerCase());

/** The unit that stands behind the name of a column in its head; empty for names, and where the name says it. */
export function headUnit(column: TableColumn, language: Language): string {
  const unit = column.kind === 'indicator' ? columnUnit(column, language) : '';
  return saysUnit(column.name, unit) ? '' : unit;
}
