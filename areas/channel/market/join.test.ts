import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { coverRates } from './cover.ts';
import { columnOf, crossed } from './crossed.ts';
import { inOrderOf, joined } from './join.ts';

const span = { dateType: 'monthly' as const, from: '2024-08', to: '2024-08', dataSources: [] };
const outlets = testAnswer({ ...span, dataset: 'outlet', by: ['brand'], indicators: ['outlets'] });
const sold = testAnswer({ ...span, dataset: 'sales', by: ['brand'], indicators: ['volume'], totals: true });
const stranger = { kind: 'row' as const, keys: { brand: 'x' }, names: { brand: 'X' }, values: { volume: 7 } };

const rate = columnOf(crossed.carsPerOutlet, 'en');
const make = ({ first, second }: { first?: { outlets?: number | null } | undefined; second?: object | undefined }) => ({
  carsPerOutlet: first ? 1 : null,
  known: second ? 1 : 0,
});

test('two answers stand as one by their members; strangers of the second where they are wanted', () => {
  const more = { ...sold, rows: [...sold.rows, stranger] };
  const both = joined(outlets, more, { by: ['brand'], columns: [rate], make });
  expect(both.columns.map(({ key }) => key)).toEqual(['brand', 'outlets', 'volume', 'carsPerOutlet']);
  expect(both.rows.map(({ keys, values }) => [keys.brand, values.volume])).toEqual([
    ['BEV', 100],
    ['ICE', 200],
  ]);
  const outer = joined(outlets, more, { by: ['brand'], columns: [], make, outer: true });
  expect(outer.rows.map(({ keys, values }) => [keys.brand, values.carsPerOutlet])).toEqual([
    ['BEV', 1],
    ['ICE', 1],
    ['x', null],
  ]);
  expect(inOrderOf(outer, 'volume').rows.map(({ keys }) => keys.brand)).toEqual(['ICE', 'BEV', 'x']);
});

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
