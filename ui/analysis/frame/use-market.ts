import { type CallPayload, useAnswer } from '@portal/shell';
import type { Answered, View } from '@portal/ui';
import { type Answer, type Catalogue, market } from './ask.ts';
import { usePage } from './context.ts';

/**
 * Asks the market about the view of the page, and follows the answer.
 * @param question makes the question of a view; null where there is nothing to ask
 */
export function useMarket(
  question: (view: View, catalogue: Catalogue) => CallPayload<'marketQuery'> | null,
): Answered<Answer> {
  const { view, catalogue } = usePage();
  return useAnswer(market, catalogue && question(view, catalogue));
}
