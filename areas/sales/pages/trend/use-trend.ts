import { readChoice } from '@portal/ui';
import { membersOf, readBase, readBeside, readSpring, useMarket, usePage } from '@portal/ui/analysis';
import { besides, comparable, indexed, mostCompared, trendIndicators } from '../../market/choices.ts';
import { largestMembers, type TrendAsked, trendOf } from '../../market/questions.ts';

/**
 * What the trend compares and its answer. The filter on the compared dimension names the members; without one the
 * largest are asked first.
 */
export function useTrend() {
  const { search, view } = usePage();
  const by = readChoice(search, 'by', comparable);
  const indicator = readChoice(search, 'indicator', trendIndicators);
  const isIndex = indexed.includes(indicator);
  const trended: TrendAsked = {
    by,
    indicator,
    beside: readBeside(search, besides, indicator),
    base: isIndex ? readBase(search, view.dateType) : null,
    springTogether: !isIndex && readSpring(search, view),
  };
  const chosen = view.filters[by] ?? [];
  const largest = useMarket((shown, known) => (chosen.length === 0 ? largestMembers(shown, known, by) : null));
  const isSettled = chosen.length > 0 || (!largest.waiting && largest.answer !== undefined);
  const found = largest.answer && isSettled ? membersOf(largest.answer, by).map(({ key }) => key) : [];
  const members = chosen.length > 0 ? chosen.slice(0, mostCompared) : found;
  const trend = useMarket((shown, known) => (members.length > 0 ? trendOf(shown, known, trended, members) : null));
  const isEmpty = chosen.length === 0 && isSettled && found.length === 0;
  // Where nothing was sold at all, the question for the largest members is the answer; where it failed, too.
  const answered = isEmpty || largest.error ? largest : trend;
  return { trended, chosen, answered };
}
