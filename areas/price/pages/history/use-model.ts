import { membersOf, useMarket, usePage } from '@portal/ui/analysis';
import { largestMembers } from '../../market/questions.ts';

/** The model that the page is about: the first one of the filter, or that which most cars are of. */
export function useModel() {
  const { view, names } = usePage();
  const chosen = view.filters.model?.[0];
  const largest = useMarket((view, catalogue) => (chosen ? null : largestMembers(view, catalogue, 'model')));
  const [first] = largest.answer ? membersOf(largest.answer, 'model') : [];
  const model = chosen ? { key: chosen, name: names.nameOf('model', chosen) } : first;
  return { model, chosen: chosen !== undefined, largest };
}
