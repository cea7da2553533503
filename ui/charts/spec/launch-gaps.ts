import type { CategoryChartSpec, ChartSeries, ChartSpec } from './spec.ts';
import { isCategoryChart } from './which-kind.ts';

/** Zeros before the first value are no values. */
function sinceLaunch(series: ChartSeries): ChartSeries {
  const first = series.values.findIndex((value) => value !== null && value !== 0);
  // What never sold has not been launched either.
  const isBefore = (at: number) => first === -1 || at < first;
  const cut = (values: (number | null)[]) => values.map((value, at) => (isBefore(at) ? null : value));
  return {
    ...series,
    values: cut(series.values),
    ...(series.changes && { changes: cut(series.changes) }),
    ...(series.formers && { formers: cut(series.formers) }),
  };
}

const withGaps = (spec: CategoryChartSpec): CategoryChartSpec => ({ ...spec, series: spec.series.map(sinceLaunch) });

/** A chart whose series begin where they were launched: what was not on sale yet is a gap, not a month without sales. */
export const launchGaps = (spec: ChartSpec): ChartSpec =>
  isCategoryChart(spec) && spec.fromLaunch ? withGaps(spec) : spec;
