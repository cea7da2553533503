import { definePage, type PageListing } from '@portal/ui/analysis';
import { bandsChoices } from '../../market/choices.ts';
import { bandsOf } from '../../market/questions.ts';

export const bands = definePage({
  name: 'bands',
  words: { zh_CN: '价格区间', en: 'Price bands' },
  choices: bandsChoices,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { band } }) => [bandsOf(view, catalogue, band)],
});

export const listed: PageListing = {
  download: { zh_CN: '价格区间导出', en: 'price bands export' },
};
