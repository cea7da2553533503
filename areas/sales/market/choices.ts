import type { DimensionKey, FigureKey } from '@portal/contract';
import type { Besides, RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** Dimensions whose members a trend compares. */
export const comparable = [
  'fuelType',
  'segment',
  'priceBand',
  'manufacturer',
  'brand',
  'model',
  'subModel',
  'origin',
  'manufacturerType',
  'originType',
  'luxuryType',
  'tier',
  'area',
  'province',
  'city',
  'restrictionType',
] as const satisfies readonly DimensionKey[];

/** S3.041: every indicator is offered. */
export const trendIndicators = [
  'volume',
  'yoy',
  'mom',
  'share',
  'shareChange',
  'cumulativeVolume',
  'ytdGrowth',
  'volumeIndex',
] as const satisfies readonly FigureKey<'sales'>[];

/** What a trend sets beside a figure: what it was, and how it has changed since. */
export const besides: Besides<FigureKey<'sales'>> = {
  volume: {
    yearBefore: { former: 'volumeYearBefore', change: 'yoy' },
    before: { former: 'volumeBefore', change: 'mom' },
  },
  cumulativeVolume: { yearBefore: { former: 'cumulativeVolumeYearBefore', change: 'ytdGrowth' } },
  share: {
    yearBefore: { former: 'shareYearBefore', change: 'shareChange' },
    before: { former: 'shareBefore', change: 'shareChangeMom' },
  },
};

/** Whose values are set against one of their own: pairs of months are none of them. */
export const indexed: readonly string[] = ['volumeIndex'] satisfies readonly FigureKey<'sales'>[];

export const ranked = ['manufacturer', 'brand', 'model', 'subModel'] as const satisfies readonly DimensionKey[];

/** Who sells most: the least volume of what is ranked by growth keeps the first cars of a new model out. */
export const rankings: RankingScope = {
  ranked,
  indicators: ['volume', 'share', 'shareChange', 'yoy', 'mom', 'cumulativeVolume', 'ytdGrowth'],
  least: ['0', '100', '500', '1000', '5000', '10000'],
  leastOfGrowth: '1000',
  placed: 'volume',
  contribution: { before: 'volumeContribution', yearBefore: 'volumeContributionYoy' },
  concentrated: true,
};

/** Whose part in the growth is told: all that the trend compares. */
export const growthBy = comparable;

/** What sales are compared with: the same months a year before, or the period before. */
export const growthAgainst = ['yearBefore', 'before'] as const;
export type GrowthAgainst = (typeof growthAgainst)[number];

/** The figures of a growth: of the whole formerly, how it has changed, and what each took part in. */
export interface GrowthFigures {
  former: Extract<FigureKey<'sales'>, 'volumeBefore' | 'volumeYearBefore'>;
  change: FigureKey<'sales'>;
  growth: 'yoy' | 'mom';
  contribution: FigureKey<'sales'>;
}

export const growthFigures: Record<GrowthAgainst, GrowthFigures> = {
  yearBefore: {
    former: 'volumeYearBefore',
    change: 'volumeChangeYoy',
    growth: 'yoy',
    contribution: 'volumeContributionYoy',
  },
  before: {
    former: 'volumeBefore',
    change: 'volumeChange',
    growth: 'mom',
    contribution: 'volumeContribution',
  },
};

/** How the steps are drawn: the changes alone, from the former whole to the present one, or in percentage points. */
export const growthSteps = ['cars', 'bridge', 'points'] as const;

/** Among whom share is won and lost. */
export const shiftRivals = ['brand', 'model', 'manufacturer'] as const satisfies readonly DimensionKey[];

/** By which places a change of share is broken down. */
export const shiftPlaces = ['province', 'city', 'tier', 'area'] as const satisfies readonly DimensionKey[];

/** What a place did to a share: within it, by its weight in the market, or both. */
export const shiftEffects = ['all', 'within', 'mix'] as const;

export const structured = [
  'fuelType',
  'segment',
  'priceBand',
  'origin',
  'manufacturerType',
  'originType',
  'luxuryType',
  'tier',
  'area',
  'restrictionType',
] as const satisfies readonly DimensionKey[];

/** Whose members go from one end to the other: one colour from light to dark says so; all others keep their own. */
export const graded: readonly string[] = ['tier', 'priceBand'] satisfies readonly DimensionKey[];

export const structureIndicators = [
  'share',
  'volume',
  'yoy',
  'shareChange',
] as const satisfies readonly FigureKey<'sales'>[];

/** How parts are drawn: their shares one above the other, or each figure apart as a little line on one scale. */
export const structureShown = ['shares', 'apart'] as const;

/** Where cars are sold: from the provinces on, as narrow or as wide as one likes. */
export const regions = [
  'province',
  'city',
  'tier',
  'area',
  'restrictionType',
] as const satisfies readonly DimensionKey[];

/** What a map of places is coloured by. */
export const regionIndicators = [
  'volume',
  'share',
  'yoy',
  'shareChange',
  'mom',
  'penetration',
] as const satisfies readonly FigureKey<'sales'>[];

/** Of whom it is asked how much of the market the largest have. */
export const concentrated = ['manufacturer', 'brand', 'model'] as const satisfies readonly DimensionKey[];

/** As many members as a trend shows where nobody is chosen: the largest. */
export const shownUnasked = 5;

/** As many members as a trend compares at once. */
export const mostCompared = 10;
