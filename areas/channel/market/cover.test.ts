import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { coverRates } from './cover.ts';
import { columnOf, crossed } from './crossed.ts';

const span = { dateType: 'monthly' as const, from: '2024-08', to: '2024-08', dataSources: [] };
const outlets = testAnswer({ ...span, dataset: 'outlet', by: ['brand'], indicators: ['outlets'] });

test('the rate of cover is of the cities of the tier that have any outlet', () => {
  const tier = (key: string, outletCities: number | null) => ({
    kind: 'row' as const,
    keys: { tier: key },
    names: { tier: key },
    values: { outletCities },
  });
  const own = { ...outlets, rows: [tier('1', 3), tier('2', 0), tier('5', 2), tier('unknown', 1)] };
  const all = { ...outlets, rows: [tier('1', 4), tier('2', 30), tier('unknown', 1)] };
  const rated = coverRates(own, all, columnOf(crossed.cover, 'en'));
  expect(rated.rows.map(({ keys, values }) => [keys.tier, values.cover])).toEqual([
    ['1', 0.75],
    ['2', 0],
    ['5', null],
  ]);
});
