import { membersOf, useChoices, useMarket, usePage } from '@portal/ui/analysis';
import { penetrationChoices } from '../../market/choices.ts';
import { largestOf, penetrationOf } from '../../market/questions.ts';

/** Whose penetration is compared, and its answer: the members chosen, else those with the most sales. */
export function useCompared() {
  const { view } = usePage();
  const { by } = useChoices(penetrationChoices);
  const chosen = view.filters[by] ?? [];
  const largest = useMarket((shown, known) => (chosen.length === 0 ? largestOf(shown, known, by) : null));
  const found = largest.answer && !largest.waiting ? membersOf(largest.answer, by).map(({ key }) => key) : [];
  const members = chosen.length > 0 ? chosen : found;
  const compared = useMarket((shown, known) => (members.length > 0 ? penetrationOf(shown, known, by, members) : null));
  // What is empty or failed first is the answer.
  const isOver = chosen.length === 0 && (largest.error || largest.answer?.rows.length === 0);
  return { by, isChosen: chosen.length > 0, answered: isOver ? largest : compared };
}
