import type { AnswerAbout, Language, TableModel } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import { chartWords, figureColumn, madeTable, periodAxis, wordColumn } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Funnel } from './ask.ts';
import type { Say } from './phrases.ts';

/** Whether a step or a conversion is counted by month at all. */
export const isByMonth = ({ monthly }: { monthly: readonly (number | null)[] }) =>
  monthly.some((value) => value !== null);

/** Steps and conversions by month, and of all months in the first row; what is not counted by month is left out. */
export function funnelTable({ months, steps, rates }: Funnel, say: Say): TableModel {
  const columns = [
    ...steps.filter(isByMonth).map((step) => ({
      column: figureColumn(step.key, step.indicator?.name ?? step.name, step.indicator?.unit ?? ''),
      of: step,
    })),
    ...rates
      .filter(isByMonth)
      .map((rate) => ({ column: figureColumn(rate.key, rate.name, '', rate.format), of: rate })),
  ];
  const row = (name: string, figureOfRow: (of: (typeof columns)[number]['of']) => number | null) => ({
    names: { period: name },
    values: Object.fromEntries(columns.map(({ column, of }) => [column.key, figureOfRow(of)])),
  });
  return madeTable(
    [wordColumn('period', say('month')), ...columns.map(({ column }) => column)],
    columns.length === 0
      ? []
      : [
          row(say('whole'), ({ value }) => value),
          ...months.map((month, at) => row(formatMonth(month), ({ monthly }) => monthly[at] ?? null)),
        ],
  );
}

/** A conversion by month. */
export function rateChart(
  about: AnswerAbout,
  { months }: Funnel,
  { key, name, format, monthly }: Funnel['rates'][number],
  title: string,
  language: Language,
): CategoryChartSpec {
  return {
    ...chartWords(about, title, language),
    kind: 'line',
    ...periodAxis(about, months, language),
    series: [{ key, name, format: format === 'percent' ? 'percent' : 'number', values: monthly }],
  };
}
