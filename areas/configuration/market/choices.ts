import type { DimensionKey, FigureKey } from '@portal/contract';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** The dimensions of cars by which every page can be narrowed. */
export const ofCars = [
  'fuelType',
  'segment',
  'priceBand',
  'manufacturer',
  'brand',
  'model',
  'subModel',
  'manufacturerType',
  'originType',
  'luxuryType',
  'origin',
] as const satisfies readonly DimensionKey<'configuration'>[];

/** Every car has a length: measures are compared, and have no rate. */
export const measures = ['dimensions'];

/** By what a rate is told apart: by item, or by the cars that have one. */
export const fitted = [
  'equipmentItem',
  'segment',
  'priceBand',
  'brand',
  'fuelType',
  'manufacturer',
  'originType',
] as const satisfies readonly DimensionKey<'configuration'>[];

/** The figure of a rate: weighted by the cars sold unless it is said. */
export const rates = [
  'weightedStandardRate',
  'standardRate',
  'availableRate',
  'optionPrice',
] as const satisfies readonly FigureKey<'configuration'>[];

export const fitmentChoices = { by: fitted, indicator: rates } as const;

/** As many members as are compared at once. */
export const mostCompared = 10;

/** Within what the steps in price are spread. */
export const worthBy = [
  'segment',
  'brand',
  'fuelType',
  'priceBand',
  'manufacturer',
] as const satisfies readonly DimensionKey<'configuration'>[];

export const worthChoices = { by: worthBy, year: [] } as const;

/** As many boxes as are read at a glance. */
export const mostBoxes = 20;

/** Within what an item spreads. */
export const spreadBy = [
  'segment',
  'priceBand',
  'brand',
  'fuelType',
] as const satisfies readonly DimensionKey<'configuration'>[];

export const spreadChoices = { by: spreadBy } as const;

/** So many lines are drawn of how an item spreads. */
export const mostLines = 8;
