import type { DimensionKey, Language } from '@portal/contract';
import { type Answer, scatterChart } from '@portal/ui/analysis';
import type { ScatterChartSpec } from '@portal/ui/charts';

/** As many members as are told apart at a glance: those with most items. */
const most = 40;

/** Members by how often their models are updated, and by what stands beside it. */
export function besideScatter(
  answer: Answer,
  { by, figure, title }: { by: DimensionKey; figure: string; title: string },
  language: Language,
): ScatterChartSpec {
  const rows = answer.rows
    .filter(({ values }) => values.versionsPerModel !== null && (values[figure] ?? null) !== null)
    .slice(0, most);
  const shape = { by, x: 'versionsPerModel', y: figure, title, levels: ['versionsPerModel'] };
  return scatterChart({ ...answer, rows }, shape, language);
}
