import { isMoney, type MarketColumn } from '@portal/contract';
import type { ChartFigure, SeriesFormat } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';

/** How the values of a column are drawn: an amount of money is no count of cars. */
export const drawnAs = (column: Pick<MarketColumn, 'format' | 'unit'> | undefined): SeriesFormat =>
  column?.format === 'count' && isMoney(column.unit) ? 'amount' : (column?.format ?? 'count');

/** What is counted in a unit of its own, such as years, or is so many of something for each of something else. */
const counted: readonly (string | null | undefined)[] = ['count', 'index'];

/** What the figures of a column count, such as 辆 or years; nothing of money, whose unit is that of its axis, and of ratios. */
export const nounOf = (column: Pick<MarketColumn, 'format' | 'unit'> | undefined): Pick<ChartFigure, 'noun'> =>
  column?.unit && counted.includes(column.format) && !isMoney(column.unit) ? { noun: column.unit } : {};

/** Name, format and noun of an indicator of an answer, as a chart takes them. */
export function figureOf({ columns }: Pick<Answer, 'columns'>, indicator: string): ChartFigure {
  const column = columns.find(({ key }) => key === indicator);
  return { name: column?.name ?? '', format: drawnAs(column), ...nounOf(column) };
}
