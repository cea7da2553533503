import type { DimensionKey, Language } from '@portal/contract';
import { type Answer, chartWords, figureOf } from '@portal/ui/analysis';
import type { ScatterChartSpec } from '@portal/ui/charts';

/** The rows at both ends of an order: the first and the last of them. */
export const endsOf = (answer: Answer, each: number): Answer =>
  answer.rows.length <= 2 * each
    ? answer
    : { ...answer, rows: [...answer.rows.slice(0, each), ...answer.rows.slice(-each)] };

/** Members by their parts of sales and of attention. */
export const shareScatter = (
  answer: Answer,
  { by, figure, title }: { by: DimensionKey; figure: string; title: string },
  language: Language,
): ScatterChartSpec => ({
  ...chartWords(answer, title, language),
  kind: 'scatter',
  members: by,
  x: { ...figureOf(answer, 'share'), isLevel: true },
  y: { ...figureOf(answer, figure), isLevel: true },
  points: answer.rows.map(({ keys, names, values }) => ({
    key: keys[by] ?? '',
    name: names[by] ?? '',
    x: values.share ?? null,
    y: values[figure] ?? null,
  })),
});
