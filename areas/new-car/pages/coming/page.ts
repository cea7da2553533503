import { definePage, type PageListing } from '@portal/ui/analysis';
import { stages } from '../../market/choices.ts';
import { comingCars } from '../../market/events.ts';

export const coming = definePage({
  name: 'coming',
  words: { zh_CN: '即将上市', en: 'Coming soon' },
  choices: { stage: stages, ofBrand: [], ofSegment: [] },
  ownFilters: true,
  written: { counts: true, money: true },
  ahead: () => [comingCars.ask({})],
});

export const listed: PageListing = {
  download: { zh_CN: '即将上市导出', en: 'coming soon export' },
};
