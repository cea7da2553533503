import type { CallPayload } from '@portal/contract';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { testAnswer, testCatalogue } from '../../../ui/analysis/testing/market.ts';

const figures = {
  sales: ['penetration', 'newEnergyVolume', 'volume'],
  catalogue: [
    ...(['entries', 'yoyEntries', 'enteredEntries', 'changedEntries', 'withdrawnEntries', 'listedBatches'] as const),
    ...(['listedSubModels', 'listedBrands', 'listedManufacturers', 'listedRange', 'yoyListedRange'] as const),
    ...(['listedBattery', 'energyDensity', 'electricityUse', 'curbWeight'] as const),
  ],
} as const;

const isRatio = (key: string) => key.startsWith('yoy') || key === 'penetration';

/** What the market knows of a dataset that the area asks, in a test: every figure by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const isSales = dataset === 'sales';
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    ...(!isSales && { dataSources: [] }),
    indicators: figures[isSales ? 'sales' : 'catalogue'].map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: '',
      formula: '',
      growth: isRatio(key) && key !== 'penetration',
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}

/** The months of a question as the members of its period: the test market knows two. */
const renamed = { '2024-07': ['2024-06', '2024/06'], '2024-08': ['2024-07', '2024/07'] } as const;

/** Answers about the months around July 2024, in which the test policies take effect. */
export function marketAnswer(query: Query) {
  const answer = testAnswer(query);
  const monthOf = (key: string | undefined) => renamed[key as keyof typeof renamed];
  const bands = { BEV: '10-15', ICE: '15-20' } as const;
  return {
    ...answer,
    rows: answer.rows.map((row) => {
      const [key, name] = monthOf(row.keys.period) ?? [];
      const band = bands[row.keys.priceBand as keyof typeof bands];
      return {
        ...row,
        keys: { ...row.keys, ...(key && { period: key }), ...(band && { priceBand: band }) },
        names: { ...row.names, ...(name && { period: name }) },
        values: { ...row.values, newEnergyVolume: (row.values.volume ?? 0) / (row.keys.period === '2024-07' ? 4 : 2) },
      };
    }),
  };
}
