import type { AxisTickPositionsArray } from 'highcharts';

/** The room that one name of a category needs, in px. */
const room = 58;

/**
 * Which categories are named on an axis, so that names are written whole and never slanted: every n-th, counted back
 * from the latest one.
 * @param count how many categories
 * @param width of the axis in px
 */
export function namedCategories(count: number, width: number): AxisTickPositionsArray {
  const most = Math.max(1, Math.floor(width / room));
  const step = Math.max(1, Math.ceil(count / most));
  const named: number[] = [];
  for (let at = count - 1; at >= 0; at -= step) named.unshift(at);
  return named;
}
