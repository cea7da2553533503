import type { Language } from '@portal/contract';
import { type Answer, chartWords, membersOf, namedWithUnit } from '@portal/ui/analysis';
import type { ScatterChartSpec } from '@portal/ui/charts';

/** How incentives have changed, to the right, and cars, upwards: each on an axis of its own. */
export function volumeChart(
  answer: Answer,
  { by, change, volume, title }: { by: string; change: string; volume: string; title: string },
  language: Language,
): ScatterChartSpec {
  const rowOf = (member: string) => answer.rows.find(({ kind, keys }) => kind === 'row' && keys[by] === member);
  const columnOf = (wanted: string) => answer.columns.find(({ key }) => key === wanted);
  const yuan = columnOf(change);
  return {
    ...chartWords(answer, title, language),
    kind: 'scatter',
    x: { name: namedWithUnit(yuan?.name ?? '', yuan?.unit ?? '', language), format: 'number' },
    y: { name: columnOf(volume)?.name ?? '', format: 'percent' },
    points: membersOf(answer, by).map(({ key, name }) => ({
      ...{ key, name },
      x: rowOf(key)?.values[change] ?? null,
      y: rowOf(key)?.values[volume] ?? null,
    })),
  };
}
