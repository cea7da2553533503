import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const figures = {
  launch: ['events', 'yoyEvents', 'eventSubModels', 'eventBrands'],
  sales: ['volume', 'share'],
} as const;

const [anyDimension] = testCatalogue.dimensions;

/** What the market knows of a dataset that new cars ask, in a test: every figure and dimension by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const known = figures[dataset as keyof typeof figures];
  const own = dataset === 'sales' ? [] : (['event', 'eventKind', 'eventSource'] as const);
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
      growth: key.startsWith('yoy'),
      adds: 'never' as const,
      format: key === 'share' || key.startsWith('yoy') ? ('percent' as const) : ('count' as const),
    })),
  };
}
