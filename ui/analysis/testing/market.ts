import type { FigureKey, MarketAnswer, MarketCatalogue, MarketQuery } from '@portal/contract';
import { filterDimensions } from '@portal/ui';

const indicators: readonly FigureKey<'sales'>[] = [
  'volume',
  'yoy',
  'mom',
  'share',
  'shareChange',
  'cumulativeVolume',
  'ytdGrowth',
  'volumeIndex',
];

const growths: readonly string[] = ['yoy', 'mom', 'ytdGrowth', 'shareChange'];
const adding: Partial<Record<FigureKey<'sales'>, 'always' | 'withinPeriod'>> = {
  volume: 'always',
  cumulativeVolume: 'withinPeriod',
  share: 'withinPeriod',
  shareChange: 'withinPeriod',
};
const parents: Record<string, string> = {
  brand: 'manufacturer',
  model: 'brand',
  subModel: 'model',
  city: 'province',
  province: 'area',
};
const named: readonly string[] = ['manufacturer', 'brand', 'model', 'subModel', 'province', 'city'];

/** A small market for tests: two fuel types, two months, every dimension and indicator by its key as name. */

const release = { id: 'r1', publishedAt: '2024-09-10T00:00:00Z', demonstration: true, note: '' };

export const testCatalogue: MarketCatalogue = {
  dataset: 'sales',
  name: 'Sales',
  release,
  nextRelease: null,
  first: '2018-01',
  last: '2024-08',
  preliminaryFrom: '2024-08',
  caps: { monthly: 36, quarterly: 12, annual: 10, rows: 5000 },
  dataSources: [
    {
      key: 'DATASOURCE_CLH_PIFA',
      name: 'Association wholesale volume',
      definition: '',
      first: '2018-01',
      last: '2024-08',
      preliminaryFrom: '2024-08',
    },
    {
      key: 'DATASOURCE_ZD_LINGSHOU',
      name: 'Terminal retail volume',
      definition: '',
      first: '2020-01',
      last: '2024-07',
      preliminaryFrom: '2024-08',
    },
  ],
  coverage: [],
  dimensions: filterDimensions.map((key) => ({
    key,
    name: `d:${key}`,
    parent: parents[key] ?? null,
    otherParents: [],
    definition: '',
    members: 2,
    distinguished: true,
    ordered: !named.includes(key),
    groupedBy: key === 'manufacturer' ? ['manufacturerType', 'originType'] : [],
    groups: key === 'fuelType' ? [{ key: 'newEnergy', name: 'NEV', members: ['PHEV', 'EREV', 'BEV', 'FCEV'] }] : [],
  })),
  indicators: indicators.map((key) => ({
    key,
    name: `i:${key}`,
    unit: '',
    format: key === 'volume' || key === 'cumulativeVolume' ? ('count' as const) : ('percent' as const),
    growth: growths.includes(key),
    ...(growths.includes(key) && { against: key === 'mom' ? ('before' as const) : ('yearBefore' as const) }),
    adds: adding[key] ?? ('never' as const),
    definition: `meaning of ${key}`,
    formula: `formula of ${key}`,
  })),
};

const membersByDimension: Record<string, { key: string; name: string }[]> = {
  period: [
    { key: '2024-07', name: 'Jul 2024' },
    { key: '2024-08', name: 'Aug 2024' },
  ],
};
const plainMembers = [
  { key: 'BEV', name: 'Battery' },
  { key: 'ICE', name: 'Petrol' },
];

type Listed = { keys: Record<string, string>; names: Record<string, string> };

/** Every member of these dimensions with every other. */
const combinations = (by: readonly string[]): Listed[] =>
  by.reduce<Listed[]>(
    (rows, dimension) =>
      rows.flatMap(({ keys, names }) =>
        (membersByDimension[dimension] ?? plainMembers).map(({ key, name }) => ({
          keys: { ...keys, [dimension]: key },
          names: { ...names, [dimension]: name },
        })),
      ),
    [{ keys: {}, names: {} }],
  );

/** Answers any question: volume 100, 200, ... for the rows in their order, ratios 0.1, shares half each, subtotals last. */
export function testAnswer(query: MarketQuery): MarketAnswer {
  const column = (key: string) => ({
    key,
    kind: 'indicator' as const,
    name: `i:${key}`,
    unit: '',
    format: testCatalogue.indicators.find((indicator) => indicator.key === key)?.format ?? null,
    definition: `meaning of ${key}`,
  });
  const figures: Record<string, number> = { share: 0.5, shareChange: 1.5 };
  const listed = (by: readonly string[], kind: 'row' | 'subtotal') =>
    combinations(by).map((row, index) => ({
      ...row,
      kind,
      values: Object.fromEntries(
        query.indicators.map((key) => [key, key === 'volume' ? (index + 1) * 100 : (figures[key] ?? 0.1)]),
      ),
    }));
  return {
    columns: [
      ...query.by.map((key) => ({ ...column(key), kind: 'dimension' as const, name: `d:${key}`, format: null })),
      ...query.indicators.map(column),
    ],
    rows: [...listed(query.by, 'row'), ...(query.subtotals ? listed(query.by.slice(0, -1), 'subtotal') : [])],
    total: query.totals ? Object.fromEntries(query.indicators.map((key) => [key, 1000])) : null,
    cut: null,
    release,
    period: { from: query.from, to: query.to, preliminaryFrom: '2024-08' },
    dataSources: [{ key: 'DATASOURCE_CLH_PIFA', name: 'Association wholesale volume' }],
    coverage: [],
  };
}
