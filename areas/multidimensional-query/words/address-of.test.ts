import { expect, test } from '@jest/globals';
import { addressOf, type WordQuery } from './address-of.ts';

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
      '&narrow=fuelType&fuelType=BEV&fuelType=PHEV&without.brand=tesla&top=10&sort=-@price.yoyTp',
  );
});

test('months stand in columns beside what is listed, and in rows where nothing is', () => {
  expect(addressOf({ ...query, by: ['brand', 'period'] })).toContain('row=brand&col=period');
  expect(addressOf({ ...query, by: ['period'] })).toContain('row=period');
});
