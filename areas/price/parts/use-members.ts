import { membersOf, useMarket, usePage } from '@portal/ui/analysis';
import { mostCompared } from '../market/choices.ts';
import { largestMembers, type MembersAsked, membersTrend } from '../market/questions.ts';

/**
 * A figure of the members of a dimension over time. The filter on the dimension names them; without one those that most
 * cars are of are asked first.
 */
export function useMembers(wanted: MembersAsked) {
  const { by } = wanted;
  const { view } = usePage();
  const chosen = view.filters[by] ?? [];
  const largest = useMarket((shown, known) => (chosen.length === 0 ? largestMembers(shown, known, by) : null));
  const isSettled = chosen.length > 0 || (!largest.waiting && largest.answer !== undefined);
  const found = largest.answer && isSettled ? membersOf(largest.answer, by).map(({ key }) => key) : [];
  const members = chosen.length > 0 ? chosen.slice(0, mostCompared) : found;
  const trend = useMarket((shown, known) => (members.length > 0 ? membersTrend(shown, known, wanted, members) : null));
  const isEmpty = chosen.length === 0 && isSettled && found.length === 0;
  // Where nothing was sold at all, the question for the largest members is the answer; where it failed, too.
  return { chosen: chosen.length, answered: isEmpty || largest.error ? largest : trend };
}
