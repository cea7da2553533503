import type { DimensionKey, FigureKey } from '@portal/contract';
import type { Besides, RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

export type Dimension = DimensionKey<'price'>;
export type Figure = FigureKey<'price'>;
type Indicators = readonly (FigureKey<'sales'> | Figure)[];

/** Stands for no dimension: all cars together. */
export const everything = 'market';

/** What an index and a trend are told apart by; the first shows all cars together. */
export const comparable = [
  everything,
  'fuelType',
  'segment',
  'brand',
  'manufacturer',
  'model',
  'subModel',
  'origin',
  'manufacturerType',
  'luxuryType',
  'tier',
  'province',
] as const satisfies readonly (typeof everything | DimensionKey)[];
export type Compared = Exclude<(typeof comparable)[number], typeof everything>;

/** Which of the two prices. */
export const prices = ['tp', 'msrp'] as const satisfies Indicators;
export type Price = (typeof prices)[number];

export const baskets = ['fixed', 'moving'] as const;
export type Basket = (typeof baskets)[number];

export const indexChoices = { by: comparable, price: prices, basket: baskets } as const;

/** The index of a price by the basket that is priced. */
export const indexOf: Record<Price, Record<Basket, Figure>> = {
  tp: { fixed: 'tpBasket', moving: 'tpIndex' },
  msrp: { fixed: 'msrpBasket', moving: 'msrpIndex' },
};

export const indexIndicators = [
  'tpBasket',
  'tpIndex',
  'msrpBasket',
  'msrpIndex',
  'basketKept',
  'tp',
  'msrp',
] as const satisfies Indicators;

/** What a trend compares members by. */
export const trendIndicators = [
  'tp',
  'msrp',
  'discount',
  'yoyTp',
  'yoyMsrp',
  'discountYoy',
] as const satisfies Indicators;

export const trendChoices = { by: comparable, indicator: trendIndicators } as const;

/** What a trend sets beside a figure: what it was, and how it has changed since. */
export const besides: Besides<Figure> = {
  tp: {
    yearBefore: { former: 'tpYearBefore', change: 'yoyTp' },
    before: { former: 'tpBefore', change: 'momTp' },
  },
  msrp: {
    yearBefore: { former: 'msrpYearBefore', change: 'yoyMsrp' },
    before: { former: 'msrpBefore', change: 'momMsrp' },
  },
  discount: {
    yearBefore: { former: 'discountYearBefore', change: 'discountYoy' },
    before: { former: 'discountBefore', change: 'discountMom' },
  },
};

/** What stands in a trend of all cars together. */
export const marketIndicators = [
  'msrp',
  'tp',
  'discount',
  'discountYoy',
  'yoyMsrp',
  'yoyTp',
] as const satisfies Indicators;

export const ranked = [
  'model',
  'brand',
  'manufacturer',
  'subModel',
  'segment',
] as const satisfies readonly DimensionKey[];

/** The least cars of what is ranked by price: few cars are no price. */
export const leastVolumes = ['500', '0', '100', '1000', '5000'] as const;

/** Of how few cars a price may be, in a segment. */
export const segmentChoices = { least: leastVolumes } as const;

/** Who gives most off. */
export const discounts: RankingScope = {
  ranked,
  indicators: ['discount', 'discountYoy', 'discountMom', 'msrp', 'tp', 'retailVolume'],
  least: leastVolumes,
  placed: 'discount',
  formats: { msrp: 'yuan', tp: 'yuan' },
};

/** Within what the discounts of trims are spread. */
export const spreadBy = [
  'segment',
  'brand',
  'manufacturer',
  'model',
  'fuelType',
  'luxuryType',
  'manufacturerType',
  'originType',
] as const satisfies readonly DimensionKey[];

/** Within what discounts are spread, and from how many cars on. */
export const spreadChoices = { by: spreadBy, least: leastVolumes } as const;

/** The five figures of a spread, and how many trims it is of. */
export const discountSpread = {
  low: 'discountLowest',
  q1: 'discountQ1',
  median: 'discountMedian',
  q3: 'discountQ3',
  high: 'discountHighest',
  count: 'discountTrims',
} as const satisfies Record<string, FigureKey<'price'>>;

/** As many boxes as a picture has; the table has all. */
export const mostBoxes = 30;

/** Of what the cuts are listed. */
export const cutOf = ['trim', 'subModel', 'model'] as const satisfies readonly Dimension[];

/** What the deepest cut is: so many yuan, or so many percent. */
export const cutBy = ['percent', 'amount'] as const;
export type CutBy = (typeof cutBy)[number];

/** A trim is sold in fewer cars than a model. */
export const leastOfCuts = ['50', '0', '10', '200', '1000'] as const;

export const cutsChoices = { of: cutOf, price: prices, deepest: cutBy, least: leastOfCuts } as const;

/** The former price, and what lies between it and the present one. */
interface CutFigures {
  before: Figure;
  change: Record<CutBy, Figure>;
}

/** By what a price is compared with, which of periods of years is the year before: the figures of a cut. */
export const cutIndicators: Record<'before' | 'yearBefore', Record<Price, CutFigures>> = {
  before: {
    tp: { before: 'tpBefore', change: { amount: 'tpChange', percent: 'momTp' } },
    msrp: { before: 'msrpBefore', change: { amount: 'msrpChange', percent: 'momMsrp' } },
  },
  yearBefore: {
    tp: { before: 'tpYearBefore', change: { amount: 'tpChangeYoy', percent: 'yoyTp' } },
    msrp: { before: 'msrpYearBefore', change: { amount: 'msrpChangeYoy', percent: 'yoyMsrp' } },
  },
};

/** The price by which cars are spread over bands. */
export const bands = ['tpBand', 'msrpBand'] as const satisfies readonly DimensionKey<'price'>[];

export const bandIndicators = ['retailShare', 'retailVolume', 'retailShareChange'] as const satisfies Indicators;

export const bandsChoices = { band: bands, indicator: bandIndicators } as const;

/** What is known of the models of a segment. */
export const modelIndicators = ['msrp', 'tp', 'discount', 'retailVolume', 'retailYoy'] as const satisfies Indicators;

/** One model over time; the fixed basket tells a cut of the list price from another mix. */
export const historyIndicators = ['msrp', 'tp', 'discount', 'retailVolume', 'msrpBasket'] as const satisfies Indicators;

/** As many members as a picture compares at once. */
export const mostCompared = 10;
