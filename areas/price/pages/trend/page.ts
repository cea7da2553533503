import { definePage, type PageListing } from '@portal/ui/analysis';
import { comparable, everything, trendChoices } from '../../market/choices.ts';
import { largestMembers, marketTrend } from '../../market/questions.ts';

export const trend = definePage({
  name: 'trend',
  words: { zh_CN: '指导价与成交价', en: 'MSRP and transaction price' },
  choices: trendChoices,
  cuts: comparable,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by } }) => [
    by === everything ? marketTrend(view, catalogue) : largestMembers(view, catalogue, by),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '价格趋势导出', en: 'price trend export' },
  links: {
    brand: 'by=brand&brand={key}',
    model: 'by=model&model={key}',
    subModel: 'by=subModel&subModel={key}',
    manufacturer: 'by=manufacturer&manufacturer={key}',
    segment: 'by=segment&segment={key}',
    province: 'by=province&province={key}',
  },
};
