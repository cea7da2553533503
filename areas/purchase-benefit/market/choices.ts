import type { DimensionKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** By what benefits are counted over time. */
export const countedBy = [
  ...(['benefitKind', 'benefitAudience', 'benefitReach', 'valueBasis', 'segment', 'fuelType'] as const),
] as const satisfies readonly DimensionKey[];

export const overviewChoices = { by: countedBy } as const;

/** Who buys: which benefits a stack is made of. */
export const buyers = ['plain', 'tradeIn', 'loyal', 'financed', 'all'] as const;
export type Buyer = (typeof buyers)[number];

const plain = ['anyone', 'firstOwner', 'unknown'];

/** The benefits that a buyer may have, by for whom they are; null for all of them. */
export const audiencesOf: Readonly<Record<Buyer, readonly string[] | null>> = {
  plain,
  tradeIn: [...plain, 'tradeIn'],
  loyal: [...plain, 'tradeIn', 'loyal'],
  financed: [...plain, 'financed'],
  all: null,
};

/** By what stacks are set beside each other. */
export const stackedBy = [
  'model',
  'brand',
  'segment',
  'fuelType',
  'priceBand',
] as const satisfies readonly DimensionKey[];

export const stackChoices = { by: stackedBy, buyer: buyers } as const;

/** As many members as stand beside each other in a picture. */
export const mostDrawn = 15;

/** As many of them as have a bar of parts, each with its name. */
export const mostStacked = 8;

/** As many periods as the calendar shows while nobody has chosen any. */
export const usualPeriods = 6;

export const rankings: RankingScope = {
  ranked: ['brand', 'model', 'segment', 'benefitKind', 'benefitAudience', 'benefitReach', 'fuelType', 'priceBand'],
  indicators: [
    ...(['benefits', 'yoyBenefits', 'benefitMoves', 'begunBenefits', 'endedBenefits'] as const),
    ...(['benefitValue', 'benefitModels', 'valuedPart'] as const),
  ],
  least: ['0', '5', '10', '20'],
  lastPeriod: true,
};
