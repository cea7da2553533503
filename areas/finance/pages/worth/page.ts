import { definePage, type PageListing } from '@portal/ui/analysis';
import { worthChoices } from '../../market/choices.ts';
import { offersByModel } from '../../market/questions.ts';
import { ofOffers } from '../../market/subjects.ts';

export const worth = definePage({
  name: 'worth',
  words: { zh_CN: '方案价值与现金优惠', en: 'Offers beside cash' },
  of: ofOffers,
  choices: worthChoices,
  periods: 1,
  first: ({ view, catalogue }) => [offersByModel(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '方案价值导出', en: 'worth of offers export' },
};
