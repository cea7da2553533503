import { figuresOf } from './figures.ts';
import type { ChartSpec } from './spec.ts';

/** True when there is nothing to draw: no value at all. */
export function isEmptyChart(spec: ChartSpec): boolean {
  if (spec.kind === 'scatter' || spec.kind === 'quadrant')
    return !spec.points.some((point) => point.x !== null && point.y !== null);
  return !figuresOf(spec).rows.some(({ values }) => values.some((value) => value !== null && Number.isFinite(value)));
}
