import { type Static, Type } from '@sinclair/typebox';
import { dateTypes } from '../../constants.ts';
import { Month } from '../common.ts';
import type { DimensionKey } from './names.ts';
import { Dataset, Dimension, Indicator, Name, oneOf, Source } from './parts.ts';

export const Filters = Type.Unsafe<Partial<Record<DimensionKey, string[]>>>(
  Type.Record(Name, Type.Array(Type.String({ maxLength: 200 }), { maxItems: 500 }), {
    additionalProperties: false,
    maxProperties: 40,
  }),
);

/** Between which values a figure lies, in the unit that it has on the wire: 0.05 is 5 %. */
export const FigureLimits = Type.Object(
  {
    indicator: Indicator,
    atLeast: Type.Optional(Type.Number()),
    atMost: Type.Optional(Type.Number()),
  },
  { additionalProperties: false, minProperties: 2 },
);

/**
 * One question to the market. `from` and `to` are months, both included; with date type quarterly or annual they are
 * widened to whole periods that the release covers. `by` orders the columns; without `period` in it the figures stand
 * for the whole span. Several data sources need `dataSource` in `by`: they are never added together.
 */
export const MarketQuery = Type.Object(
  {
    dataset: Dataset,
    /** At least one of `sales`; none of `price`, whose figures are all of one kind. */
    dataSources: Type.Array(Source, { maxItems: 12, uniqueItems: true }),
    dateType: oneOf(dateTypes),
    from: Month,
    to: Month,
    by: Type.Array(Dimension, { maxItems: 6, uniqueItems: true }),
    indicators: Type.Array(Indicator, { minItems: 1, maxItems: 40, uniqueItems: true }),
    filters: Type.Optional(Filters),
    /**
     * Members that are left out, by dimension. What the dimension does not say of stays in; no member is both here and
     * in `filters`. Periods and data sources are named by what is wanted of them, and cannot be left out.
     */
    without: Type.Optional(Filters),
    sort: Type.Optional(
      Type.Object({
        by: Type.Union([Indicator, Dimension]),
        direction: oneOf(['ascending', 'descending'] as const),
      }),
    ),
    /** 5,000 when missing. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
    /** Only rows that sold at least so many; the answer says how many were left out, and they count among the others. */
    minimumVolume: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
    /**
     * Only rows whose figures lie within these limits, both ends included; a figure that is missing lies within none. Each
     * is one of `indicators`. The answer says how many rows were left out, and they count among the others.
     */
    where: Type.Optional(Type.Array(FigureLimits, { minItems: 1, maxItems: 6 })),
    /** One row more for all that the limit left out, so that the rows add up to the total. */
    others: Type.Optional(Type.Boolean()),
    totals: Type.Optional(Type.Boolean()),
    /** One row more for each member of the first dimension of `by`. */
    subtotals: Type.Optional(Type.Boolean()),
    /** With `period` in `by`: a row for every period of every group, also where nothing was sold. */
    fillGaps: Type.Optional(Type.Boolean()),
    /** With `period` in `by`: a month, within the span or not, whose period is 100 in indices; else the first one listed is. */
    base: Type.Optional(Month),
    /**
     * By month: January and February of a year are one period, 2026-02, with the figures of both, since the spring festival
     * falls into either. By quarter and year they are together anyway.
     */
    springTogether: Type.Optional(Type.Boolean()),
    /**
     * Models and sub-models that were succeeded by others count as these: predecessor and successor are one member, with
     * the key and name of the last of its line, and a filter on one of them is on all of its line. The answer says which.
     */
    succession: Type.Optional(Type.Boolean()),
    /**
     * Of what shares are a part: of all that is chosen (what filters on the dimensions listed do not narrow), or of the
     * market, which members that are named on the same side do not narrow either: models of a brand are then a part of all
     * cars, and cities of a province a part of the country. `chosen` when missing.
     */
    shareOf: Type.Optional(oneOf(['chosen', 'market'] as const)),
    /**
     * One of `by`: what else is listed is looked at within each of its members. Shares are parts of that member, places
     * are places in it, and `limit` counts in it: the first three brands of each province.
     */
    within: Type.Optional(Dimension),
  },
  { additionalProperties: false },
);

export type Filters = Static<typeof Filters>;
export type FigureLimits = Static<typeof FigureLimits>;
export type MarketQuery = Static<typeof MarketQuery>;
