import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Dataset } from './parts.ts';

const Named = Type.Object({ key: Type.String(), name: Type.String() });

/** A figure of the latest month beside what its own past leads to. */
const Insight = Type.Object({
  dataset: Dataset,
  dimension: Named,
  member: Named,
  indicator: Type.Object({ key: Type.String(), name: Type.String(), unit: Type.String() }),
  dataSource: nullable(Named),
  month: Month,
  preliminary: Type.Boolean(),
  value: Type.Number(),
  /** What the rule forecast for the month by those before it, and the band by its past errors. */
  expected: Type.Number(),
  low: Type.Number(),
  high: Type.Number(),
  /** How many times as far off as the end of the band, by ratio: above 1 it lies outside. */
  times: Type.Number(),
});

export const MarketInsights = {
  payload: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** The ten that lie farthest off, by `times`, of the datasets that the account may see. */
    insights: Type.Array(Insight),
    /** The datasets in which series were looked at, by name. */
    datasets: Type.Array(Type.String()),
    /** How many series were looked at, and how many of them lie outside of their bands. */
    series: Type.Integer(),
    outside: Type.Integer(),
    rule: Type.Object({ name: Type.String(), definition: Type.String(), formula: Type.String() }),
  }),
} as const;

export type MarketInsights = Static<typeof MarketInsights.data>;
export type Insight = Static<typeof Insight>;
