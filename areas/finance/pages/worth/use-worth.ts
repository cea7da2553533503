import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, catalogues, market, type Standing, useMarket, usePage, useStanding } from '@portal/ui/analysis';
import { incentivesOf, offersByModel } from '../../market/questions.ts';
import { worthByModel } from '../../market/worth.ts';

/** The figures of both datasets, and whether the cash may be known. */
export interface Worth {
  answered: Answered<Answer>;
  standing: Standing | null;
  /** The month that the cash is of, where that is not the month of the offers. */
  otherMonth: string | null;
}

/** What the offers of each model are worth at a rate of the market, beside the cash off its price where the account may know that. */
export function useWorth(rate: number | null): Worth {
  const language = useLanguage();
  const { view, catalogue } = usePage();
  const offers = useMarket(offersByModel);
  const standing = useStanding('incentive');
  const isOpen = standing === 'open';
  const known = useAnswer(catalogues, isOpen ? { dataset: 'incentive' } : null);
  const question = catalogue && offersByModel(view, catalogue);
  const query = question && known.answer ? incentivesOf(view, question, known.answer) : null;
  const given = useAnswer(market, query);
  const isWaiting = standing === null || (isOpen && (known.waiting || given.waiting));
  const answer =
    offers.answer && rate !== null && !isWaiting
      ? worthByModel(offers.answer, given.answer, rate, language)
      : undefined;
  const failed = isOpen && (known.error || given.error);
  return {
    answered: { ...(failed ? given : offers), answer, waiting: offers.waiting || isWaiting },
    standing,
    otherMonth: query && question && query.to !== question.to ? query.to : null,
  };
}
