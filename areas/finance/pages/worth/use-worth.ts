import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, type Standing, useBesideDataset, useMarket, usePage } from '@portal/ui/analysis';
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
  const question = catalogue && offersByModel(view, catalogue);
  const cash = useBesideDataset('incentive', question, (own, known) => incentivesOf(view, own, known));
  const { standing, query, failed, waiting } = cash;
  const isReady = rate !== null && !waiting && !failed;
  const answer = useMemo(
    () => (offers.answer && isReady ? worthByModel(offers.answer, cash.answer, rate, language) : undefined),
    [offers.answer, cash.answer, isReady, rate, language],
  );
  return {
    answered: { ...(failed ?? offers), answer, waiting: offers.waiting || waiting },
    standing,
    hasCash: standing === 'open' && !cash.hasNone,
    otherMonth: query && question && query.to !== question.to ? query.to : null,
  };
}
