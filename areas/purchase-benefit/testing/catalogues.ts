import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const figures = {
  benefit: [
    ...(['benefits', 'yoyBenefits', 'benefitModels', 'benefitTrims', 'benefitMoves', 'begunBenefits'] as const),
    ...(['endedBenefits', 'benefitValue', 'benefitSum', 'benefitPrice', 'valuedPart', 'benefitShare'] as const),
  ],
  price: ['msrp', 'tp', 'discount'],
  incentive: ['incentive', 'cash'],
  sales: ['volume', 'yoy'],
} as const;

const [anyDimension] = testCatalogue.dimensions;
const isRatio = (key: string) => /(Part|Share|discount)$/.test(key) || /^yoy/.test(key);
const own = ['benefit', 'benefitKind', 'benefitAudience', 'benefitReach', 'valueBasis', 'trim'];

/** What the market knows of a dataset that purchase benefits ask, in a test: every figure and dimension by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const known = figures[dataset as keyof typeof figures];
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    dataSources: dataset === 'sales' ? testCatalogue.dataSources : [],
    dimensions: [
      ...testCatalogue.dimensions,
      ...(anyDimension && dataset === 'benefit'
        ? own.map((key) => ({ ...anyDimension, key: key as never, name: `d:${key}`, groups: [] }))
        : []),
    ],
    indicators: known.map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: '',
      formula: '',
      growth: /^yoy/.test(key),
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}
