import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const figures = {
  software: [
    ...([
      'softwareVersions',
      'updatedModels',
      'updatedBrands',
      'softwareNotes',
      'addedNotes',
      'improvedNotes',
    ] as const),
    ...(['mendedNotes', 'recalledNotes', 'recalledCars', 'addedShare', 'softwareNoteShare'] as const),
    ...(['yoySoftwareNotes', 'momSoftwareNotes'] as const),
  ],
  feature: ['featureRate', 'availableFeatures', 'featuresByOta', 'featureModels', 'featureRateChange'],
  score: ['score', 'scoreTests', 'scoreSamples', 'scoredModels', 'scoreMethods', 'scoreChange'],
  attention: ['netSentiment', 'mentions'],
  sales: ['volume', 'yoy', 'share'],
} as const;

const ownDimensions = {
  software: ['changeKind', 'softwareSubject', 'softwareVersion', 'softwareNote', 'softwareDay'],
  feature: ['featureDomain', 'featureLevel', 'feature', 'featureState'],
  score: ['scoreAspect', 'raterKind', 'scoreRater', 'scoreMethod'],
  attention: [],
  sales: [],
} as const;

const [anyDimension] = testCatalogue.dimensions;
const isRatio = (key: string) => /^(yoy|mom)|share$|Share$|Sentiment$|Rate$/.test(key);

/** What the market knows of a dataset that the area asks, in a test: every figure and dimension by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const known = dataset as keyof typeof figures;
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    ...(dataset !== 'sales' && { dataSources: [] }),
    dimensions: [
      ...testCatalogue.dimensions,
      ...(anyDimension
        ? ownDimensions[known].map((key) => ({ ...anyDimension, key, name: `d:${key}`, groups: [] }))
        : []),
    ],
    indicators: figures[known].map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: `meaning of ${key}`,
      formula: '',
      growth: /^(yoy|mom)/.test(key),
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}
