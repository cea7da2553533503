import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, catalogues, market, useLimits, useMarket, usePage, useStanding } from '@portal/ui/analysis';
import { joinedBy } from '../../market/join-prices.ts';
import { pricesOf, type RangePriceChoice, rangesOf } from '../../market/questions.ts';

/** The ranges of electric cars, and the prices of the same cars in the same months, which are another product. */
export function useRangePrice(choice: RangePriceChoice) {
  const { view, catalogue } = usePage();
  const limits = useLimits();
  const ranges = useMarket((view, catalogue) => rangesOf(view, catalogue, choice));
  const standing = useStanding('price');
  const priceCatalogue = useAnswer(
    catalogues,
    standing === null || standing === 'notOwned' ? null : { dataset: 'price' },
  );
  const prices = useAnswer(market, catalogue && priceCatalogue.answer ? pricesOf(view, catalogue, choice) : null);
  const joined =
    ranges.answer &&
    prices.answer &&
    joinedBy(ranges.answer, prices.answer, choice.by, { least: Number(choice.least), limits });
  // What failed first is the answer.
  const first = [ranges, priceCatalogue, prices].find(({ error }) => error) ?? ranges;
  return {
    isOwned: standing !== 'notOwned',
    answered: {
      ...first,
      answer: joined?.answer,
      waiting: ranges.waiting || prices.waiting,
    } satisfies Answered<Answer>,
    left: joined?.left ?? 0,
    below: joined?.below ?? 0,
    priceCatalogue: priceCatalogue.answer,
    /** What is known of the figures of both. */
    indicators: [...(catalogue?.indicators ?? []), ...(priceCatalogue.answer?.indicators ?? [])],
  };
}
