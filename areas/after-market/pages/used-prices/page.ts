import { definePage, type PageListing } from '@portal/ui/analysis';
import { usedChoices } from '../../market/choices.ts';
import { usedOf } from '../../market/questions.ts';
import { ofResiduals } from '../../market/subjects.ts';

export const usedPrices = definePage({
  name: 'used-prices',
  words: { zh_CN: '二手车与新车价格', en: 'Used and new prices' },
  of: ofResiduals,
  choices: usedChoices,
  cuts: usedChoices.by,
  periods: 1,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by, age } }) => [usedOf(view, catalogue, by, age)],
});

export const listed: PageListing = {
  download: { zh_CN: '二手车与新车价格导出', en: 'used and new prices export' },
};
