import { definePage, type PageListing } from '@portal/ui/analysis';
import { penetrationChoices } from '../../market/choices.ts';
import { largestOf } from '../../market/questions.ts';

export const penetration = definePage({
  name: 'penetration',
  words: { zh_CN: '渗透率对比', en: 'Penetration compared' },
  choices: penetrationChoices,
  cuts: penetrationChoices.by,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) =>
    (view.filters[by] ?? []).length > 0 ? [] : [largestOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '渗透率对比导出', en: 'penetration comparison export' },
  shows: {
    brand: 'brand={key}',
    segment: 'by=segment&segment={key}',
    tier: 'by=tier&tier={key}',
    model: 'by=model&model={key}',
  },
};
