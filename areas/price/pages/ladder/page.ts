import { definePage, type PageListing } from '@portal/ui/analysis';
import { segmentChoices } from '../../market/choices.ts';
import { segmentsOf } from '../../market/questions.ts';

export const ladder = definePage({
  name: 'ladder',
  words: { zh_CN: '价格阶梯', en: 'Price ladder' },
  choices: segmentChoices,
  periods: 1,
  written: { counts: true, money: true },
  first: ({ view, catalogue }) => [segmentsOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '价格阶梯导出', en: 'price ladder export' },
};
