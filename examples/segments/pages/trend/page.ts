import { definePage, type PageListing } from '@portal/ui/analysis';
import { bySegment } from './questions.ts';

export const trend = definePage({
  name: 'trend',
  words: { zh_CN: '走势', en: 'Trend' },
  choices: { by: ['fuelType', 'segment'] },
  cuts: ['fuelType', 'segment'],
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) => [bySegment(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '细分市场走势导出', en: 'segment trend export' },
  links: { segment: 'by=segment&segment={key}' },
};
