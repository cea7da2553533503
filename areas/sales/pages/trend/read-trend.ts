import { readChoice, type View } from '@portal/ui';
import { type Catalogue, figuresIn, readBase, readBeside, readSpring, readSuccession } from '@portal/ui/analysis';
import { besides, comparable, indexed, trendIndicators } from '../../market/choices.ts';
import type { TrendQuery } from '../../market/questions.ts';

/** What a trend shows, as its address says. */
export function readTrend(search: URLSearchParams, view: View, catalogue: Catalogue | null): TrendQuery {
  const indicator = readChoice(search, 'indicator', [
    trendIndicators[0],
    ...figuresIn(view, catalogue, trendIndicators),
  ]);
  const isIndex = indexed.includes(indicator);
  const by = readChoice(search, 'by', comparable);
  return {
    by,
    indicator,
    beside: readBeside(search, view, besides, indicator),
    base: isIndex ? readBase(search, view.dateType) : null,
    succession: readSuccession(search, catalogue, by),
    springTogether: !isIndex && readSpring(search, view),
  };
}
