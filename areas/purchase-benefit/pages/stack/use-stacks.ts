import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answer, useMarket } from '@portal/ui/analysis';
import { useMemo } from 'react';
import type { Buyer } from '../../market/choices.ts';
import { stackMonths, stackParts, stackPrices, stacksOf, stackTrims } from '../../market/questions.ts';
import { partsOfStacks, withStacks } from '../../market/stack.ts';

type Answered = ReturnType<typeof useMarket>;

/** Two answers that make one: it is there when both are. */
function both(first: Answered, second: Answered, answer: Answer | undefined): Answered {
  const failed = [first, second].find(({ error }) => error);
  return { ...(failed ?? second), answer, waiting: first.waiting || second.waiting };
}

/** What stacks are worth, member by member with their parts, and over time. */
export function useStacks(by: DimensionKey, buyer: Buyer) {
  const language = useLanguage();
  const members = useMarket((view, catalogue) => stacksOf(view, catalogue, by, buyer));
  const prices = useMarket((view, catalogue) => stackPrices(view, catalogue, by, buyer));
  const parts = useMarket((view, catalogue) => stackParts(view, catalogue, by, buyer));
  const months = useMarket((view, catalogue) => stackMonths(view, catalogue, buyer));
  const trims = useMarket((view, catalogue) => stackTrims(view, catalogue, buyer));
  return useMemo(() => {
    const stacks = members.answer && prices.answer && withStacks(members.answer, prices.answer, by, language);
    const ofMembers = members.answer && parts.answer && partsOfStacks(parts.answer, members.answer, by, language);
    const ofMonths = months.answer && trims.answer && partsOfStacks(months.answer, trims.answer, 'period', language);
    return {
      members: both(members, prices, stacks),
      parts: both(members, parts, ofMembers),
      months: both(months, trims, ofMonths),
    };
  }, [members, prices, parts, months, trims, by, language]);
}
