import { marketOf } from '../../../ui/analysis/testing/market-of.ts';
import { termFigures } from '../market/questions.ts';

/** The datasets that finance asks, in a test. */
export const { catalogueOf, answers } = marketOf({
  financing: {
    figures: [
      'financePenetration',
      'financePenetrationChange',
      'financedCars',
      'yoyFinanced',
      'retailVolume',
      'captiveCars',
      'bankCars',
      'leaseCars',
      'captivePart',
      'bankPart',
      'leasePart',
      'financedShare',
      'paymentShare',
      'financePenetrationRank',
      'financePenetrationRankBefore',
    ],
    own: ['paymentKind'],
  },
  offer: {
    figures: [...termFigures, 'financeOffers', 'offerLenders', 'offerModels', 'interestFreePart'],
    own: ['offer', 'lender', 'lenderKind', 'rateBand', 'termBand', 'trim'],
  },
  incentive: { figures: ['cash', 'incentive', 'retailVolume'] },
});
