import { definePage, type PageListing } from '@portal/ui/analysis';
import { comparable, everything, indexChoices } from '../../market/choices.ts';
import { largestMembers, marketIndex } from '../../market/questions.ts';

export const index = definePage({
  name: 'index',
  words: { zh_CN: '价格指数', en: 'Price index' },
  choices: indexChoices,
  cuts: comparable,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by } }) => [
    by === everything ? marketIndex(view, catalogue) : largestMembers(view, catalogue, by),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '价格指数导出', en: 'price index export' },
};
