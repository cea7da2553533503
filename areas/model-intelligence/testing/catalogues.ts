import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that the area asks, in a test. */
export const { catalogueOf, answers, only } = marketOf({
  software: {
    figures: [
      'softwareVersions',
      'updatedModels',
      'updatedBrands',
      'softwareNotes',
      'addedNotes',
      'improvedNotes',
      'mendedNotes',
      'recalledNotes',
      'recalledCars',
      'addedShare',
      'softwareNoteShare',
      'yoySoftwareNotes',
      'momSoftwareNotes',
    ],
    own: ['changeKind', 'softwareSubject', 'softwareVersion', 'softwareNote', 'softwareDay'],
  },
  feature: {
    figures: ['featureRate', 'availableFeatures', 'featuresByOta', 'featureModels', 'featureRateChange'],
    own: ['featureDomain', 'featureLevel', 'feature', 'featureState'],
  },
  score: {
    figures: ['score', 'scoreTests', 'scoreSamples', 'scoredModels', 'scoreMethods', 'scoreChange'],
    own: ['scoreAspect', 'raterKind', 'scoreRater', 'scoreMethod'],
  },
  attention: { figures: ['netSentiment', 'mentions'] },
  sales: { figures: ['volume', 'yoy', 'share'] },
});
