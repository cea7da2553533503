import type { Language } from '@portal/contract';
import { type CountUnit, countUnit } from '@portal/ui';
import type { CategoryChartSpec, ScatterChartSpec } from './spec.ts';

/** The largest of some values, whatever their sign; 0 without any. */
const largestOf = (values: readonly (number | null)[]): number =>
  values.reduce<number>((largest, value) => Math.max(largest, Math.abs(value ?? 0)), 0);

/** The unit of the counts of a chart: chosen by the size of their axis, the same in ticks, tooltip and table. */
export function drawnUnit({ kind, series, categories, language }: CategoryChartSpec): CountUnit {
  const counts = series.filter(({ format }) => format === 'count');
  const isStacked = kind === 'stacked' || kind === 'area';
  const sums = categories.map((_, at) => counts.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  return countUnit(largestOf(isStacked ? sums : counts.flatMap(({ values }) => values)), language);
}

/** The unit of one axis of a scatter chart. */
export const scatterUnit = ({ points }: ScatterChartSpec, axis: 'x' | 'y', language: Language): CountUnit =>
  countUnit(largestOf(points.map((point) => point[axis])), language);
