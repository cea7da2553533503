import { definePage, type PageListing, readSuccession } from '@portal/ui/analysis';
import { comparable, trendIndicators } from '../../market/choices.ts';
import { axes, launchedAmong, readLaunched } from '../../market/launch-choice.ts';
import { largestMembers } from '../../market/questions.ts';

export const trend = definePage({
  name: 'trend',
  words: { zh_CN: '趋势', en: 'Trend' },
  choices: { by: comparable, indicator: trendIndicators, axis: axes },
  cuts: comparable,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by }, search }) => [
    largestMembers(
      view,
      catalogue,
      by,
      readLaunched(search) ? { limit: launchedAmong } : { succession: readSuccession(search, catalogue, by) },
    ),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '销量趋势导出', en: 'sales trend export' },
  links: {
    brand: 'by=brand&brand={key}',
    model: 'by=model&model={key}',
    subModel: 'by=subModel&subModel={key}',
    manufacturer: 'by=manufacturer&manufacturer={key}',
    segment: 'by=segment&segment={key}',
    province: 'by=province&province={key}',
    city: 'by=city&city={key}',
    indicator: 'indicator={key}',
  },
};
