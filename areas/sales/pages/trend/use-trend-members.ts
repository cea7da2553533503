import type { DimensionKey } from '@portal/contract';
import { membersOf, useMarket, usePage } from '@portal/ui/analysis';
import { mostCompared, shownUnasked } from '../../market/choices.ts';
import { largestMembers } from '../../market/questions.ts';

/**
 * Whom a trend compares: those that the filter on the dimension names; without one the largest, which are asked first.
 * @param most how many of the largest
 */
export function useTrendMembers(by: DimensionKey, most: number = shownUnasked) {
  const { view } = usePage();
  const chosen = view.filters[by] ?? [];
  const largest = useMarket((shown, known) => (chosen.length === 0 ? largestMembers(shown, known, by, most) : null));
  const isSettled = chosen.length > 0 || (!largest.waiting && largest.answer !== undefined);
  const found = largest.answer && isSettled ? membersOf(largest.answer, by) : [];
  return {
    chosen,
    largest,
    members: chosen.length > 0 ? chosen.slice(0, mostCompared) : found.map(({ key }) => key),
    /** Names of those that the filter does not name. */
    found: new Map(found.map(({ key, name }) => [key, name])),
    isEmpty: chosen.length === 0 && isSettled && found.length === 0,
  };
}
