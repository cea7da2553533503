import { useAnswer, useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, catalogues, market, type Standing, useMarket, usePage, useStanding } from '@portal/ui/analysis';
import { useMemo } from 'react';
import { incentivesOf, offersByModel } from '../../market/questions.ts';
import { worthByModel } from '../../market/worth.ts';

/** The figures of both datasets, and whether the cash may be known. */
export interface Worth {
  answered: Answered<Answer>;
  standing: Standing | null;
  /** Whether cash stands beside the offers: it may be known, and is of their month or one before it. */
  hasCash: boolean;
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
  const isWaiting = standing === null || (isOpen && (known.waiting || (query !== null && given.waiting)));
  const failed = isOpen ? [known, given].find(({ error }) => error) : undefined;
  const isReady = rate !== null && !isWaiting && !failed;
  const answer = useMemo(
    () => (offers.answer && isReady ? worthByModel(offers.answer, given.answer, rate, language) : undefined),
    [offers.answer, given.answer, isReady, rate, language],
  );
  return {
    answered: { ...(failed ?? offers), answer, waiting: offers.waiting || isWaiting },
    standing,
    hasCash: isOpen && !(known.answer && question && !query),
    otherMonth: query && question && query.to !== question.to ? query.to : null,
  };
}
