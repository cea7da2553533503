import { useAnswer } from '@portal/shell';
import { catalogues, market, type Query, usePage, useStanding } from '@portal/ui/analysis';
import { besideOf } from '../../market/questions.ts';

export type Wanted = Pick<Query, 'dataset' | 'dataSources' | 'indicators'>;

/**
 * The figures of another dataset for the members of a question, where the account may know them.
 * @param question about benefits; null while it is not known
 */
export function useOther(question: Query | null, wanted: Wanted) {
  const { view } = usePage();
  const standing = useStanding(wanted.dataset);
  const isOpen = standing === 'open';
  const known = useAnswer(catalogues, isOpen ? { dataset: wanted.dataset } : null);
  const query = question && known.answer ? besideOf(view, question, known.answer, wanted) : null;
  const given = useAnswer(market, query);
  return {
    standing,
    answer: query ? given.answer : undefined,
    /** The figures as the catalogue says them. */
    indicators: known.answer?.indicators ?? [],
    /** The month that the figures are of, where it is not that of the benefits. */
    otherMonth: query && question && query.to !== question.to ? query.to : null,
    waiting: standing === null || (isOpen && (known.waiting || (query !== null && given.waiting))),
    failed: isOpen ? [known, given].find(({ error }) => error) : undefined,
  };
}
