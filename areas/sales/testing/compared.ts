import type { ComparedModel } from '@portal/contract';
import type { Compared } from '../pages/compare/comparisons.ts';

/** An invented sub-model of a comparison: two months and one trim. */
export function comparedModel(key: string, change: Partial<ComparedModel> = {}): ComparedModel {
  return {
    key,
    name: `Model ${key}`,
    manufacturer: 'Maker',
    brand: 'Brand',
    segment: 'A',
    fuelType: 'BEV',
    was: [],
    volumes: [10, 20],
    total: 30,
    yoy: 0.1,
    share: 0.5,
    rank: 1,
    ranked: 2,
    prices: { msrp: 100_000, tp: 90_000, discount: 0.1, yoyMsrp: 0.02, yoyTp: -0.03 },
    pricesYearBefore: { msrp: 98_000, tp: 92_800, discount: 0.053 },
    trims: [{ key: 't', name: 'Trim', msrp: 120_000, tp: 110_000, discount: 0.083, volume: 7 }],
    launchOn: null,
    ...change,
  };
}

/** The answer that holds them. */
export const comparedAnswer = (...models: ComparedModel[]): Compared => ({
  release: { id: 'r1', publishedAt: '2024-09-10T00:00:00Z', demonstration: true, note: '' },
  period: { from: '2024-07', to: '2024-08', preliminaryFrom: '2024-08' },
  coverage: [],
  dataSources: [{ key: 'DATASOURCE_CLH_PIFA', name: 'Association wholesale volume' }],
  months: ['2024-07', '2024-08'],
  priceMonth: '2024-08',
  models,
  definitions: ['volume', 'yoy', 'share', 'rank', 'msrp', 'tp', 'discount', 'yoyMsrp', 'yoyTp'].map((key) => ({
    key,
    name: `i:${key}`,
    unit: '',
    definition: `meaning of ${key}`,
    formula: `formula of ${key}`,
  })),
});
