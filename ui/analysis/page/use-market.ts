import { type CallPayload, useAnswer } from '@portal/shell';
import type { Answered, View } from '@portal/ui';
import { type Answer, type Catalogue, market } from './ask.ts';
import { usePage } from './context.ts';
import { rememberQuery } from './made-query.ts';

/**
 * Asks the market about the view of the page, and follows the answer.
 * @param question makes the question of a view; null where there is nothing to ask
 */
export function useMarket(
  question: (view: View, catalogue: Catalogue) => CallPayload<'marketQuery'> | null,
): Answered<Answer> {
  const { view, catalogue } = usePage();
  const payload = catalogue && question(view, catalogue);
  const answered = useAnswer(market, payload);
  if (payload && answered.answer && !answered.waiting) rememberQuery(answered.answer, { call: 'marketQuery', payload });
  return answered;
}
