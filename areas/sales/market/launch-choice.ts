import { readChoice } from '@portal/ui';
import { type LaunchQuery, launchable, launchFigures } from '@portal/ui/analysis';
import { comparable, trendIndicators } from './choices.ts';

/** Which months a trend is told by; the first is the default. */
export const axes = ['calendar', 'launch'] as const;

/** Of so many of the largest the first that were launched in the months known are shown where nobody is chosen. */
export const launchedAmong = 100;

/** Whether a figure of the members of a dimension is told since launch: of who is launched, month by month. */
export const isLaunched = (by: string, indicator: string): boolean =>
  launchable.some((other) => other === by) && launchFigures.some((figure) => figure === indicator);

/** What is told since launch; null where the address asks for the calendar, or for what is not told so. */
export function readLaunched(search: URLSearchParams): Pick<LaunchQuery, 'by' | 'indicator'> | null {
  const [query, figure] = [readChoice(search, 'by', comparable), readChoice(search, 'indicator', trendIndicators)];
  const by = launchable.find((other) => other === query);
  const indicator = launchFigures.find((other) => other === figure);
  return by && indicator && readChoice(search, 'axis', axes) === 'launch' ? { by, indicator } : null;
}
