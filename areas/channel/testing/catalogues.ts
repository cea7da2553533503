import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const figures = {
  outlet: [
    ...(['outlets', 'openedOutlets', 'closedOutlets', 'outletCities', 'outletBrands', 'listedOutlets'] as const),
    ...(['outletShare', 'yoyOutlets', 'momOutlets'] as const),
  ],
  stock: ['dealerStock', 'yoyStock', 'stockAdded', 'stockDrawn', 'exports'],
  sales: ['volume', 'yoy', 'share'],
} as const;

const [anyDimension] = testCatalogue.dimensions;
const isRatio = (key: string) => /^(yoy|mom)/.test(key) || key === 'share' || key === 'outletShare';

/** What the market knows of a dataset that the channel asks, in a test: every figure and dimension by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const known = figures[dataset as keyof typeof figures];
  const own = dataset === 'outlet' ? (['outletKind', 'outlet'] as const) : [];
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    ...(dataset !== 'sales' && { dataSources: [] }),
    dimensions: [
      ...testCatalogue.dimensions,
      ...(anyDimension ? own.map((key) => ({ ...anyDimension, key, name: `d:${key}`, groups: [] })) : []),
    ],
    indicators: known.map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: '',
      formula: '',
      growth: /^(yoy|mom)/.test(key),
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}
