import { useAnswer } from '@portal/shell';
import { readChoice } from '@portal/ui';
import { membersOf } from '@portal/ui/analysis';
import { usePage } from '../../frame/context.ts';
import { market } from '../../market/ask.ts';
import { comparable, mostCompared, trendIndicators } from '../../market/choices.ts';
import { largestMembers, trendOf } from '../../market/questions.ts';

/**
 * What the trend compares and its answer. The filter on the compared dimension names the members; without one the
 * largest are asked first.
 */
export function useTrend() {
  const { search, view, catalogue } = usePage();
  const by = readChoice(search, 'by', comparable);
  const indicator = readChoice(search, 'indicator', trendIndicators);
  const chosen = view.filters[by] ?? [];
  const largest = useAnswer(market, catalogue && chosen.length === 0 ? largestMembers(view, catalogue, by) : null);
  const isSettled = chosen.length > 0 || (!largest.waiting && largest.answer !== undefined);
  const found = largest.answer && isSettled ? membersOf(largest.answer, by).map(({ key }) => key) : [];
  const members = chosen.length > 0 ? chosen.slice(0, mostCompared) : found;
  const trend = useAnswer(
    market,
    catalogue && members.length > 0 ? trendOf(view, catalogue, by, indicator, members) : null,
  );
  const isEmpty = chosen.length === 0 && isSettled && found.length === 0;
  // Where nothing was sold at all, the question for the largest members is the answer; where it failed, too.
  const answered = isEmpty || largest.error ? largest : trend;
  return { by, indicator, chosen, answered };
}
