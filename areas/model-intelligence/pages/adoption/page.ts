import { definePage, type PageListing } from '@portal/ui/analysis';
import { adoptionChoices } from '../../market/choices.ts';
import { spreadingOf } from '../../market/questions.ts';
import { ofFeatures } from '../../market/subjects.ts';

export const adoption = definePage({
  name: 'adoption',
  words: { zh_CN: '功能普及', en: 'How features spread' },
  of: ofFeatures,
  choices: adoptionChoices,
  cuts: adoptionChoices.by,
  first: ({ view, catalogue, choices: { by } }) =>
    (view.filters[by] ?? []).length > 0 ? [] : [spreadingOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '功能普及导出', en: 'feature spread export' },
  shows: {
    feature: 'feature={key}',
    brand: 'by=brand&brand={key}',
    featureLevel: 'by=featureLevel&featureLevel={key}',
  },
};
