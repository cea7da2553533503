import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** The five parts that an incentive is the sum of. */
export const parts = [
  'cash',
  'tradeIn',
  'financeSubsidy',
  'gifts',
  'insurance',
] as const satisfies readonly FigureKey<'incentive'>[];

/** What is set against the cities: the rows of the matrix. */
export const crossed = [
  'brand',
  'model',
  'segment',
  'priceBand',
  'fuelType',
  'manufacturer',
] as const satisfies readonly DimensionKey[];

/** The figure in the cells of the matrix. */
export const crossedIndicators = [
  'incentive',
  'incentiveDepth',
  'incentiveChange',
  'incentiveChangeYoy',
] as const satisfies readonly FigureKey<'incentive'>[];

/** How many rows the matrix has, by the cars registered. */
export const crossedRows = ['20', '10', '40'] as const;

export const citiesChoices = { by: crossed, indicator: crossedIndicators, rows: crossedRows } as const;

/** As many cities as the matrix has beside each other, by the cars registered. */
export const mostCities = 15;

/** What the parts are listed by: over time, or member by member. */
export const composed = [
  'period',
  'segment',
  'priceBand',
  'fuelType',
  'brand',
  'model',
  'city',
  'tier',
] as const satisfies readonly DimensionKey[];

/** How the parts are drawn: yuan for a car, or as parts of the whole. */
export const composedShows = ['yuan', 'percent'] as const;

export const compositionChoices = { by: composed, show: composedShows } as const;

/** What moves: members whose incentives are compared with a former period. */
export const moving = [
  'model',
  'brand',
  'subModel',
  'manufacturer',
  'segment',
  'city',
] as const satisfies readonly DimensionKey[];

/** The period that a change is against. */
export const bases = ['before', 'yearBefore'] as const;
export type Base = (typeof bases)[number];

/** The figures of a change, by the period that it is against. */
export const changeFigures = {
  before: { change: 'incentiveChange', growth: 'momIncentive', former: 'incentiveBefore', volume: 'retailMom' },
  yearBefore: {
    change: 'incentiveChangeYoy',
    growth: 'yoyIncentive',
    former: 'incentiveYearBefore',
    volume: 'retailYoy',
  },
} as const satisfies Record<Base, Record<string, FigureKey<'incentive'>>>;

/** The cars that a mean is of at least: of a few of them it moves by any amount. */
export const leastVolumes = ['100', '0', '50', '500', '1000'] as const;

/** What has changed against which period, and from how many cars on. */
export const changeChoices = { by: moving, base: bases, least: leastVolumes } as const;

/** As many members as a page of movers lists of each direction. */
export const mostMovers = 20;

/** As many points as are told apart beside each other. */
export const mostPoints = 30;

export const rankings: RankingScope = {
  ranked: ['brand', 'city', 'manufacturer', 'model', 'segment', 'tier'],
  indicators: [
    'incentive',
    'incentiveDepth',
    'incentiveChange',
    'incentiveChangeYoy',
    'momIncentive',
    'yoyIncentive',
    'cash',
    'retailVolume',
  ],
  least: leastVolumes,
  placed: 'incentive',
};
