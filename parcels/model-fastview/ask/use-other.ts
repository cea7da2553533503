import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { useStanding } from '@portal/ui/analysis';
import { type Answer, type Catalogue, catalogues, market, type Query } from './ask.ts';
import type { OtherDataset } from './other-questions.ts';

/** A dataset beside sales, for an account that may ask it. */
export interface Other {
  /** Null while that is not known. */
  isOpen: boolean | null;
  catalogue: Answered<Catalogue>;
}

/** Whether the account may ask a dataset that the release has, and what there is of it. */
export function useOther(dataset: OtherDataset, isWanted = true): Other {
  const standing = useStanding(dataset, isWanted);
  const catalogue = useAnswer(catalogues, standing === 'open' ? { dataset } : null);
  return { isOpen: standing === null ? null : standing === 'open', catalogue };
}

/** An answer of a dataset beside sales. @param query null where the dataset has nothing to be asked for */
export function useOtherAnswer({ catalogue }: Other, query: (catalogue: Catalogue) => Query | null): Answered<Answer> {
  const answered = useAnswer(market, catalogue.answer ? query(catalogue.answer) : null);
  return catalogue.error ? { ...answered, error: catalogue.error, retry: catalogue.retry } : answered;
}
