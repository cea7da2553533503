import { definePage, type PageListing } from '@portal/ui/analysis';
import { cutsChoices } from '../../market/choices.ts';
import { cutsOf } from '../../market/questions.ts';

export const cuts = definePage({
  name: 'cuts',
  words: { zh_CN: '降价榜', en: 'Price cuts' },
  choices: cutsChoices,
  periods: 1,
  written: { counts: true, money: true },
  lists: ({ view, catalogue, choices }) => [cutsOf(view, catalogue, choices)],
});

export const listed: PageListing = {
  download: { zh_CN: '降价榜导出', en: 'price cuts export' },
};
