import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** By what updates are ranked. */
export const rankings: RankingScope = {
  ranked: ['brand', 'model', 'softwareSubject', 'changeKind', 'origin', 'luxuryType'],
  indicators: [
    ...(['softwareNotes', 'softwareNoteShare', 'yoySoftwareNotes', 'softwareVersions', 'updatedModels'] as const),
    ...(['addedNotes', 'improvedNotes', 'mendedNotes', 'recalledNotes', 'recalledCars', 'addedShare'] as const),
  ],
  least: ['0'],
};

/** What stands in the rows of the picture of updates by field. */
export const updatedBy = ['brand', 'model', 'origin'] as const satisfies readonly DimensionKey[];

export const overviewChoices = { by: updatedBy } as const;

/** As many rows as are told apart at a glance. */
export const mostRowsDrawn = 12;

/** As many periods as lists of versions show while nobody has chosen any. */
export const usualPeriods = 6;

/** As many models as stand beside each other in the matrix. */
export const mostModels = 8;

/** Which side of the car the levels are of: one is no measure of the other. */
export const domains = ['driving', 'cabin'] as const;

export const featureChoices = { domain: domains } as const;

export const adoptionBy = [
  ...(['feature', 'brand', 'featureLevel', 'origin', 'luxuryType'] as const),
] as const satisfies readonly DimensionKey[];

export const adoptionFigures = [
  ...(['featureRate', 'featureRateChange', 'availableFeatures', 'featuresByOta'] as const),
] as const satisfies readonly FigureKey<'feature'>[];

export const adoptionChoices = { by: adoptionBy, indicator: adoptionFigures } as const;

/** As many members as are compared at once. */
export const mostCompared = 8;

export const scoredBy = ['model', 'brand'] as const satisfies readonly DimensionKey[];

/** `method` is the key of the one whose scores stand side by side. */
export const scoreChoices = { by: scoredBy, method: [] } as const;

/** Models are tested twice a year: of fewer months some would have no score. */
export const scoredPeriods = 6;

export const besideBy = ['brand', 'model'] as const satisfies readonly DimensionKey[];

/** What stands beside updates: what people buy, or how they speak. */
export const besideFigures = ['yoy', 'netSentiment'] as const;

export const besideChoices = { by: besideBy, indicator: besideFigures } as const;
