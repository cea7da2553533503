import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Release } from './answer.ts';
import { Dataset, Format, oneOf, Source } from './parts.ts';

const Named = Type.Object({ key: Type.String(), name: Type.String() });

/** Whether a dataset can be asked about: it can, no product of the account opens it, or the release keeps nothing of it. */
export const DatasetStanding = oneOf(['open', 'notOwned', 'notCovered'] as const);

const Stage = oneOf(['launch', 'growth', 'maturity', 'decline', 'runOut'] as const);

/** A model by month, with the stage of each. */
const LifeCurve = Type.Object({
  key: Type.String(),
  name: Type.String(),
  /** From when its months count, and whether a launch event or its first sale says so; null: sold before the data begin. */
  launch: nullable(Type.Object({ month: Month, by: oneOf(['event', 'sales'] as const) })),
  /** The month of the first of `values`: that of the first sale, or of the launch where that is earlier. */
  from: Month,
  /** Sold in each month; null for one that is not known by itself. */
  values: Type.Array(nullable(Type.Number())),
  /** Sold in the twelve months up to each. */
  years: Type.Array(nullable(Type.Number())),
  /** The stage in each month; null where none is read, and in preliminary months. */
  stages: Type.Array(nullable(Stage)),
  /** The stage of the latest month that is not preliminary. */
  now: Type.Object({
    month: nullable(Month),
    stage: nullable(Stage),
    /** Since when, without a break. */
    since: nullable(Month),
    /** Why there is none. */
    reason: nullable(oneOf(['before', 'short', 'gaps'] as const)),
    change: nullable(Type.Number()),
    ofPeak: nullable(Type.Number()),
  }),
});

/** Something that may have moved the sales of a model. */
const LifeMark = Type.Object({
  month: Month,
  dataset: Dataset,
  /** The kind of launch event, or the indicator that changed or counts. */
  kind: Type.String(),
  name: Type.String(),
  /** A figure before and in the month; null of what is counted. */
  before: nullable(Type.Number()),
  after: nullable(Type.Number()),
  /** How many events, versions or benefits; null of what has changed. */
  count: nullable(Type.Number()),
  format: Format,
  unit: Type.String(),
});

export const MarketModelLife = {
  payload: Type.Object(
    {
      /** Missing: the best seller of the latest twelve months whose launch is known. */
      model: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      /** Missing: the largest of its segment whose launches are known. */
      rivals: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 4, uniqueItems: true }),
      ),
      /** Missing: the usual source, or the first that the release has. */
      dataSource: Type.Optional(Source),
      /** Models that were succeeded by others count as these, rivals too: the life of a line. */
      succession: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Of the sales, without which there is no curve. */
    standing: DatasetStanding,
    release: nullable(Release),
    dataSource: nullable(Named),
    /** Those that can be chosen. */
    dataSources: Type.Array(Named),
    period: nullable(Type.Object({ from: Month, to: Month, preliminaryFrom: nullable(Month) })),
    /** Null where the release does not know it, or it never sold. */
    model: nullable(LifeCurve),
    segment: nullable(Named),
    rivals: Type.Array(LifeCurve),
    /** Whether predecessors and successors are one, and which of those shown have some; nothing of what nobody was succeeded by. */
    lines: Type.Object({
      joined: Type.Boolean(),
      /** `into` is the key of the last of a line, `month` the first one of the successor. */
      successions: Type.Array(Type.Object({ predecessor: Named, successor: Named, into: Type.String(), month: Month })),
    }),
    /** By month, of the datasets that the account may see. Where predecessors are one with a model, each says by name whose it is. */
    marks: Type.Array(LifeMark),
    /** Where marks are looked for, and what counts as one. */
    movers: Type.Array(Type.Object({ dataset: Named, standing: DatasetStanding, counts: Type.String() })),
    rule: Type.Object({ name: Type.String(), definition: Type.String(), formula: Type.String() }),
  }),
} as const;

export type MarketModelLife = Static<typeof MarketModelLife.data>;
export type LifeCurve = Static<typeof LifeCurve>;
export type LifeMark = Static<typeof LifeMark>;
