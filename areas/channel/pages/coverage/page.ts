import { definePage, type PageListing } from '@portal/ui/analysis';
import { coverageChoices } from '../../market/choices.ts';
import { placesOf, tiersOf } from '../../market/questions.ts';

export const coverage = definePage({
  name: 'coverage',
  words: { zh_CN: '城市覆盖', en: 'City cover' },
  choices: coverageChoices,
  periods: 1,
  first: ({ view, catalogue }) => [tiersOf(view, catalogue, false), tiersOf(view, catalogue, true)],
  lists: ({ view, catalogue }) => [
    placesOf(view, catalogue, view.filters.province?.length === 1 ? 'city' : 'province'),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '城市覆盖导出', en: 'city cover export' },
  shows: { province: 'province={key}', tier: 'tier={key}' },
};
