import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Release } from './answer.ts';
import { Coverage } from './coverage.ts';
import { Format, oneOf } from './parts.ts';

/** What a member was called, or described by, until a month; `dimension` is its own where it was renamed. */
export const Former = Type.Object({
  dimension: Type.String(),
  /** Of what held then; null of a name. */
  key: nullable(Type.String()),
  name: Type.String(),
  /** The last month. */
  until: Month,
});

export const Member = Type.Object({
  key: Type.String(),
  name: Type.String(),
  parent: nullable(Type.String()),
  /** What was before, the oldest first; missing where nothing changed. */
  was: Type.Optional(Type.Array(Former)),
  /** How many are left of it, where that was asked: sub-models of a brand, cities of a province. */
  left: Type.Optional(Type.Integer()),
});

export const MarketCatalogue = Type.Object({
  dataset: Type.String(),
  name: Type.String(),
  release: Release,
  /** When figures are expected next, as the operator has said it; null where nobody has, or the day is over. */
  nextRelease: nullable(Type.Object({ on: Type.String({ description: 'YYYY-MM-DD' }), note: Type.String() })),
  /** First and last month that the release has of the dataset, and the first month whose figures are preliminary for any source. */
  first: Month,
  last: Month,
  preliminaryFrom: nullable(Month),
  /** How much one question may ask: periods of each date type (S5.033), and rows of an answer. */
  caps: Type.Object({
    monthly: Type.Integer(),
    quarterly: Type.Integer(),
    annual: Type.Integer(),
    rows: Type.Integer(),
  }),
  /** None for a dataset whose figures are all of one kind. */
  dataSources: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      definition: Type.String(),
      first: Month,
      last: Month,
      preliminaryFrom: nullable(Month),
    }),
  ),
  /** For each source that the release has, or the only one there is. */
  coverage: Type.Array(Coverage),
  dimensions: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      /** The next wider level of a hierarchy: city -> province -> area; subModel -> model -> brand. */
      parent: nullable(Type.String()),
      /** Wider levels on other roads upwards: subModel -> manufacturer. */
      otherParents: Type.Array(Type.String()),
      definition: Type.String(),
      members: Type.Integer({ description: 'how many members the release has' }),
      /** Whether the release tells its members apart: not where it knows one alone, or only what nobody said. */
      distinguished: Type.Boolean(),
      /** Whether its members have an order of their own, such as the tiers of cities. */
      ordered: Type.Boolean(),
      /** Members that go by one name together, such as the fuel types of new energy. */
      groups: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), members: Type.Array(Type.String()) })),
      /** Dimensions by whose members people think of its own together, such as the joint ventures among makers. */
      groupedBy: Type.Array(Type.String()),
    }),
  ),
  /**
   * By dimension, the keys of members that have become one with another, with the key of that other: addresses that still
   * name them mean that. Missing where there are none.
   */
  united: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  /** How many members of a dimension were succeeded by others, where some were: `succession` of a question joins them. */
  succeeded: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  indicators: Type.Array(
    Type.Object({
      key: Type.String(),
      name: Type.String(),
      unit: Type.String(),
      format: Format,
      /** Whether it says how another figure has changed: it is shown with its sign. */
      growth: Type.Boolean(),
      /** The earlier period that it is of or set against: the one before, or the same months of the year before. */
      against: Type.Optional(oneOf(['before', 'yearBefore'] as const)),
      /**
       * Whether the figures of members add up to that of all of them: always, within a period alone (a stock, a share),
       * or never (a price, a growth).
       */
      adds: oneOf(['always', 'withinPeriod', 'never'] as const),
      definition: Type.String(),
      formula: Type.String(),
    }),
  ),
});

export type MarketCatalogue = Static<typeof MarketCatalogue>;
export type Former = Static<typeof Former>;
export type Member = Static<typeof Member>;
