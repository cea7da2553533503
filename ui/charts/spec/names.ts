import { textWidth, truncateText } from '@portal/ui';
import type { CategoryChartSpec, ChartSeries } from './spec.ts';
import { axisGroup } from './values.ts';

/** Series that each get their name beside their last point. */
const directLabels = 5;

/** Room of such a name, in latin letters: the longest names of a source and of an index are not cut. */
const nameWidth = 40;

/** The most of the width of a chart that the names may take from its lines; the legend says them all the same. */
const mostForNames = 0.25;

/** What carries its name beside its last point: a line of its own, and neither a bar nor what a line was. */
export const isNamedSeries = ({ of, kind }: ChartSeries): boolean =>
  of === undefined && (kind === undefined || kind === 'line');

/** Few lines carry their names themselves, unless a second axis stands where the names would be. */
export const isNamed = ({ kind, series, unnamed }: CategoryChartSpec): boolean => {
  const own = series.filter(isNamedSeries).length;
  const isOneUnit = new Set(series.map(({ format }) => axisGroup(format))).size === 1;
  return kind === 'line' && !unnamed && own > 1 && own <= directLabels && isOneUnit;
};

/** Whether the lines of a chart need the room that their names would take. @param width of the chart, in px */
export const isTooNarrowForNames = (spec: CategoryChartSpec, width: number): boolean =>
  isNamed(spec) && nameRoom(spec) > width * mostForNames;

/** The name beside the last point of a line. */
export const shortName = ({ name, who = name }: Pick<ChartSeries, 'name' | 'who'>): string =>
  truncateText(who, nameWidth);

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
  12 + Math.ceil(Math.max(...series.filter(isNamedSeries).map((chartSeries) => widthOf(shortName(chartSeries)))));
