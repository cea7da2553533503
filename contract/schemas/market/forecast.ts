import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { MarketColumn, Release } from './answer.ts';
import { Dataset, Dimension, Indicator, oneOf, Source } from './parts.ts';
import { Filters } from './query.ts';

/**
 * Why nothing is forecast: fewer than 36 months since the first sale, more than six of the last 36 without one, or months
 * that nobody delivered or that stand in one figure with others.
 */
export const noForecastReasons = ['short', 'zeros', 'gaps'] as const;

/** One series, and the twelve months after it. */
const ForecastRow = Type.Object({
  /** The member; null for all that is chosen together. */
  key: nullable(Type.String()),
  name: Type.String(),
  /** Why there are no months; null where there are. */
  reason: nullable(oneOf(noForecastReasons)),
  /** One for each of `months`, with both ends of the band: null where too few past errors are known. */
  values: Type.Array(Type.Number()),
  low: Type.Array(nullable(Type.Number())),
  high: Type.Array(nullable(Type.Number())),
  /** How the rule did on months that are known, each by what was known before; null with a reason. */
  tried: nullable(
    Type.Object({
      /** From how many months it forecast, and how many figures that were. */
      times: Type.Integer(),
      figures: Type.Integer(),
      /** All errors by all that came, of this rule and of the one that a month will be as a year before. */
      error: nullable(Type.Number()),
      naiveError: nullable(Type.Number()),
      /** The part of figures that lay in the band that would have been drawn then. */
      inBand: nullable(Type.Number()),
    }),
  ),
});

export const MarketForecast = {
  payload: Type.Object(
    {
      dataset: Dataset,
      /** One for a dataset that has sources, none for one whose figures are all of one kind. */
      dataSources: Type.Array(Source, { maxItems: 1 }),
      /** A forecast for each member that the filters leave, 20 at most; one for all of them together when missing. */
      by: Type.Optional(Dimension),
      /** A count whose months add up. */
      indicator: Indicator,
      filters: Type.Optional(Filters),
      without: Type.Optional(Filters),
      /** Members that were succeeded by others count as these. */
      succession: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    release: Release,
    dataSources: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
    indicator: MarketColumn,
    /** The months that it rests on, and from when on these may still change. */
    period: Type.Object({ from: Month, to: Month, preliminaryFrom: nullable(Month) }),
    /** The months that are forecast. */
    months: Type.Array(Month),
    rows: Type.Array(ForecastRow),
    /** What the figure is and how it is made, in the language of the request. */
    rule: Type.Object({ name: Type.String(), definition: Type.String(), formula: Type.String() }),
  }),
} as const;

export type MarketForecast = Static<typeof MarketForecast.data>;
export type ForecastRow = Static<typeof ForecastRow>;
