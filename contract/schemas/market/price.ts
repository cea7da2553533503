import { type Static, Type } from '@sinclair/typebox';
import { Month, nested, nullable } from '../common.ts';
import type { FigureKey } from './names.ts';
import { BySource, preliminary } from './overview.ts';

/** The figures of the price index (S3.025). */
export const priceIndicatorKeys = [
  'msrp',
  'tp',
  'discount',
  'yoyMsrp',
  'yoyTp',
] as const satisfies readonly FigureKey<'price'>[];
export type PriceIndicatorKey = (typeof priceIndicatorKeys)[number];

/** S3.026: a figure of the price index; key is 'yuan' or 'ratio', '-' before it is known (S3.027). */
export const PriceFigure = Type.Object({ key: Type.String(), value: nullable(Type.Number()) });

/** S3.025: prices in yuan, discount and growth as ratios. discount = (msrp - tp) / msrp. */
export const PriceIndex = Type.Object({
  tp: PriceFigure,
  msrp: PriceFigure,
  discount: PriceFigure,
  yoyMsrp: PriceFigure,
  yoyTp: PriceFigure,
});

/** What a figure means and how it is made, in the language of the request. */
export const PriceDefinition = Type.Object({
  key: Type.Union(priceIndicatorKeys.map((key) => Type.Literal(key))),
  name: Type.String(),
  unit: Type.String(),
  definition: Type.String(),
  formula: Type.String(),
});

/** S3.024: bq is the latest month, tq the same month of the year before. */
export const MarketPrice = Type.Object({
  month: Month,
  preliminary,
  bqPriceIndex: PriceIndex,
  tqPriceIndex: PriceIndex,
  definitions: Type.Array(PriceDefinition),
});

export const PricePoint = Type.Object({
  month: Month,
  preliminary,
  msrp: nullable(Type.Number()),
  tp: nullable(Type.Number()),
  discount: nullable(Type.Number()),
  /** What the release before said of those that are others. */
  revised: Type.Optional(
    Type.Partial(Type.Object({ msrp: Type.Number(), tp: Type.Number(), discount: Type.Number() })),
  ),
});

/** A new car: on sale since a day, or coming on a day that may be a month only. */
export const NewCar = Type.Object({
  key: Type.String(),
  name: Type.String(),
  manufacturer: Type.String(),
  brand: Type.String(),
  fuelType: Type.String(),
  segment: Type.String(),
  /** YYYY-MM-DD or YYYY-MM. */
  launchOn: Type.String(),
  /** In yuan; null where it is not announced. */
  msrpFrom: nullable(Type.Number()),
  msrpTo: nullable(Type.Number()),
  presalePrice: nullable(Type.Number()),
  /** Key of the model, for a car that the market knows already. */
  model: nullable(Type.String()),
});

/** What happened to a car on a day, beside what the market says of it: its day, and the prices it was announced at. */
export const NewCarEvent = Type.Object({
  /** Key of the event among those of the dataset launch. */
  key: Type.String(),
  /** YYYY-MM-DD, or YYYY-MM where no day is known. */
  day: Type.String(),
  /** In yuan, of a presale and of the launch that followed it; null where they are not announced. */
  presalePrice: nullable(Type.Number()),
  msrpFrom: nullable(Type.Number()),
  msrpTo: nullable(Type.Number()),
});

/** Months, both included. */
const Months = Type.Object({ from: Month, to: Month }, { additionalProperties: false });

/** Keys or names of brands, in either language; codes of segments. An empty list narrows nothing (S7.061). */
const Filter = Type.Object({
  brands: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50 })),
  segments: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50 })),
});

/** S7.058 to S7.061 S7.071: the calls about prices and new cars; null and [] where the release has none. */
export const price = {
  getMarketPrice: { payload: BySource, data: nested(nullable(MarketPrice)) },
  getMarketPriceTrend: { payload: BySource, data: nested(Type.Array(PricePoint)) },
  comingSoonModel: { payload: Filter, data: Type.Array(NewCar) },
  onSaleModel: { payload: Filter, data: Type.Array(NewCar) },
  newCarEvents: { payload: Months, data: Type.Array(NewCarEvent) },
} as const;

export type PriceFigure = Static<typeof PriceFigure>;
export type PriceDefinition = Static<typeof PriceDefinition>;
export type PriceIndex = Static<typeof PriceIndex>;
export type MarketPrice = Static<typeof MarketPrice>;
export type PricePoint = Static<typeof PricePoint>;
export type NewCar = Static<typeof NewCar>;
export type NewCarEvent = Static<typeof NewCarEvent>;
