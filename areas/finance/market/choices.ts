import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** By what penetration is told apart over time. */
export const comparedBy = [
  ...(['brand', 'segment', 'tier', 'fuelType', 'priceBand', 'luxuryType', 'origin', 'model'] as const),
] as const satisfies readonly DimensionKey[];

export const comparedFigures = [
  ...([
    'financePenetration',
    'financePenetrationChange',
    'financedCars',
    'captivePart',
    'bankPart',
    'leasePart',
  ] as const),
] as const satisfies readonly FigureKey<'financing'>[];

export const penetrationChoices = { by: comparedBy, indicator: comparedFigures } as const;

/** As many members as are compared at once. */
export const mostCompared = 8;

/** As many offers as stand side by side. */
export const mostBeside = 6;

/** By which figure offers are drawn beside each other. */
export const besideFigures = [
  ...(['trueRate', 'monthlyPayment', 'financeCost', 'totalPaid'] as const),
] as const satisfies readonly FigureKey<'offer'>[];

export const besideChoices = { indicator: besideFigures } as const;

/** By what shares of lenders are set beside each other in the latest period. */
export const lendersBy = [
  ...(['brand', 'segment', 'tier', 'fuelType', 'priceBand', 'luxuryType'] as const),
] as const satisfies readonly DimensionKey[];

export const lenderChoices = { by: lendersBy } as const;

export const rankings: RankingScope = {
  ranked: ['brand', 'model', 'manufacturer', 'segment', 'fuelType', 'priceBand', 'city', 'tier', 'origin'],
  indicators: [
    ...(['financePenetration', 'financePenetrationChange', 'financedCars', 'yoyFinanced'] as const),
    ...(['captivePart', 'bankPart', 'leasePart', 'retailVolume'] as const),
  ],
  least: ['100', '0', '500', '1000', '5000'],
  placed: 'financePenetration',
};

/** The rate of the market beside which an offer is worth something, in percent a year; any number stands in the address. */
export const usualMarketRate = '4.5';

export const worthChoices = { market: [] } as const;
