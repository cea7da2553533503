import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { AnswerCoverage } from './coverage.ts';
import { Format, oneOf } from './parts.ts';

export const MarketColumn = Type.Object({
  key: Type.String(),
  kind: oneOf(['dimension', 'indicator'] as const),
  name: Type.String(),
  unit: Type.String(),
  format: nullable(Format),
  /** What the figure means and how it is made, in the language of the request. */
  definition: Type.String(),
  /** Of a dimension whose members have an order of their own, such as the tiers of cities: their keys in it. */
  order: Type.Optional(Type.Array(Type.String())),
});

const Values = Type.Record(Type.String(), nullable(Type.Number()));

const Revised = Type.Record(Type.String(), Type.Number());

/** What a member stands for that is not told by name. */
export const Unnamed = oneOf(['unknown', 'other', 'remainder'] as const);

export const MarketRow = Type.Object({
  kind: oneOf(['row', 'others', 'subtotal'] as const),
  /** Key of the member for each dimension of `by`; absent where a subtotal or others row stands for all. */
  keys: Type.Record(Type.String(), Type.String()),
  names: Type.Record(Type.String(), Type.String()),
  /**
   * Said of a row that has no place in a ranking, by the dimension that makes it so: nobody said which member it is
   * (`unknown`), it was delivered as a bundle (`other`), or it is what a wider figure has beyond its parts (`remainder`).
   */
  unnamed: Type.Optional(Type.Record(Type.String(), Unnamed)),
  values: Values,
  /**
   * Of sums, stocks, means and ratios that are other ones than in the release before: what they were there. Said of months
   * of a single source; of a figure that was not there before it is not said.
   */
  revised: Type.Optional(Revised),
});

export const Release = Type.Object({
  id: Type.String(),
  publishedAt: Type.String({ description: 'ISO 8601, UTC' }),
  /** True for the market that the portal makes by itself; said on every page. */
  demonstration: Type.Boolean(),
  note: Type.String(),
});

const Named = Type.Object({ key: Type.String(), name: Type.String() });

export const MarketAnswer = Type.Object({
  columns: Type.Array(MarketColumn),
  rows: Type.Array(MarketRow),
  total: nullable(Values),
  revisedTotal: Type.Optional(Revised),
  /** Said when the answer holds fewer rows than the question found: shown of all that sold the least volume or more. */
  cut: nullable(
    Type.Object({
      shown: Type.Integer(),
      all: Type.Integer(),
      /** Where the limit counts within each member of a dimension (`within`): that limit, and the name of the dimension. */
      each: Type.Optional(Type.Object({ limit: Type.Integer(), name: Type.String() })),
    }),
  ),
  /** Where the question names a least volume that rows were left out by: that volume, and how many sold fewer. */
  belowMinimum: Type.Optional(Type.Object({ volume: Type.Integer(), rows: Type.Integer() })),
  /** Where the question names limits of figures (`where`): how many rows lay outside of them and were left out. */
  outsideLimits: Type.Optional(Type.Integer()),
  /** Where shares of what is chosen and of the market differ: which of the two these are, and the dimensions that narrow the one alone. */
  shareOf: Type.Optional(
    Type.Object({ base: oneOf(['chosen', 'market'] as const), narrowedBy: Type.Array(Type.String()) }),
  ),
  /**
   * Where the question wants successions: which members count as which others, as far as it lists or names such; `into` is
   * the key that their rows have, and `month` the first one of the successor.
   */
  succession: Type.Optional(
    Type.Array(
      Type.Object({
        dimension: Type.String(),
        predecessor: Named,
        successor: Named,
        into: Type.String(),
        month: Month,
      }),
    ),
  ),
  /**
   * Of lines of successions: members that a filter on another dimension leaves out while others of their line are counted,
   * so that the row `into` is a part of the line; `narrowedBy` are the names of the dimensions of these filters.
   */
  partialLines: Type.Optional(
    Type.Array(
      Type.Object({ dimension: Type.String(), into: Named, leftOut: Named, narrowedBy: Type.Array(Type.String()) }),
    ),
  ),
  release: Release,
  period: Type.Object({ from: Month, to: Month, preliminaryFrom: nullable(Month) }),
  dataSources: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
  /** For each source asked, or the only one there is. */
  coverage: Type.Array(AnswerCoverage),
});

export type MarketColumn = Static<typeof MarketColumn>;
export type Unnamed = Static<typeof Unnamed>;
export type MarketRow = Static<typeof MarketRow>;
export type MarketAnswer = Static<typeof MarketAnswer>;
export type Release = Static<typeof Release>;
