import type { Language } from '@portal/contract';
import { membersOf } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Answer } from '../market/ask.ts';
import { chartWords, preliminaryIndex, shortPeriod } from './chartWords.ts';

/** Volume of each period as columns with its growth as a line on an axis of its own (S9.034). */
export function marketChart(
  answer: Answer,
  names: { title: string; volume: string; yoy: string },
  language: Language,
): CategoryChartSpec {
  const periods = membersOf(answer, 'period');
  const valuesOf = (indicator: string) => answer.rows.map(({ values }) => values[indicator] ?? null);
  return {
    ...chartWords(answer, names.title, language),
    kind: 'column',
    categories: periods.map(({ key }) => shortPeriod(key)),
    series: [
      { key: 'total', name: names.volume, format: 'count', values: valuesOf('volume') },
      { key: 'yoy', name: names.yoy, format: 'percent', kind: 'line', values: valuesOf('yoy') },
    ],
    preliminaryFrom: preliminaryIndex(answer, periods),
  };
}
