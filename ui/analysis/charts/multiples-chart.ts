import type { Language } from '@portal/contract';
import { crossValues, membersOf } from '@portal/contract';
import type { MultiplesChartSpec } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';
import { periodAxis } from './period-axis.ts';

/** Members of a dimension over time, each as a little line on one scale, in the order of the answer. */
export function multiplesChart(
  answer: Answer,
  { by, indicator, title }: { by: string; indicator: string; title: string },
  language: Language,
): MultiplesChartSpec {
  const periods = membersOf(answer, 'period').map(({ key }) => key);
  const valueAt = crossValues(answer, 'period', by, indicator);
  return {
    ...chartWords(answer, title, language),
    kind: 'multiples',
    members: by,
    value: figureOf(answer, indicator),
    ...periodAxis(answer, periods, language),
    cells: membersOf(answer, by).map(({ key, name }) => ({
      ...{ key, name },
      values: periods.map((period) => valueAt(period, key)),
    })),
  };
}
