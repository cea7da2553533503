import { definePage, type PageListing } from '@portal/ui/analysis';
import { penetrationChoices } from '../../market/choices.ts';
import { largestOf, penetrationTrend } from '../../market/questions.ts';
import { ofSales } from '../../market/subjects.ts';

export const penetration = definePage({
  name: 'penetration',
  words: { zh_CN: '渗透率', en: 'Penetration' },
  of: ofSales,
  choices: penetrationChoices,
  cuts: penetrationChoices.by,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) => [penetrationTrend(view, catalogue), largestOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '新能源渗透率导出', en: 'NEV penetration export' },
  links: { brand: 'brand={key}', manufacturer: 'manufacturer={key}', segment: 'segment={key}' },
};
