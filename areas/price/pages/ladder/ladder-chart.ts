import type { Language } from '@portal/contract';
import { type Answer, chartWords, nounOf, type TableModel } from '@portal/ui/analysis';
import type { LadderChartSpec } from '@portal/ui/charts';

/** As many models as are read at a glance. */
export const mostSteps = 40;

/** The models of the table as steps, in its order. @param volume the figure beside the ladder */
export function ladderChart(
  answer: Answer,
  { rows, columns }: TableModel,
  { title, range }: { title: string; range: string },
  language: Language,
): LadderChartSpec {
  const columnOf = (key: string) => columns.find((column) => column.key === key);
  const sold = columnOf('retailVolume');
  return {
    ...chartWords(answer, title, language),
    kind: 'ladder',
    members: 'model',
    range: { name: range, format: 'yuan' },
    mark: { name: columnOf('tp')?.name ?? '' },
    volume: { name: sold?.name ?? '', format: 'count', ...nounOf(sold) },
    rows: rows.slice(0, mostSteps).map(({ keys, names, values }) => ({
      key: keys.model ?? '',
      name: names.model ?? '',
      low: values.low ?? null,
      high: values.high ?? null,
      mark: values.tp ?? null,
      volume: values.retailVolume ?? null,
    })),
  };
}
