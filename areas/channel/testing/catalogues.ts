import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that the channel asks, in a test. */
export const { catalogueOf, answers, only } = marketOf({
  outlet: {
    figures: [
      'outlets',
      'openedOutlets',
      'closedOutlets',
      'outletCities',
      'outletBrands',
      'listedOutlets',
      'outletShare',
      'yoyOutlets',
      'momOutlets',
    ],
    own: ['outletKind', 'outlet'],
  },
  stock: { figures: ['dealerStock', 'yoyStock', 'stockAdded', 'stockDrawn', 'exports'] },
  sales: { figures: ['volume', 'yoy', 'share'] },
});
