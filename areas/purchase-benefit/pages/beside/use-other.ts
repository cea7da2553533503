import { type Query, useBesideDataset, usePage } from '@portal/ui/analysis';
import { besideOf } from '../../market/questions.ts';

export type Wanted = Pick<Query, 'dataset' | 'dataSources' | 'indicators'>;

/**
 * The figures of another dataset for the members of a question, where the account may know them.
 * @param question about benefits; null while it is not known
 */
export function useOther(question: Query | null, wanted: Wanted) {
  const { view } = usePage();
  const other = useBesideDataset(wanted.dataset, question, (own, known) => besideOf(view, own, known, wanted));
  const { query } = other;
  /** The month that the figures are of, where it is not that of the benefits. */
  return { ...other, otherMonth: query && question && query.to !== question.to ? query.to : null };
}
