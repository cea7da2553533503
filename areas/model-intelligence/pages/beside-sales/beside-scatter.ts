import type { DimensionKey, Language } from '@portal/contract';
import { type Answer, chartWords, figureOf } from '@portal/ui/analysis';
import type { ScatterChartSpec } from '@portal/ui/charts';

/** As many members as are told apart at a glance: those with most items. */
const most = 40;

/** Members by how often their models are updated, and by what stands beside it. */
export const besideScatter = (
  answer: Answer,
  { by, figure, title }: { by: DimensionKey; figure: string; title: string },
  language: Language,
): ScatterChartSpec => ({
  ...chartWords(answer, title, language),
  kind: 'scatter',
  members: by,
  x: { ...figureOf(answer, 'versionsPerModel'), isLevel: true },
  y: figureOf(answer, figure),
  points: answer.rows
    .filter(({ values }) => values.versionsPerModel !== null && (values[figure] ?? null) !== null)
    .slice(0, most)
    .map(({ keys, names, values }) => ({
      key: keys[by] ?? '',
      name: names[by] ?? '',
      x: values.versionsPerModel ?? null,
      y: values[figure] ?? null,
    })),
});
