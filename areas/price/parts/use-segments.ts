import { narrowedTo } from '@portal/ui';
import { membersOf, useMarket, usePage } from '@portal/ui/analysis';
import { segmentsOf } from '../market/questions.ts';

/**
 * The segments that have cars in the period, the largest first, and the one that a page is about: that of the filter,
 * or the largest.
 */
export function useSegments() {
  const { view, setView } = usePage();
  const answered = useMarket(segmentsOf);
  const segments = answered.answer ? membersOf(answered.answer, 'segment') : [];
  const segment = view.filters.segment?.[0] ?? segments[0]?.key;
  const choose = (key: string) => setView(narrowedTo(view, { segment: [key] }));
  return { answered, segments, segment, choose };
}
