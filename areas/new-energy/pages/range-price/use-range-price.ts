import { useAnswer } from '@portal/shell';
import { catalogues, market, useMarket, usePage, useStanding } from '@portal/ui/analysis';
import { pricesOf, type RangePriceChoice, rangesOf } from '../../market/questions.ts';

/** The ranges of electric cars, and the prices of the same cars in the same months, which are another product. */
export function useRangePrice(choice: RangePriceChoice) {
  const { view, catalogue } = usePage();
  const ranges = useMarket((shown, known) => rangesOf(shown, known, choice));
  const standing = useStanding('price');
  const priceCatalogue = useAnswer(
    catalogues,
    standing === null || standing === 'notHeld' ? null : { dataset: 'price' },
  );
  const prices = useAnswer(market, catalogue && priceCatalogue.answer ? pricesOf(view, catalogue, choice) : null);
  const { error, retry } = priceCatalogue;
  return {
    isOwned: standing !== 'notHeld',
    ranges,
    prices: error ? { ...prices, error, retry } : prices,
    priceCatalogue: priceCatalogue.answer,
  };
}
