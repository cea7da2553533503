import { freeOf } from '@portal/ui';
import { definePage, type PageListing } from '@portal/ui/analysis';
import { brandsWithCities } from '../../market/questions.ts';

export const whiteSpots = definePage({
  name: 'white-spots',
  words: { zh_CN: '空白城市', en: 'White spots' },
  choices: { own: [] },
  periods: 1,
  written: { counts: true },
  first: ({ view, catalogue }) => [brandsWithCities(freeOf(view, 'brand'), catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '空白城市导出', en: 'white spots export' },
  shows: { brand: 'own={key}' },
};
