import { type CallData, type CallPayload, questionsBy, request } from '@portal/shell';
import { coveredBy, readChoice, spanOf, type View } from '@portal/ui';
import { eachName, layouts } from '../each/each.ts';
import type { Catalogue } from '../page/ask.ts';
import type { OffReason } from '../page/use-off.ts';
import { readSpring } from '../spring/spring.ts';

export type Forecast = CallData<'marketForecast'>;

export type ForecastQuery = CallPayload<'marketForecast'>;

/** What follows the latest month, as the server forecasts it: of one question, or of one for each source. */
export const forecasts = questionsBy('forecasts', (queries: readonly ForecastQuery[]) =>
  Promise.all(queries.map((query) => request('marketForecast', query))),
);

/** How the choice stands in the address: `ahead=year`; without a forecast nothing does. */
export const aheadName = 'ahead';
export const aheads = ['none', 'year'] as const;

export const readsAhead = (search: URLSearchParams): boolean => readChoice(search, aheadName, aheads) === 'year';

/** Whether a figure is a count whose months add up: what a forecast is made of, as the server has it. */
function isForecastable(catalogue: Catalogue, indicator: string): boolean {
  const found = catalogue.indicators.find(({ key }) => key === indicator);
  return found?.format === 'count' && found.adds === 'always' && found.against === undefined && !found.growth;
}

/** Why the periods of a page's trend cannot go on; null where they can, and while nothing is known. */
export function noForecast(
  search: URLSearchParams,
  view: View,
  catalogue: Catalogue | null,
  indicator: string,
): OffReason | null {
  if (readChoice(search, eachName, layouts) === 'each') return 'oneChart';
  if (readSpring(search, view)) return 'notTogether';
  if (!catalogue) return null;
  if (!isForecastable(catalogue, indicator)) return 'notCount';
  const covered = coveredBy(catalogue, view);
  return spanOf(view, covered).to < covered.last ? 'notLatest' : null;
}
