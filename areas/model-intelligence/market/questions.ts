import type { DimensionKey } from '@portal/contract';
import { questionBase as base, freeOf, lastPeriodOf, leavingOut, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Chosen, Query } from '@portal/ui/analysis';
import {
  type adoptionChoices,
  mostCompared,
  mostModels,
  mostRowsDrawn,
  scoredPeriods,
  usualPeriods,
} from './choices.ts';

/** As many rows as a question can have. */
export const mostRows = 20_000;

const kinds = ['addedNotes', 'improvedNotes', 'mendedNotes', 'recalledNotes'] as const;

/** Updates over time: a row for each period, the latest last. */
export const updatesTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period'],
  indicators: [
    ...(['softwareVersions', 'updatedModels', 'softwareNotes', 'yoySoftwareNotes', 'momSoftwareNotes'] as const),
    ...kinds,
    ...(['recalledCars', 'addedShare'] as const),
  ],
  fillGaps: true,
});

/** What updates are about, over time. */
export const subjectsTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period', 'softwareSubject'],
  indicators: ['softwareNotes'],
  sort: { by: 'softwareSubject', direction: 'ascending' },
  fillGaps: true,
});

/** The members with most items, in the latest periods. */
export const mostUpdated = (view: View, catalogue: Catalogue, by: DimensionKey): Query => ({
  ...base(view, catalogue, usualPeriods),
  by: [by],
  indicators: ['softwareNotes'],
  sort: { by: 'softwareNotes', direction: 'descending' },
  limit: mostRowsDrawn,
});

/** What the updates of some members are about, in the latest periods. */
export const subjectsOf = (view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query => ({
  ...base(narrowedTo(view, { [by]: [...members] }), catalogue, usualPeriods),
  by: [by, 'softwareSubject'],
  indicators: ['softwareNotes', 'addedNotes'],
  limit: mostRows,
});

/** Versions with their days, of the latest periods. */
export const versionList = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue, usualPeriods),
  by: ['softwareDay', 'brand', 'model', 'softwareVersion'],
  indicators: ['softwareNotes', ...kinds, 'recalledCars'],
  limit: mostRows,
});

/** How many there were in each of these periods. */
export const versionsTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue, usualPeriods),
  by: ['period'],
  indicators: ['softwareVersions', 'updatedModels', 'softwareNotes', ...kinds],
  fillGaps: true,
});

/** All that a release of the market knows, whatever months a view shows: of years, as there may be too many months to ask. */
const whenever = (view: View, catalogue: Catalogue) =>
  base({ ...view, dateType: 'annual', from: null, to: null, without: {} }, catalogue);

/** What one version brings, whenever that was. */
export const notesOf = (view: View, catalogue: Catalogue, version: string): Query => ({
  ...whenever({ ...view, filters: { softwareVersion: [version] } }, catalogue),
  by: ['changeKind', 'softwareSubject', 'softwareNote', 'softwareDay', 'model', 'softwareVersion'],
  indicators: ['softwareNotes', 'recalledCars'],
  sort: { by: 'changeKind', direction: 'ascending' },
  limit: mostRows,
});

/** All versions of a model. */
export const versionsOf = (view: View, catalogue: Catalogue, model: string): Query => ({
  ...whenever({ ...view, filters: { model: [model] } }, catalogue),
  by: ['softwareDay', 'softwareVersion'],
  indicators: ['softwareNotes', ...kinds, 'recalledCars'],
  limit: mostRows,
});

/** The models that have most features in the last period. */
export const mostFeatured = (view: View, catalogue: Catalogue, limit = mostModels): Query => ({
  ...base(lastPeriodOf(freeOf(view, 'feature', 'featureLevel', 'featureDomain'), catalogue), catalogue, 1),
  by: ['model'],
  indicators: ['availableFeatures'],
  sort: { by: 'availableFeatures', direction: 'descending' },
  limit,
});

