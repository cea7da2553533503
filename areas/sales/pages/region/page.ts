import { definePage, type PageListing } from '@portal/ui/analysis';
import { regions } from '../../market/choices.ts';
import { placesOf } from '../../market/questions.ts';
import { readRegion } from './read-region.ts';

export const region = definePage({
  name: 'region',
  words: { zh_CN: '区域分布', en: 'Regions' },
  cuts: regions,
  periods: 1,
  written: { counts: true },
  lists: ({ view, catalogue, search }) => [placesOf(view, catalogue, readRegion(search, view, catalogue).by)],
});

export const listed: PageListing = {
  download: { zh_CN: '区域分布导出', en: 'regional sales export' },
  shows: { province: 'province={key}', city: 'city={key}' },
};
