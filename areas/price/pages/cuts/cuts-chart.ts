import type { Language } from '@portal/contract';
import { type Answer, chartWords, type TableRow } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';

/** As many bars as are read at a glance. */
export const mostBars = 20;

/** What a row is called in one line; a trim whose name begins with that of its sub-model does not say it twice. */
const nameOf = ({ names }: TableRow): string =>
  Object.values(names).reduce((text, name) => (name.startsWith(text) ? name : `${text} ${name}`), '');

/**
 * The deepest cuts as bars, each named by all that tells it.
 * @param of the dimension of the rows
 * @param change the column drawn
 */
export function cutsChart(
  answer: Answer,
  rows: readonly TableRow[],
  { of, change, title }: { of: string; change: string; title: string },
  language: Language,
): CategoryChartSpec {
  const column = answer.columns.find(({ key }) => key === change);
  const bars = rows.slice(0, mostBars);
  return {
    ...chartWords(answer, title, language),
    kind: 'bar',
    members: { categories: { dimension: of, keys: bars.map(({ keys }) => keys[of] ?? null) } },
    categories: bars.map(nameOf),
    series: [
      {
        key: 'total',
        name: column?.name ?? '',
        format: column?.format === 'percent' ? 'percent' : 'yuan',
        values: bars.map(({ values }) => values[change] ?? null),
      },
    ],
  };
}
