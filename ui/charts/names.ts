import { textWidth, truncateText } from '@portal/ui';
import type { CategoryChartSpec } from './spec.ts';
import { axisGroup } from './values.ts';

/** Series that each get their name beside their last point. */
const directLabels = 5;

/** Room of such a name, in latin letters. */
const nameWidth = 20;

/** Few lines carry their names themselves, unless a second axis stands where the names would be. */
export const isNamed = ({ kind, series }: CategoryChartSpec): boolean => {
  const own = series.filter(({ of }) => of === undefined).length;
  const isOneUnit = new Set(series.map(({ format }) => axisGroup(format))).size === 1;
  return kind === 'line' && own > 1 && own <= directLabels && isOneUnit;
};

/** The name beside the last point of a line. */
export const shortName = (name: string): string => truncateText(name, nameWidth);

/**
 * The name beside a lying bar: at most half of the chart, so that the bars keep their room.
 * @param width of the chart, in px
 */
export const barName = (name: string, width: number): string =>
  truncateText(name, Math.max(8, Math.min(40, Math.floor((width * 0.5) / 6.3))));

/** In px: 6.5 for a small latin letter, 3 more for a capital. */
const widthOf = (name: string) => 6.5 * textWidth(name) + 3 * (name.match(/[A-Z]/g)?.length ?? 0);

/** Room at the right for the longest of these names, and the gap before it. */
export const nameRoom = ({ series }: CategoryChartSpec): number =>
  12 + Math.ceil(Math.max(...series.filter(({ of }) => of === undefined).map(({ name }) => widthOf(shortName(name)))));
