import type { CountUnit } from '@portal/ui';
import type { PointOptionsObject } from 'highcharts';
import { isNamed, isNamedSeries, shortName } from '../spec/names.ts';
import type { CategoryChartSpec, ChartSeries } from '../spec/spec.ts';
import { plotValue } from '../spec/values.ts';

/** Of what is no member of its own: it cannot be taken for one that leads or follows. */
const quietBar = 'var(--p-disabled)';

/** With what the points of a series are drawn. */
export interface Pen {
  unit: CountUnit;
  colour: string;
  /** Of each bar, where they are members of their own. */
  bars?: readonly string[];
}

/** The mark of a period of which only some months are there: a ring, or a column that is an outline. */
const hollowMark = (isLine: boolean, colour: string): Omit<PointOptionsObject, 'y'> =>
  isLine
    ? {
        color: colour,
        marker: { enabled: true, radius: 4, lineWidth: 2, lineColor: colour, fillColor: 'var(--p-card)' },
      }
    : { color: `${colour.slice(0, 7)}26`, borderColor: colour, borderWidth: 1 };

/**
 * The values of a series as they are drawn. The last one of a line carries its name where few lines are drawn; one that
 * stands alone, as the only month, between two gaps or beside a period that is not over, is a dot, since no line leads to
 * it.
 */
export function pointsOf(
  spec: CategoryChartSpec,
  series: ChartSeries,
  shape: 'line' | 'column' | 'bar' | 'area',
  { unit, colour, bars }: Pen,
): (number | null | PointOptionsObject)[] {
  const values = series.values.map((value) => plotValue(value, series.format, unit));
  const last = values.findLastIndex((value) => value !== null);
  const isLine = shape === 'line' || shape === 'area';
  const isPartial = (at: number) => spec.partial?.includes(at) ?? false;
  const leads = (at: number) => (values[at] ?? null) !== null && !isPartial(at);
  return values.map((y, at) => {
    const alone = isLine && y !== null && !leads(at - 1) && !leads(at + 1);
    const named = isNamed(spec) && isNamedSeries(series) && at === last;
    const quiet = shape === 'bar' && series.quiet?.[at] === true;
    const color = quiet ? quietBar : shape === 'bar' ? bars?.[at] : undefined;
    const hollow = y !== null && isPartial(at) ? hollowMark(isLine, colour) : {};
    if (!alone && !named && color === undefined && !('color' in hollow)) return y;
    return {
      y,
      ...(color !== undefined && { color }),
      ...(alone && { marker: { enabled: true } }),
      // In its own colour: a stretch that is not drawn would take the dot with it.
      ...(alone && spec.partial?.length && { color: colour, marker: { enabled: true, fillColor: colour } }),
      ...hollow,
      ...(named && { dataLabels: { enabled: true, allowOverlap: true, format: shortName(series) } }),
    };
  });
}
