import { useCompared } from '@portal/ui/analysis';
import { mostCompared } from '../market/choices.ts';
import { largestMembers, type MembersQuery, membersTrend } from '../market/questions.ts';
import { phrases } from '../phrases.ts';

/** A figure of the members of a dimension over time: of those chosen, else of those that most cars are of. */
export function useMembers(wanted: MembersQuery) {
  const { by } = wanted;
  return useCompared({
    by,
    largest: (view, catalogue) => largestMembers(view, catalogue, by),
    trend: (view, catalogue, members) => membersTrend(view, catalogue, wanted, members),
    most: mostCompared,
    unchosen: phrases.useTranslate()('membersNote'),
  });
}
