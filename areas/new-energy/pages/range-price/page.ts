import { definePage, type PageListing } from '@portal/ui/analysis';
import { rangePriceChoices, rangePriceFigures } from '../../market/choices.ts';
import { pricesOf, rangesOf } from '../../market/questions.ts';
import { ofRanges } from '../../market/subjects.ts';

export const rangePrice = definePage({
  name: 'range-price',
  words: { zh_CN: '续航与价格', en: 'Range and price' },
  of: ofRanges,
  choices: rangePriceChoices,
  cuts: rangePriceChoices.by,
  periods: 1,
  written: { counts: true },
  values: rangePriceFigures,
  first: ({ view, catalogue, choices }) => [rangesOf(view, catalogue, choices), pricesOf(view, catalogue, choices)],
});

export const listed: PageListing = {
  download: { zh_CN: '续航与价格导出', en: 'range and price export' },
};
