import type { ChartFigure } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';

/** Name and format of an indicator of an answer, as a chart takes them. */
export function figureOf({ columns }: Pick<Answer, 'columns'>, indicator: string): ChartFigure {
  const column = columns.find(({ key }) => key === indicator);
  return { name: column?.name ?? '', format: column?.format ?? 'count' };
}
