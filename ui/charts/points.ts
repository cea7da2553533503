import type { CountUnit } from '@portal/ui';
import type { PointOptionsObject } from 'highcharts';
import { isNamed, isNamedSeries, shortName } from './names.ts';
import type { CategoryChartSpec, ChartSeries } from './spec.ts';
import { plotValue } from './values.ts';

/** Of what is no member of its own: it cannot be taken for one that leads or follows. */
const quietBar = 'var(--p-disabled)';

/**
 * The values of a series as they are drawn. The last one of a line carries its name where few lines are drawn; one that
 * stands alone, as the only month or between two gaps, is a dot, since no line leads to it.
 */
export function pointsOf(
  spec: CategoryChartSpec,
  series: ChartSeries,
  shape: 'line' | 'column' | 'bar' | 'area',
  unit: CountUnit,
  /** Of each bar, where they are members of their own. */
  colours?: readonly string[],
): (number | null | PointOptionsObject)[] {
  const values = series.values.map((value) => plotValue(value, series.format, unit));
  const last = values.findLastIndex((value) => value !== null);
  const isLine = shape === 'line' || shape === 'area';
  return values.map((y, at) => {
    const alone = isLine && y !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;
    const named = isNamed(spec) && isNamedSeries(series) && at === last;
    const quiet = shape === 'bar' && series.quiet?.[at] === true;
    const color = quiet ? quietBar : shape === 'bar' ? colours?.[at] : undefined;
    if (!alone && !named && color === undefined) return y;
    return {
      y,
      ...(color !== undefined && { color }),
      ...(alone && { marker: { enabled: true } }),
      ...(named && { dataLabels: { enabled: true, allowOverlap: true, format: shortName(series) } }),
    };
  });
}
