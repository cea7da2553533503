import { type Static, Type } from '@sinclair/typebox';
import { dataSources, dateTypes } from '../constants.ts';
import { Month, nullable } from './common.ts';

/** The ways a question can be cut (S3.038 to S3.040). `period` is the time axis in the date type of the question. */
export const dimensionKeys = [
  'period',
  'dataSource',
  'fuelType',
  'manufacturerType',
  'originType',
  'luxuryType',
  'manufacturer',
  'brand',
  'origin',
  'model',
  'subModel',
  'segment',
  'tier',
  'area',
  'province',
  'city',
  'restrictionType',
] as const;
export type DimensionKey = (typeof dimensionKeys)[number];

/** The figures a question can ask for (S3.041). */
export const indicatorKeys = [
  'volume',
  'cumulativeVolume',
  'yoy',
  'mom',
  'ytdGrowth',
  'share',
  'shareChange',
  'volumeIndex',
] as const;
export type IndicatorKey = (typeof indicatorKeys)[number];

const oneOf = <const Keys extends readonly string[]>(keys: Keys) =>
  Type.Unsafe<Keys[number]>(Type.String({ enum: [...keys] }));

const Dataset = oneOf(['sales'] as const);
const Dimension = oneOf(dimensionKeys);
const Indicator = oneOf(indicatorKeys);
export const Filters = Type.Unsafe<Partial<Record<DimensionKey, string[]>>>(
  Type.Partial(
    Type.Record(
      Type.Union(dimensionKeys.map((key) => Type.Literal(key))),
      Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 }),
    ),
    { additionalProperties: false },
  ),
);

/**
 * One question to the market. `from` and `to` are months, both included; with date type quarterly or annual they are
 * widened to whole periods that the release covers. `by` orders the columns; without `period` in it the figures stand
 * for the whole span. Several data sources need `dataSource` in `by`: they are never added together.
 */
export const MarketQuery = Type.Object(
  {
    dataset: Dataset,
    dataSources: Type.Array(oneOf(dataSources), { minItems: 1, maxItems: 3, uniqueItems: true }),
    dateType: oneOf(dateTypes),
    from: Month,
    to: Month,
    by: Type.Array(Dimension, { maxItems: 4, uniqueItems: true }),
    indicators: Type.Array(Indicator, { minItems: 1, uniqueItems: true }),
    filters: Type.Optional(Filters),
    sort: Type.Optional(
      Type.Object({
        by: Type.Union([Indicator, Dimension]),
        direction: oneOf(['ascending', 'descending'] as const),
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 5000 })),
    /** One row more for all that the limit left out, so that the rows add up to the total. */
    others: Type.Optional(Type.Boolean()),
    totals: Type.Optional(Type.Boolean()),
    /** One row more for each member of the first dimension of `by`. */
    subtotals: Type.Optional(Type.Boolean()),
    /** With `period` in `by`: a row for every period of every group, also where nothing was sold. */
    fillGaps: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

/** How a value is written: a count, a ratio shown as percent, a difference in percentage points, an index with 100 as base. */
const Format = oneOf(['count', 'percent', 'points', 'index'] as const);

export const MarketColumn = Type.Object({
  key: Type.String(),
  kind: oneOf(['dimension', 'indicator'] as const),
  name: Type.String(),
  unit: Type.String(),
  format: nullable(Format),
  /** What the figure means and how it is made, in the language of the request. */
  definition: Type.String(),
});

const Values = Type.Record(Type.String(), nullable(Type.Number()));

export const MarketRow = Type.Object({
  kind: oneOf(['row', 'others', 'subtotal'] as const),
  /** Key of the member for each dimension of `by`; absent where a subtotal or others row stands for all. */
  keys: Type.Record(Type.String(), Type.String()),
  names: Type.Record(Type.String(), Type.String()),
  values: Values,
});

export const Release = Type.Object({
  id: Type.String(),
  publishedAt: Type.String({ description: 'ISO 8601, UTC' }),
  /** True for the market that the portal makes by itself; said on every page. */
  demonstration: Type.Boolean(),
  note: Type.String(),
});

export const MarketAnswer = Type.Object({
  columns: Type.Array(MarketColumn),
  rows: Type.Array(MarketRow),
  total: nullable(Values),
  /** Said when the answer holds fewer rows than the question found: shown of all. */
  cut: nullable(Type.Object({ shown: Type.Integer(), all: Type.Integer() })),
  release: Release,
  period: Type.Object({ from: Month, to: Month, preliminaryFrom: nullable(Month) }),
  dataSources: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
});

export const Member = Type.Object({ key: Type.String(), name: Type.String(), parent: nullable(Type.String()) });

export const MarketCatalogue = Type.Object({
  dataset: Type.String(),
  name: Type.String(),
  release: Release,
  /** First and last month of the release, and the first month whose figures are preliminary. */
  first: Month,
  last: Month,
  preliminaryFrom: nullable(Month),
  dataSources: Type.Array(
    Type.Object({ key: Type.String(), name: Type.String(), definition: Type.String(), first: Month, last: Month }),
  ),
  dimensions: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      /** The next wider level of a hierarchy: city -> province -> area; subModel -> model -> brand -> manufacturer. */
      parent: nullable(Type.String()),
      definition: Type.String(),
      members: Type.Integer({ description: 'how many members the release has' }),
    }),
  ),
  indicators: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      unit: Type.String(),
      format: Format,
      definition: Type.String(),
      formula: Type.String(),
    }),
  ),
});

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
  /** One for each of `months`. */
  volumes: Type.Array(Figure),
  /** Of all months together, and their growth. */
  total: Figure,
  yoy: Figure,
  /** In the last month: its part and its place among the sub-models of its segment, and how many these are. */
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

export const market = {
  marketCatalogue: { payload: Type.Object({ dataset: Dataset }), data: MarketCatalogue },
  marketMembers: {
    payload: Type.Object({
      dataset: Dataset,
      dimension: Dimension,
      /** Part of a name in either language, or of a key. */
      search: Type.Optional(Type.String({ maxLength: 80 })),
      /** Only these members: to name the keys of a link. */
      keys: Type.Optional(Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 })),
      /** Only members below these: provinces narrow the cities. */
      within: Type.Optional(Filters),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    }),
    data: Type.Object({ members: Type.Array(Member), all: Type.Integer() }),
  },
  marketQuery: { payload: MarketQuery, data: MarketAnswer },
  marketCompare: {
    payload: Type.Object(
      {
        dataSource: oneOf(dataSources),
        /** Two to six keys; how many are refused in words by the call itself. */
        subModels: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 }),
        from: Month,
        to: Month,
      },
      { additionalProperties: false },
    ),
    data: MarketCompare,
  },
} as const;

export type Filters = Static<typeof Filters>;
export type MarketQuery = Static<typeof MarketQuery>;
export type MarketColumn = Static<typeof MarketColumn>;
export type MarketRow = Static<typeof MarketRow>;
export type MarketAnswer = Static<typeof MarketAnswer>;
export type MarketCatalogue = Static<typeof MarketCatalogue>;
export type ComparedModel = Static<typeof ComparedModel>;
export type MarketCompare = Static<typeof MarketCompare>;
export type Member = Static<typeof Member>;
export type Release = Static<typeof Release>;
