import { expect, test } from '@jest/globals';
import { testAnswer } from '../testing/market.ts';
import { inOwnOrder } from './in-own-order.ts';

test('levels stand from the plainest on, and brands within each as they were asked for', () => {
  const asked = testAnswer({
    dataset: 'feature',
    dataSources: [],
    dateType: 'monthly',
    from: '2024-08',
    to: '2024-08',
    by: ['brand', 'featureLevel'],
    indicators: ['featureRate'],
  });
  const row = (brand: string, featureLevel: string) => ({
    kind: 'row' as const,
    keys: { brand, featureLevel },
    names: { brand, featureLevel },
    values: { featureRate: 1 },
  });
  const answer = {
    ...asked,
    columns: asked.columns.map((column) =>
      column.key === 'featureLevel' ? { ...column, order: ['L0', 'L1'] } : column,
    ),
    rows: [row('a', 'L1'), row('b', 'L0'), row('b', 'L1'), row('a', 'L0')],
  };
  const ordered = inOwnOrder(answer, { columns: 'featureLevel', rows: 'brand', members: ['b', 'a'] });
  expect(ordered.rows.map(({ keys }) => `${keys.featureLevel} ${keys.brand}`)).toEqual([
    'L0 b',
    'L0 a',
    'L1 b',
    'L1 a',
  ]);
});
