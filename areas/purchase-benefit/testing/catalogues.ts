import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that purchase benefits ask, in a test. */
export const { catalogueOf, answers } = marketOf({
  benefit: {
    figures: [
      'benefits',
      'yoyBenefits',
      'benefitModels',
      'benefitTrims',
      'benefitMoves',
      'begunBenefits',
      'endedBenefits',
      'benefitValue',
      'benefitSum',
      'benefitPrice',
      'valuedPart',
      'benefitShare',
    ],
    own: ['benefit', 'benefitKind', 'benefitAudience', 'benefitReach', 'valueBasis', 'trim'],
  },
  price: { figures: ['msrp', 'tp', 'discount'] },
  incentive: { figures: ['incentive', 'cash'] },
  sales: { figures: ['volume', 'yoy'] },
});
