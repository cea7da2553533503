import { useMarket, usePage } from '@portal/ui/analysis';
import { trendOf } from '../../market/questions.ts';
import { readTrend } from './read-trend.ts';
import { useTrendMembers } from './use-trend-members.ts';

/** What the trend compares and its answer. */
export function useTrend() {
  const { search, view } = usePage();
  const trended = readTrend(search, view);
  const { chosen, members, largest, isEmpty } = useTrendMembers(trended.by);
  const trend = useMarket((shown, known) => (members.length > 0 ? trendOf(shown, known, trended, members) : null));
  // Where nothing was sold at all, the question for the largest members is the answer; where it failed, too.
  const answered = isEmpty || largest.error ? largest : trend;
  return { trended, chosen, answered };
}
