import { definePage, type PageListing } from '@portal/ui/analysis';
import { featureChoices } from '../../market/choices.ts';
import { aheadOf, matrixOf, mostFeatured } from '../../market/questions.ts';
import { ofFeatures } from '../../market/subjects.ts';

export const features = definePage({
  name: 'features',
  words: { zh_CN: '功能矩阵', en: 'Feature matrix' },
  of: ofFeatures,
  choices: featureChoices,
  periods: 1,
  first: ({ view, catalogue, choices: { domain } }) => [
    aheadOf(view, catalogue, domain),
    (view.filters.model ?? []).length > 0
      ? matrixOf(view, catalogue, view.filters.model ?? [])
      : mostFeatured(view, catalogue),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '功能矩阵导出', en: 'feature matrix export' },
  links: { feature: 'feature={key}' },
  shows: { model: 'model={key}', feature: 'feature={key}', featureLevel: 'featureLevel={key}' },
};
