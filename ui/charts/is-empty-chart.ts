import type { ChartSpec } from './spec.ts';

/** True when there is nothing to draw: no value at all. */
export function isEmptyChart(spec: ChartSpec): boolean {
  if (spec.kind === 'scatter') return !spec.points.some((point) => point.x !== null && point.y !== null);
  return !spec.series.some((series) => series.values.some((value) => value !== null && Number.isFinite(value)));
}
