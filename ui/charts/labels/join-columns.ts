import type { Chart, Series } from 'highcharts';
import { widest } from '../spec/suited.ts';

/**
 * S9.038: columns of one month stand side by side without a gap. Highcharts centres a narrow column in its share of the
 * category, so the room left over must lie outside of the group.
 *
 * @param room pixels of one category along the axis
 * @param columns how many stand in it side by side
 * @returns the part of the category that stays free on each side, from 0.05 to 0.5
 */
export const groupPadding = (room: number, columns: number): number =>
  Math.max(0.05, (1 - (columns * widest) / room) / 2);

const stands = ({ type, visible, options }: Series): boolean =>
  visible && (type === 'column' || type === 'bar') && !('stacking' in options && options.stacking);

/**
 * Gives the columns of a chart their place in the category. Called when the size of the drawing is known and the columns
 * are not drawn yet: moved afterwards, everything would be drawn twice.
 */
export function joinColumns(chart: Chart): void {
  const columns = chart.series.filter(stands);
  const categories = chart.xAxis[0]?.categories?.length ?? 0;
  if (columns.length < 2 || categories === 0) return;
  const room = (chart.inverted ? chart.plotHeight : chart.plotWidth) / categories;
  for (const { options } of columns) Object.assign(options, { groupPadding: groupPadding(room, columns.length) });
}
