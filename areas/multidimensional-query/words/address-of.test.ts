import { expect, test } from '@jest/globals';
import { addressOf, type WordQuery, withFirst, withoutPart } from './address-of.ts';

const query: WordQuery = {
  dataset: 'price',
  dataSources: [],
  dateType: 'quarterly',
  from: '2026-01',
  to: '2026-09',
  by: ['brand'],
  indicators: ['tp', 'yoyTp'],
  filters: { fuelType: ['BEV', 'PHEV'] },
  without: { brand: ['tesla'] },
  sort: { by: 'yoyTp', direction: 'descending' },
  limit: 5,
};

test('a question stands in the address with its figures, lists, months, filters and order', () => {
  expect(decodeURIComponent(addressOf(query))).toBe(
    'fig=price.tp&fig=price.yoyTp&row=brand&dateType=quarterly&from=2026-01&to=2026-09' +
      '&narrow=fuelType&fuelType=BEV&fuelType=PHEV&without.brand=tesla&sort=-@price.yoyTp',
  );
});

test('months stand in columns beside what is listed, and in rows where nothing is', () => {
  expect(addressOf({ ...query, by: ['brand', 'period'] })).toContain('row=brand&col=period');
  expect(addressOf({ ...query, by: ['period'] })).toContain('row=period');
});

test('the first few by any figure stand in the address by name, as many as are asked', async () => {
  const asked: WordQuery[] = [];
  const row = (brand: string) => ({ kind: 'row', keys: { brand }, values: {} }) as never;
  const shown = await withFirst({ ...query, limit: 2 }, async (each) => {
    asked.push(each);
    return { rows: [row('byd'), row('nio')] };
  });
  expect(asked).toEqual([{ ...query, limit: 2 }]);
  const address = new URLSearchParams(addressOf(shown));
  expect([address.getAll('brand'), address.get('top'), address.get('sort')]).toEqual([
    ['byd', 'nio'],
    null,
    '-@price.yoyTp',
  ]);
});

test('without what is listed, or the figure that decides, there are no first few', () => {
  for (const chip of [
    { part: 'by', key: 'brand', label: '', assumed: false },
    { part: 'figure', key: 'yoyTp', label: '', assumed: false },
  ] as const) {
    expect(withoutPart(query, chip)).toMatchObject({ sort: undefined, limit: undefined });
  }
});
