import { expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { canonicalQuery } from './canonical-query.ts';

const query: MarketQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-01',
  to: '2024-03',
  by: ['subModel'],
  indicators: ['volume'],
};

test('questions with another least volume are other questions', () => {
  const texts = [undefined, 100, 1000].map((minimumVolume) => canonicalQuery({ ...query, minimumVolume }));
  expect(new Set(texts).size).toBe(3);
});

test('questions with other limits of figures are other questions', () => {
  const wheres = [undefined, [{ atLeast: 1 }], [{ atMost: 1 }], [{ atLeast: 1, atMost: 2 }], [{ atLeast: 2 }]];
  const texts = wheres.map((limits) =>
    canonicalQuery({ ...query, where: limits?.map((limit) => ({ indicator: 'volume', ...limit })) }),
  );
  expect(new Set(texts).size).toBe(5);
});

test('what is left out is another question than what is asked for', () => {
  const narrowed = { fuelType: ['ICE'] };
  const texts = [{}, { filters: narrowed }, { without: narrowed }].map((rest) => canonicalQuery({ ...query, ...rest }));
  expect(new Set(texts).size).toBe(3);
});

test('questions with another base, or other periods, are other questions', () => {
  const others = [{}, { base: '2023-01' }, { base: '2023-02' }, { springTogether: true }];
  expect(new Set(others.map((rest) => canonicalQuery({ ...query, ...rest }))).size).toBe(4);
});

test('the order of filters and their members makes no difference', () => {
  const [one, other] = [
    { fuelType: ['BEV', 'ICE'], tier: ['1'] },
    { tier: ['1'], fuelType: ['ICE', 'BEV', 'ICE'] },
  ].map((filters) => canonicalQuery({ ...query, filters }));
  expect(one).toBe(other);
});
