import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, type Chosen, market, useMarket, usePage, useStanding } from '@portal/ui/analysis';
import type { worthChoices } from '../../market/choices.ts';
import { pricesOf, statesOf } from '../../market/questions.ts';
import type { useItem } from '../../parts/use-item.ts';
import { stepsOf } from './steps.ts';

/** The trims that differ in an item and their list prices, which are another product. */
export function useWorth(choice: Chosen<typeof worthChoices>, { item, answered: items }: ReturnType<typeof useItem>) {
  const { view, catalogue } = usePage();
  const standing = useStanding('price');
  const states = useMarket((view, catalogue) => (item ? statesOf(view, catalogue, choice, item) : null));
  const question = catalogue && item && standing === 'open' ? pricesOf(statesOf(view, catalogue, choice, item)) : null;
  const prices = useAnswer(market, question);
  const isNone = items.error || (items.answer && !item);
  const answered: Answered<Answer> = isNone ? items : prices.error || !prices.answer ? prices : states;
  return {
    standing,
    answered,
    states: states.answer,
    found: states.answer && prices.answer ? stepsOf(states.answer, prices.answer, choice.by) : null,
  };
}
