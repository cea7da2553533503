import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that new cars ask, in a test. */
export const { catalogueOf, answers } = marketOf({
  launch: {
    figures: ['events', 'yoyEvents', 'eventSubModels', 'eventBrands'],
    own: ['event', 'eventKind', 'eventSource'],
  },
  sales: { figures: ['volume', 'share'] },
});
