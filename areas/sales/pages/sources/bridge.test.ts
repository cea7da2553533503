import { describe, expect, test } from '@jest/globals';
import { marketViews } from '@portal/ui';
import type { Answer, Catalogue } from '@portal/ui/analysis';
import { testAnswer, testCatalogue } from '../../../../ui/analysis/testing/market.ts';
import { bridgeChart, bridgeOf, bridgeQueries, bridgeTable } from './bridge.ts';

const views = marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['brand', 'city'] });
const viewOf = (address: string) => views.read(new URLSearchParams(address));
const stock: Catalogue = {
  ...testCatalogue,
  dataset: 'stock',
  first: '2021-03',
  dimensions: testCatalogue.dimensions.filter(({ key }) => key !== 'city'),
};
const words = {
  title: '',
  step: '',
  units: '',
  unit: '',
  part: '',
  partMeans: '',
  rest: 'rest',
  wholesale: 'wholesale',
  exports: 'exports',
  stockChange: 'change',
  retail: 'retail',
};

/** The answers to a bridge: both ends, exports, what was added to the stock and drawn from it. */
function answersOf(figures: (number | null)[]): [Answer, Answer] {
  const [wholesale, retail, exports, stockAdded, stockDrawn] = figures;
  const query = bridgeQueries(viewOf(''), testCatalogue, stock);
  if (typeof query === 'string') throw new Error(query);
  const [first, second] = [testAnswer(query.sales), testAnswer(query.stock)];
  const row = { ...second.rows[0], names: {}, keys: {}, kind: 'row' as const };
  const ends = [
    ['DATASOURCE_ZD_LINGSHOU', retail],
    ['DATASOURCE_CLH_PIFA', wholesale],
  ] as const;
  return [
    {
      ...first,
      rows: ends.map(([dataSource, volume = null]) => ({ ...row, keys: { dataSource }, values: { volume } })),
    },
    {
      ...second,
      rows: [
        {
          ...row,
          values: { exports: exports ?? null, stockAdded: stockAdded ?? null, stockDrawn: stockDrawn ?? null },
        },
      ],
    },
  ];
}

describe('the bridge from wholesale to retail', () => {
  test('asks the months that both sources and the stock cover: a year where none are chosen', () => {
    expect(bridgeQueries(viewOf('brand=a'), testCatalogue, stock)).toMatchObject({
      sales: { from: '2023-08', to: '2024-07', by: ['dataSource'], filters: { brand: ['a'] } },
      stock: { dataset: 'stock', dataSources: [], from: '2023-08', to: '2024-07', by: [], filters: { brand: ['a'] } },
    });
    expect(bridgeQueries(viewOf('from=2021-01&to=2021-06'), testCatalogue, stock)).toMatchObject({
      stock: { from: '2021-03', to: '2021-06' },
    });
  });

  test('is none where a source is missing, where a filter is on places, and of months without exports', () => {
    const [wholesale] = testCatalogue.dataSources;
    const alone = { ...testCatalogue, dataSources: wholesale ? [wholesale] : [] };
    expect(bridgeQueries(viewOf(''), alone, stock)).toBe('bridgeSources');
    expect(bridgeQueries(viewOf('city=c'), testCatalogue, stock)).toBe('bridgeFilters');
    expect(bridgeQueries(viewOf('without.city=c'), testCatalogue, stock)).toBe('bridgeFilters');
    expect(bridgeQueries(viewOf('from=2020-01&to=2020-06'), testCatalogue, stock)).toBe('bridgeMonths');
  });

  test('closes, and says what is left over', () => {
    const [sales, own] = answersOf([1000, 700, 180, 150, 40]);
    const bridge = bridgeOf(sales, own);
    expect(bridge).toEqual({ wholesale: 1000, exports: 180, stockChange: 110, rest: 10, retail: 700 });
    const units = bridgeTable(bridge, words).rows.map(({ values }) => values.units ?? 0);
    expect(units).toEqual([1000, -180, -110, -10, 700]);
    expect(units.slice(0, 4).reduce((sum, value) => sum + value, 0)).toBe(units[4]);
    expect(bridgeChart(sales, bridge, words, 'en')).toMatchObject({
      start: { value: 1000 },
      parts: [{ value: -180 }, { value: -110 }],
      end: { value: 700 },
    });
  });

  test('what is not covered is unknown, and nothing is drawn', () => {
    const bridge = bridgeOf(...answersOf([1000, 700, null, null, null]));
    expect(bridge).toMatchObject({ wholesale: 1000, exports: null, stockChange: null, rest: null });
    expect(bridgeChart(answersOf([])[0], bridge, words, 'en').end.value).toBeNull();
  });
});
