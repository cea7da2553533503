import { priceHistory, priceLadder } from '../ask/other-questions.ts';
import { useOther, useOtherAnswer } from '../ask/use-other.ts';

/** What a model cost over time, and what its trims cost now. */
export function usePriceCourse(model: string) {
  const other = useOther('price');
  const history = useOtherAnswer(other, (known) => priceHistory(known, model));
  const ladder = useOtherAnswer(other, (known) => priceLadder(known, model));
  return { isOpen: other.isOpen === true, month: other.catalogue.answer?.last, history, ladder };
}
