import { definePage, type PageListing } from '@portal/ui/analysis';
import { spreadChoices } from '../../market/choices.ts';
import { itemsOf } from '../../market/questions.ts';

export const spread = definePage({
  name: 'spread',
  words: { zh_CN: '装备普及', en: 'Spread of equipment' },
  choices: spreadChoices,
  first: ({ view, catalogue }) => [itemsOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '装备普及导出', en: 'equipment spread export' },
};
