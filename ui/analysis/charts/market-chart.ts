import type { Language } from '@portal/contract';
import { membersOf } from '@portal/contract';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';
import { periodAxis } from './period-axis.ts';

/** Volume of each period as columns, with its growth as a line in a panel below, on an axis of its own (S9.034). */
export function marketChart(
  answer: Answer,
  names: { title: string; volume: string; yoy: string },
  language: Language,
): CategoryChartSpec {
  const periods = membersOf(answer, 'period');
  const valuesOf = (indicator: string) => answer.rows.map(({ values }) => values[indicator] ?? null);
  const formers = answer.rows.map(({ revised }) => revised?.volume ?? null);
  const { noun } = figureOf(answer, 'volume');
  return {
    ...chartWords(answer, names.title, language),
    kind: 'column',
    panels: true,
    members: { categories: { dimension: 'period', keys: periods.map(({ key }) => key) } },
    ...periodAxis(
      answer,
      periods.map(({ key }) => key),
      language,
    ),
    series: [
      { key: 'total', name: names.volume, format: 'count', noun, values: valuesOf('volume'), formers },
      { key: 'yoy', name: names.yoy, format: 'percent', kind: 'line', values: valuesOf('yoy') },
    ],
  };
}
