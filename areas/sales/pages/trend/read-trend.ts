import { readChoice, type View } from '@portal/ui';
import { readBase, readBeside, readSpring } from '@portal/ui/analysis';
import { besides, comparable, indexed, trendIndicators } from '../../market/choices.ts';
import type { TrendQuery } from '../../market/questions.ts';

/** What a trend shows, as its address says. */
export function readTrend(search: URLSearchParams, view: View): TrendQuery {
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
