import { type Static, Type } from '@sinclair/typebox';
import { Month, nullable } from '../common.ts';
import { Release } from './answer.ts';
import { oneOf, Source } from './parts.ts';

/** What a decision sheet can be about. */
export const decisionKinds = ['price', 'incentive', 'launch'] as const;
/** Whose past says how volume answers: the car's own, that of all cars of its segment, or what a person assumes. */
export const decisionBases = ['own', 'segment', 'assumed'] as const;
/** Why there is no range. */
export const decisionLacks = ['sales', 'subject', 'change', 'price', 'baseline', 'response', 'comparables'] as const;

const Named = Type.Object({ key: Type.String(), name: Type.String() });
const key = Type.String({ minLength: 1, maxLength: 80 });
/** From the lesser end to the greater; a call with them the other way round is refused in words. */
const Range = Type.Object({ low: Type.Number(), high: Type.Number() }, { additionalProperties: false });

/** How volume answered in the past: its change in percent for one percent of the price, with four of five such estimates between the ends. */
const Estimate = Type.Object({
  low: Type.Number(),
  high: Type.Number(),
  /** Months in which the price or incentive of a car moved, and of how many cars. */
  count: Type.Integer(),
  cars: Type.Integer(),
});

const Ahead = Type.Object({ months: Type.Array(Range), total: nullable(Range) });

const Comparable = Type.Object({
  key: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  launchOn: Type.String(),
  msrpFrom: nullable(Type.Number()),
  msrpTo: nullable(Type.Number()),
  chosen: Type.Boolean(),
  /** Of each month since its launch, the month of the launch first; null for one that is not known. */
  months: Type.Array(nullable(Type.Number())),
  /** Of the first twelve months; null while they are not over. */
  total: nullable(Type.Number()),
});

export const MarketDecision = {
  payload: Type.Object(
    {
      kind: oneOf(decisionKinds),
      /** The source of the volumes; terminal retail where the release has it when missing. */
      dataSource: Type.Optional(Source),
      /** The car whose price or incentive is to change, or that a new one follows. */
      subject: Type.Optional(
        Type.Object({ dimension: oneOf(['model', 'subModel'] as const), key }, { additionalProperties: false }),
      ),
      /** Which price changes; the transaction price when missing. */
      target: Type.Optional(oneOf(['tp', 'msrp'] as const)),
      /** By how much, in yuan for a car or as a part of the price: -0.05 is 5 % less. Incentives change in yuan. */
      change: Type.Optional(
        Type.Object({ value: Type.Number(), unit: oneOf(['yuan', 'part'] as const) }, { additionalProperties: false }),
      ),
      /** What the answer of volume rests on; the car's own past where that is enough, else its segment's, when missing. */
      basis: Type.Optional(oneOf(decisionBases)),
      /** With basis `assumed`: by how many percent volume changes for one percent of the price. */
      response: Type.Optional(Range),
      /** The part of a change of MSRP that reaches the transaction price; 1 when missing. */
      passed: Type.Optional(Type.Number()),
      /** The part of the change that rivals follow; 0 when missing. */
      matched: Type.Optional(Type.Number()),
      /** Cars a month without the change, where a person assumes them instead of the forecast. */
      baseline: Type.Optional(Range),
      segment: Type.Optional(key),
      fuelType: Type.Optional(key),
      /** MSRP of the new car, in yuan. */
      price: Type.Optional(Type.Number()),
      /** Sub-models whose launches are compared; those nearest in price when missing. */
      comparables: Type.Optional(Type.Array(key, { maxItems: 20, uniqueItems: true })),
      /** The part of the new car's volume that the maker's other cars lose. */
      cannibalised: Type.Optional(Range),
      /** By which part the transaction price of the new car lies below its MSRP. */
      discount: Type.Optional(Range),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    release: Release,
    kind: oneOf(decisionKinds),
    subject: nullable(Named),
    /** Of a launch: the car that it follows, with the units that were sold of that in the latest twelve months of the source. */
    forerunner: nullable(Type.Object({ key: Type.String(), name: Type.String(), sold: Type.Integer() })),
    /** Cars to begin with while none is chosen: the best sellers of twelve months. */
    proposed: Type.Array(Named),
    segment: nullable(Named),
    dataSource: nullable(Named),
    /** Datasets that the sheet would use and the account does not have, with the products that open each. */
    missing: Type.Array(
      Type.Object({ dataset: Type.String(), name: Type.String(), products: Type.Array(Type.String()) }),
    ),
    /** Why there is no range; null where there is one. */
    lacks: nullable(oneOf(decisionLacks)),
    /** The months that are forecast; none for a launch, whose months count from its own. */
    months: Type.Array(Month),
    /** Cars without the change. */
    base: nullable(Ahead),
    /** Cars with it, or of the new car. */
    scenario: nullable(Ahead),
    /** The change of volume as a part: -0.1 is a tenth less. */
    effect: nullable(Range),
    /** Yuan for a car: the least and greatest month of the last six, and the same with the change. */
    price: nullable(Type.Object({ now: nullable(Range), after: Range })),
    /** Cars times price, in yuan, of twelve months. */
    revenue: nullable(Type.Object({ base: nullable(Range), scenario: Range })),
    /** A new car's volume less what the maker's other cars lose, over twelve months. */
    net: nullable(Range),
    response: Type.Object({
      own: nullable(Estimate),
      segment: nullable(Estimate),
      used: nullable(Type.Object({ basis: oneOf(decisionBases), low: Type.Number(), high: Type.Number() })),
      /** Fewer observations are no estimate. */
      least: Type.Integer(),
    }),
    /** Launches that can be compared, nearest in price first. */
    comparables: Type.Array(Comparable),
    /** How the range of launches is drawn: between quartiles, or where fewer than four are known between the ends. */
    spread: nullable(oneOf(['quartiles', 'ends'] as const)),
    /** Assumptions as they were used, those included that the question left open; null where the kind has none. */
    assumed: Type.Object({
      passed: nullable(Type.Number()),
      matched: nullable(Type.Number()),
      cannibalised: nullable(Range),
      discount: nullable(Type.Object({ ...Range.properties, source: oneOf(['market', 'assumed'] as const) })),
      baseline: nullable(oneOf(['forecast', 'assumed'] as const)),
    }),
  }),
} as const;

export type MarketDecision = Static<typeof MarketDecision.data>;
export type DecisionRange = Static<typeof Range>;
export type DecisionEstimate = Static<typeof Estimate>;
export type DecisionComparable = Static<typeof Comparable>;
