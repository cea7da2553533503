import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Release } from './answer.ts';
import { DatasetStanding } from './life.ts';
import { Format, oneOf } from './parts.ts';

const Named = Type.Object({ key: Type.String(), name: Type.String() });

/** The steps from attention to repurchase, in their order. */
export const funnelSteps = [
  'attention',
  'comparing',
  'lead',
  'testDrive',
  'order',
  'purchase',
  'use',
  'repurchase',
] as const;

/** A figure of a step or between two, and what it was a year before; null where it is not known. */
const figures = {
  value: nullable(Type.Number()),
  yearBefore: nullable(Type.Number()),
  /** By month, as `months`. */
  monthly: Type.Array(nullable(Type.Number())),
  definition: Type.String(),
  leavesOut: Type.String(),
};

const FunnelStep = Type.Object({
  key: oneOf(funnelSteps),
  name: Type.String(),
  /** Null where no dataset of the portal has it. */
  dataset: nullable(Named),
  standing: nullable(DatasetStanding),
  indicator: nullable(Type.Object({ key: Type.String(), name: Type.String(), unit: Type.String() })),
  /** Which data would bring a step that has none. */
  needs: nullable(Type.String()),
  ...figures,
});

const FunnelRate = Type.Object({
  key: oneOf(['leadsOfAttention', 'stayed', 'purchasesOfLeads'] as const),
  name: Type.String(),
  from: oneOf(funnelSteps),
  to: oneOf(funnelSteps),
  format: Format,
  ...figures,
  /** The same of all brands or models together. */
  market: nullable(Type.Number()),
});

export const MarketFunnel = {
  payload: Type.Object(
    {
      by: oneOf(['brand', 'model'] as const),
      /** Missing: all of them together. */
      member: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      /** The latest so many that all of its datasets know and that are over. */
      months: Type.Union([Type.Literal(3), Type.Literal(6), Type.Literal(12)]),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** Null where the account may see none of the datasets. */
    release: nullable(Release),
    dimension: Named,
    /** Null for all together, and for one that the release does not know. */
    member: nullable(Named),
    /** Null where there is no release to see, or the datasets have no month in common. */
    period: nullable(Type.Object({ from: Month, to: Month, preliminaryFrom: nullable(Month) })),
    months: Type.Array(Month),
    steps: Type.Array(FunnelStep),
    rates: Type.Array(FunnelRate),
  }),
} as const;

export type MarketFunnel = Static<typeof MarketFunnel.data>;
export type FunnelStep = MarketFunnel['steps'][number];
export type FunnelRate = MarketFunnel['rates'][number];
