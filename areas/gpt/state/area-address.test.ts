import { expect, test } from '@jest/globals';
import type { MenuEntry } from '@portal/shell';
import type { WordQuery } from '@portal/ui/analysis';
import { areaAddress } from './area-address.ts';

const query: WordQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_ZD_LINGSHOU'],
  dateType: 'quarterly',
  from: '2026-01',
  to: '2026-09',
  by: ['brand'],
  indicators: ['volume'],
  filters: { fuelType: ['BEV', 'PHEV'] },
  without: { brand: ['tesla'] },
};
const entry = (path: string, ...pages: string[]) =>
  ({
    path,
    title: 'Sales',
    children: pages.map((page) => ({ path: `${path}/${page}`, title: page, children: [] })),
  }) as unknown as MenuEntry;
const sales = entry('/sales', 'overview', 'trend', 'ranking', 'region');

test('a question leads to the page of its area that shows it, narrowed as it is', () => {
  expect(areaAddress(sales, query)).toEqual({
    to:
      '/sales/ranking?source=DATASOURCE_ZD_LINGSHOU&dateType=quarterly&from=2026-01&to=2026-09' +
      '&fuelType=BEV&fuelType=PHEV&without.brand=tesla&by=brand&indicator=volume',
    title: 'Sales · ranking',
  });
});

test('with its figure, its order and how many', () => {
  const first: WordQuery = {
    ...query,
    indicators: ['volume', 'yoy'],
    sort: { by: 'yoy', direction: 'ascending' },
    limit: 20,
  };
  expect(areaAddress(sales, first).to).toMatch(/&by=brand&indicator=yoy&sort=-yoy&top=20$/);
});

test.each([
  [['period'], '/sales/trend'],
  [[], '/sales/overview'],
  [['city'], '/sales/region'],
] as const)('by %p it is %s', (by, path) => {
  expect(areaAddress(sales, { ...query, by: [...by] }).to.split('?')[0]).toBe(path);
});

test('an area without such pages is opened at its first one, or at its own address', () => {
  expect(areaAddress(entry('/x', 'list'), query).to.split('?')[0]).toBe('/x/list');
  expect(areaAddress(entry('/x'), query).to.split('?')[0]).toBe('/x');
});
