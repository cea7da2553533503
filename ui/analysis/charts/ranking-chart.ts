import type { Language, TableModel } from '@portal/contract';
import type { CategoryChartSpec, SeriesFormat } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { drawnAs, nounOf } from './figure-of.ts';

/** As many bars as are read at a glance. */
const mostBars = 20;

/** Height in px for so many bars: each has its line, and the axis below its room. */
export const barsHeight = (rows: number) => Math.max(160, Math.min(rows, mostBars) * 24 + 80);

/** The first rows of the table as bars, in its order: chart and table come from one answer. */
export function rankingChart(
  answer: Answer,
  model: TableModel,
  { by, indicator, title, format }: { by: string; indicator: string; title: string; format?: SeriesFormat },
  language: Language,
): CategoryChartSpec {
  const column = model.columns.find(({ key }) => key === indicator);
  const rows = model.rows.filter(({ kind }) => kind === 'row').slice(0, mostBars);
  return {
    ...chartWords(answer, title, language),
    kind: 'bar',
    members: { categories: { dimension: by, keys: rows.map(({ keys }) => keys[by] ?? null) } },
    categories: rows.map(({ names }) => names[by] ?? ''),
    series: [
      {
        key: 'total',
        name: column?.name ?? '',
        format: format ?? drawnAs(column),
        ...nounOf(column),
        values: rows.map(({ values }) => values[indicator] ?? null),
        quiet: rows.map(({ unnamed }) => unnamed !== undefined),
        formers: rows.map(({ revised }) => revised?.[indicator] ?? null),
      },
    ],
  };
}
