import { definePage, type PageListing } from '@portal/ui/analysis';
import { worthChoices } from '../../market/choices.ts';
import { itemsOf } from '../../market/questions.ts';

export const worth = definePage({
  name: 'worth',
  words: { zh_CN: '装备价值', en: 'Worth of equipment' },
  choices: worthChoices,
  cuts: worthChoices.by,
  periods: 1,
  written: { counts: true, money: true },
  first: ({ view, catalogue }) => [itemsOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '装备价值导出', en: 'equipment worth export' },
};
