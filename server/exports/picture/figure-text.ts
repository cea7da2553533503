import {
  type CellFormat,
  columnUnit,
  type Language,
  notCovered,
  type TableColumn,
  type TableRow,
} from '@portal/contract';

/** A figure in the unit of its head: a percentage is stored as a ratio and written in percent. */
export const inUnit = (figure: number | null, format: CellFormat): number | null =>
  figure === null ? null : format === 'percent' ? figure * 100 : figure;

/** By their decimals: to make a format anew takes longer than to write a figure by it. */
const formats = new Map<number, Intl.NumberFormat>();

function formatWith(decimals: number): Intl.NumberFormat {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = formats.get(decimals) ?? new Intl.NumberFormat('en-US', options);
  formats.set(decimals, format);
  return format;
}

const number = (value: number, decimals: number): string =>
  formatWith(decimals)
    .format(value)
    .replace(/^-(0(\.0+)?)$/, '$1');

/** How a figure is written: its format, its unit, and the decimals that somebody has chosen. */
export type FigureStyle = { format: CellFormat; unit: string } & Partial<Pick<TableColumn, 'decimals'>>;

/** A figure in the unit of its head, rounded as on the screen: 312,345, 12.3%, or with the decimals that are chosen. */
export function figureText(value: number | null, { format, unit, decimals }: FigureStyle, language: Language): string {
  if (value === null) return '-';
  if (format === 'count') {
    const text = columnUnit({ format, unit }, language);
    const written = number(value, decimals ?? 0);
    return text ? `${written} ${text}` : written;
  }
  const written = number(value, decimals ?? 1);
  if (format === 'percent') return `${written}%`;
  return format === 'points' ? `${written} ${columnUnit({ format, unit }, language)}` : written;
}

/** How much a figure has changed, with its sign. */
export function changeText(change: number | null, format: CellFormat, language: Language): string {
  if (change === null) return '-';
  const sign = change > 0 ? '+' : '';
  const points = format === 'percent' || format === 'points';
  return `${sign}${number(change, 1)}${points ? ` ${columnUnit({ format: 'points', unit: '' }, language)}` : '%'}`;
}

/** A cell of a table as text: the name of a member, a figure, or why there is none. */
export function cellText(row: TableRow, column: TableColumn, language: Language): string {
  if (column.kind === 'dimension') return row.names[column.key] ?? '';
  const value = row.values[column.key] ?? null;
  if (value === null && row.uncovered) return notCovered(language);
  const format = column.format ?? 'count';
  return figureText(inUnit(value, format), { format, unit: '', decimals: column.decimals }, language);
}