/** How some models have each feature, in the last month of the view. */
export const matrixOf = (view: View, catalogue: Catalogue, models: readonly string[]): Query => {
  const { to } = base(view, catalogue, 1);
  return {
    ...base({ ...narrowedTo(view, { model: models.slice(0, mostModels) }), dateType: 'monthly' }, catalogue),
    from: to,
    to,
    by: ['featureDomain', 'featureLevel', 'feature', 'featureState', 'model'],
    indicators: ['availableFeatures'],
    sort: { by: 'featureLevel', direction: 'ascending' },
    limit: mostRows,
  };
};

/** How common the features of each level are by brand, of one side of the car, in the last period. */
export const levelsOf = (view: View, catalogue: Catalogue, domain: string): Query => ({
  ...base(narrowedTo(lastPeriodOf(view, catalogue), { featureDomain: [domain] }), catalogue, 1),
  by: ['brand', 'featureLevel'],
  indicators: ['featureRate', 'availableFeatures', 'featureModels'],
  limit: mostRows,
});

/** The brands whose models have most of the features of one side of the car. */
export const aheadOf = (view: View, catalogue: Catalogue, domain: string): Query => ({
  ...base(narrowedTo(lastPeriodOf(view, catalogue), { featureDomain: [domain] }), catalogue, 1),
  by: ['brand'],
  indicators: ['featureRate', 'featureModels', 'availableFeatures'],
  sort: { by: 'featureRate', direction: 'descending' },
  limit: mostRowsDrawn,
});

/** The members that are compared where nobody has chosen any: features that have come furthest in a year, else those of most. */
export function spreadingOf(view: View, catalogue: Catalogue, by: Chosen<typeof adoptionChoices>['by']): Query {
  const figure = by === 'feature' ? 'featureRateChange' : 'availableFeatures';
  return {
    ...base(lastPeriodOf(view, catalogue), catalogue, 1),
    by: [by],
    indicators: [figure],
    sort: { by: figure, direction: 'descending' },
    limit: 6,
  };
}

/** How features spread, of some members over time. */
export const adoptionOf = (view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query => ({
  ...base(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
  by: ['period', by],
  indicators: ['featureRate', 'featureRateChange', 'availableFeatures', 'featuresByOta'],
  fillGaps: true,
});

/** How scores are made and by whom, with how many models each speaks of. */
export const methodsOf = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue, scoredPeriods),
  by: ['scoreAspect', 'scoreRater', 'raterKind', 'scoreMethod'],
  indicators: ['score', 'scoreChange', 'scoredModels', 'scoreTests', 'scoreSamples'],
  sort: { by: 'scoreAspect', direction: 'ascending' },
  limit: mostRows,
});

/** The scores of one method, the highest first. */
export const scoresOf = (view: View, catalogue: Catalogue, by: DimensionKey, method: string): Query => ({
  ...base(narrowedTo(view, { scoreMethod: [method] }), catalogue, scoredPeriods),
  by: [by],
  indicators: ['score', 'scoreChange', 'scoreTests', 'scoreSamples'],
  sort: { by: 'score', direction: 'descending' },
  limit: 500,
});

/** Without what manufacturers say of themselves, which is no measure of what others found, unless kinds of raters are chosen. */
const checkedAlone = (view: View): View =>
  (view.filters.raterKind ?? []).length > 0
    ? view
    : leavingOut(view, 'raterKind', [...new Set([...(view.without.raterKind ?? []), 'maker'])]);

/** Scores of members by what they are of: their means over the methods of others than the manufacturers, which the picture says. */
export const aspectsOf = (view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query => ({
  ...base(narrowedTo(checkedAlone(view), { [by]: [...members] }), catalogue, scoredPeriods),
  by: [by, 'scoreAspect'],
  indicators: ['score', 'scoreTests'],
  limit: mostRows,
});

/** The members that are tested most. */
export const mostTested = (view: View, catalogue: Catalogue, by: DimensionKey): Query => ({
  ...base(checkedAlone(view), catalogue, scoredPeriods),
  by: [by],
  indicators: ['scoreTests'],
  sort: { by: 'scoreTests', direction: 'descending' },
  limit: mostRowsDrawn,
});
