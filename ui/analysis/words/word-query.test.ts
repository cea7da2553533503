import { expect, test } from '@jest/globals';
import { crossSearch, withFirst } from './cross-address.ts';
import { remainingOf, type WordQuery, withoutPart } from './word-query.ts';

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
  expect(decodeURIComponent(crossSearch(query))).toBe(
    'fig=price.tp&fig=price.yoyTp&row=brand&dateType=quarterly&from=2026-01&to=2026-09' +
      '&narrow=fuelType&fuelType=BEV&fuelType=PHEV&without.brand=tesla&sort=-@price.yoyTp',
  );
});

test('months stand in columns beside what is listed, and in rows where nothing is', () => {
  expect(crossSearch({ ...query, by: ['brand', 'period'] })).toContain('row=brand&col=period');
  expect(crossSearch({ ...query, by: ['period'] })).toContain('row=period');
});

test('the first few by any figure stand in the address by name, as many as are asked', async () => {
  const sent: WordQuery[] = [];
  const row = (brand: string) => ({ kind: 'row', keys: { brand }, values: {} }) as never;
  const answer = await withFirst({ ...query, limit: 2 }, async (each) => {
    sent.push(each);
    return { rows: [row('byd'), row('nio')] };
  });
  expect(sent).toEqual([{ ...query, limit: 2 }]);
  const address = new URLSearchParams(crossSearch(answer));
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

test('labels that were taken out leave the question; the last figure stays, whatever an address names', () => {
  const chip = (part: 'figure' | 'by' | 'order' | 'member', key: string) => ({ part, key, label: key, assumed: false });
  const chips = [chip('figure', 'tp'), chip('figure', 'yoyTp'), chip('by', 'brand'), chip('order', 'limit')];
  const remaining = remainingOf({ query, chips }, ['by brand', 'figure tp', 'figure nothing']);
  expect(remaining.query).toMatchObject({ indicators: ['yoyTp'], by: [], limit: undefined });
  expect(remaining.chips.map(({ key }) => key)).toEqual(['yoyTp']);
  const none = remainingOf({ query, chips }, ['figure tp', 'figure yoyTp']);
  expect(none.query?.indicators).toEqual(['yoyTp']);
  expect(none.chips.map(({ key }) => key)).toEqual(['yoyTp', 'brand', 'limit']);
});
