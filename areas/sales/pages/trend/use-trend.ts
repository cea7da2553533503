import { useCompared, usePage } from '@portal/ui/analysis';
import { mostCompared } from '../../market/choices.ts';
import { largestMembers, trendOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { readTrend } from './read-trend.ts';

/** What the trend compares and its answer. */
export function useTrend() {
  const { search, view, catalogue } = usePage();
  const trended = readTrend(search, view, catalogue);
  const { by, succession } = trended;
  const compared = useCompared({
    by,
    largest: (view, catalogue) => largestMembers(view, catalogue, by, { succession }),
    trend: (view, catalogue, members) => trendOf(view, catalogue, trended, members),
    most: mostCompared,
    unchosen: phrases.useTranslate()('membersNote'),
  });
  return { trended, ...compared };
}
