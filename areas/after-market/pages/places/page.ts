import { definePage, type PageListing } from '@portal/ui/analysis';
import { placesChoices } from '../../market/choices.ts';
import { parcOfPlaces } from '../../market/questions.ts';

export const places = definePage({
  name: 'places',
  words: { zh_CN: '各地保有量', en: 'Parc by place' },
  choices: placesChoices,
  periods: 1,
  written: { counts: true },
  lists: ({ view, catalogue }) => [parcOfPlaces(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '各地保有量导出', en: 'parc by place export' },
  links: { province: 'province={key}' },
};
