import { definePage, type PageListing } from '@portal/ui/analysis';
import { parcBy, parcTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '保有量总览', en: 'Parc overview' },
  written: { counts: true },
  first: ({ view, catalogue }) => [
    parcTrend(view, catalogue),
    parcBy(view, catalogue, 'ageClass'),
    parcBy(view, catalogue, 'fuelType'),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '保有量总览导出', en: 'parc overview export' },
  links: { brand: 'brand={key}', model: 'model={key}' },
};
