import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Release } from './answer.ts';
import { Former } from './catalogue.ts';
import { AnswerCoverage } from './coverage.ts';

const Figure = nullable(Type.Number());

/** Prices in yuan and the discount as a ratio; null where no car was registered, or the release keeps none. */
const ComparedPrices = Type.Object({ msrp: Figure, tp: Figure, discount: Figure });

const ComparedTrim = Type.Object({
  key: Type.String(),
  name: Type.String(),
  msrp: Figure,
  tp: Figure,
  discount: Figure,
  /** Registered (retail) in the month of the prices. */
  volume: Figure,
});

/** A sub-model beside others (S2.082). */
export const ComparedModel = Type.Object({
  key: Type.String(),
  name: Type.String(),
  manufacturer: Type.String(),
  brand: Type.String(),
  segment: Type.String(),
  fuelType: Type.String(),
  /** What the sub-model, its brand and its manufacturer were called before, and what described them before the last month. */
  was: Type.Array(Former),
  /** One for each of `months`. */
  volumes: Type.Array(Figure),
  /** Of all months together, and their growth. */
  total: Figure,
  yoy: Figure,
  /**
   * In the last month: its part and its place among the sub-models of its segment (equal volumes share one; null where
   * nothing was sold), and how many these are.
   */
  share: Figure,
  rank: nullable(Type.Integer()),
  ranked: Type.Integer(),
  prices: Type.Intersect([ComparedPrices, Type.Object({ yoyMsrp: Figure, yoyTp: Figure })]),
  pricesYearBefore: ComparedPrices,
  /** Dearest last; none where the release keeps no prices of the month. */
  trims: Type.Array(ComparedTrim),
  /** YYYY-MM-DD or YYYY-MM; null where it is not known. */
  launchOn: nullable(Type.String()),
});

export const MarketCompare = Type.Object({
  release: Release,
  period: Type.Object({ from: Month, to: Month, preliminaryFrom: nullable(Month) }),
  dataSources: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
  coverage: Type.Array(AnswerCoverage),
  months: Type.Array(Month),
  /** The last month up to `period.to` that has prices; null where none has. */
  priceMonth: nullable(Month),
  /** In the order of the question. */
  models: Type.Array(ComparedModel),
  /** What each figure means and how it is made, in the language of the request. */
  definitions: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      unit: Type.String(),
      definition: Type.String(),
      formula: Type.String(),
    }),
  ),
});

export type ComparedModel = Static<typeof ComparedModel>;
export type MarketCompare = Static<typeof MarketCompare>;
