import { readChoice, type View } from '@portal/ui';
import { readBase, readBeside, readSpring } from '@portal/ui/analysis';
import { besides, comparable, indexed, trendIndicators } from '../../market/choices.ts';
import type { TrendAsked } from '../../market/questions.ts';
import { type LaunchAsked, launchable, launchFigures } from '../../market/since-launch.ts';

/** Which months a trend is told by; the first is the default. */
export const axes = ['calendar', 'launch'] as const;

/** What a trend shows, as its address says. */
export function readTrend(search: URLSearchParams, view: View): TrendAsked {
  const indicator = readChoice(search, 'indicator', trendIndicators);
  const isIndex = indexed.includes(indicator);
  return {
    by: readChoice(search, 'by', comparable),
    indicator,
    beside: readBeside(search, besides, indicator),
    base: isIndex ? readBase(search, view.dateType) : null,
    springTogether: !isIndex && readSpring(search, view),
  };
}

/** Whether a figure of the members of a dimension is told since launch: of who is launched, month by month. */
export const isLaunched = (by: string, indicator: string): boolean =>
  launchable.some((one) => one === by) && launchFigures.some((one) => one === indicator);

/** What is told since launch; null where the address asks for the calendar, or for what is not told so. */
export function readLaunched(search: URLSearchParams, view: View): Pick<LaunchAsked, 'by' | 'indicator'> | null {
  const trended = readTrend(search, view);
  const by = launchable.find((one) => one === trended.by);
  const indicator = launchFigures.find((one) => one === trended.indicator);
  return by && indicator && readChoice(search, 'axis', axes) === 'launch' ? { by, indicator } : null;
}
