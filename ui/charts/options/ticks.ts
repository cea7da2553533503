import { textWidth, truncateText } from '@portal/ui';
import type { AxisTickPositionsArray } from 'highcharts';

/** Width of a half-width character of a name, in px, and the gap that keeps two names apart. */
const letter = 6.9;
const gap = 10;

const evenSteps = [1, 2, 3, 6, 12];

/**
 * Which categories are named on an axis, so that names are written whole, never slanted and never touch: every n-th,
 * counted back from the latest one.
 * @param names of all categories
 * @param width of the axis in px
 * @param fromFirst counted from the first one instead, in steps that people count months in
 */
export function namedCategories(names: readonly string[], width: number, fromFirst = false): AxisTickPositionsArray {
  const name = letter * Math.max(1, ...names.map((text) => textWidth(truncateText(text))));
  const category = width / Math.max(1, names.length);
  // The last name would reach beyond the axis: it is moved in, towards the one before it.
  const moved = Math.max(0, (name - category) / 2);
  const step = Math.max(1, Math.ceil((name + gap + moved) / Math.max(1, category)));
  const named: number[] = [];
  if (fromFirst) {
    const even = evenSteps.find((candidate) => candidate >= step) ?? Math.ceil(step / 12) * 12;
    for (let at = 0; at < names.length; at += even) named.push(at);
    return named;
  }
  for (let at = names.length - 1; at >= 0; at -= step) named.unshift(at);
  return named;
}
