import { definePage, type PageListing } from '@portal/ui/analysis';
import { spreadChoices } from '../../market/choices.ts';
import { spreadOf } from '../../market/questions.ts';

export const spread = definePage({
  name: 'spread',
  words: { zh_CN: '折扣分布', en: 'Discount spread' },
  choices: spreadChoices,
  cuts: spreadChoices.by,
  periods: 1,
  written: { counts: true, money: true },
  lists: ({ view, catalogue, choices }) => [spreadOf(view, catalogue, choices)],
});

export const listed: PageListing = {
  download: { zh_CN: '折扣分布导出', en: 'discount spread export' },
};
