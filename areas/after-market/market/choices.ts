import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** By what the parc is cut over the years. */
export const structuredBy = [
  ...(['ageClass', 'fuelType', 'segment', 'origin', 'brand', 'manufacturerType'] as const),
] as const satisfies readonly DimensionKey[];

export const structureChoices = { by: structuredBy } as const;

/** By what cars in use are ranked. */
export const rankings: RankingScope = {
  ranked: ['brand', 'model', 'manufacturer', 'ageClass', 'fuelType', 'segment', 'province', 'origin'],
  indicators: ['carsInUse', 'parcShare', 'yoyCarsInUse', 'meanAge', 'survivalRate', 'carsRegistered'],
  least: ['0', '10000', '100000', '1000000'],
  lastPeriod: true,
};

/** The figure that colours the map. */
export const placeFigures = [
  ...(['carsInUse', 'parcShare', 'yoyCarsInUse', 'meanAge'] as const),
] as const satisfies readonly FigureKey<'parc'>[];

export const placesChoices = { indicator: placeFigures } as const;

/** The items that five years of service consist of. */
export const costItems = [
  ...(['maintenance', 'tyres', 'brakes', 'wearParts', 'repairs'] as const),
] as const satisfies readonly FigureKey<'serviceCost'>[];

/** By what service cost is compared. */
export const servedBy = [
  ...(['model', 'brand', 'fuelType', 'segment', 'origin', 'trim', 'priceBand'] as const),
] as const satisfies readonly DimensionKey[];

/** How items are drawn: in yuan, or as parts of the whole. */
export const itemShows = ['amount', 'share'] as const;

/** In what order members stand: the dearest first, the cheapest first, or the most sold first. */
export const serviceOrders = ['dearest', 'cheapest', 'sold'] as const;

export const serviceChoices = { by: servedBy, show: itemShows, order: serviceOrders } as const;

/** As many members as stand beside each other. */
export const mostServed = 20;

/** By what parts-to-car ratios are ranked. */
export const ratioRankings: RankingScope = {
  ranked: ['model', 'brand', 'segment', 'fuelType', 'origin', 'luxuryType', 'trim', 'priceBand'],
  indicators: ['partsToCar', 'partsPrice', 'msrp', 'serviceCost', 'costToPrice', 'retailVolume'],
  least: ['1000', '0', '100', '10000'],
};

/** Whose residual values are compared. */
export const comparedBy = [
  ...(['fuelType', 'model', 'brand', 'segment', 'origin', 'subModel'] as const),
] as const satisfies readonly DimensionKey[];

export const curveFigures = [
  ...(['residualRate', 'usedPrice', 'usedCars'] as const),
] as const satisfies readonly FigureKey<'residualValue'>[];

export const residualChoices = { by: comparedBy, indicator: curveFigures } as const;

/** The age of the used cars whose residual value is followed over time, in years. */
export const trendAge = '3';

/** As many curves as have a colour of their own. */
export const mostCurves = 8;

/** By what used cars stand beside new ones. */
export const usedBy = [
  ...(['model', 'brand', 'subModel', 'segment', 'fuelType'] as const),
] as const satisfies readonly DimensionKey[];

/** The age of used cars that stand beside new ones, in years. */
export const usedAges = ['3', '1', '2', '4', '5', '6', '7', '8'] as const;

export const usedChoices = { by: usedBy, age: usedAges } as const;
