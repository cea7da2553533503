import type { Language } from '@portal/contract';
import { type Answer, chartWords, figureOf, periodAxis } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';

/** Correlations by lag as bars, from where sales run ahead to where attention does. */
export const lagChart = (answer: Answer, title: string, language: Language): CategoryChartSpec => ({
  ...chartWords(answer, title, language),
  kind: 'column',
  asBars: true,
  categories: answer.rows.map(({ names }) => names.lag ?? ''),
  series: [
    {
      key: 'total',
      ...figureOf(answer, 'correlation'),
      values: answer.rows.map(({ values }) => values.correlation ?? null),
    },
  ],
});

/** Growth of attention and of retail month by month. */
export function growthChart(
  { looked, sold }: { looked: Answer; sold: Answer | undefined },
  { figure, title, retail }: { figure: string; title: string; retail: string },
  language: Language,
): CategoryChartSpec {
  // The months from the first one on whose attention has a year before.
  const rows = looked.rows.filter(({ kind }) => kind === 'row');
  const first = rows.findIndex(({ values }) => (values[figure] ?? null) !== null);
  const months = rows.slice(Math.max(0, first)).map(({ keys }) => keys.period ?? '');
  const growthOf = (answer: Answer | undefined, month: string, key: string) =>
    answer?.rows.find(({ kind, keys }) => kind === 'row' && keys.period === month)?.values[key] ?? null;
  return {
    ...chartWords(looked, title, language),
    kind: 'line',
    ...periodAxis(looked, months, language),
    members: { categories: { dimension: 'period', keys: months } },
    series: [
      {
        key: figure,
        name: figureOf(looked, figure).name,
        format: 'percent',
        values: months.map((month) => growthOf(looked, month, figure)),
      },
      ...(sold
        ? [
            {
              key: 'DATASOURCE_ZD_LINGSHOU',
              name: retail,
              format: 'percent' as const,
              values: months.map((month) => growthOf(sold, month, 'yoy')),
            },
          ]
        : []),
    ],
  };
}
