import { expect, test } from '@jest/globals';
import { bandsTable } from './bands-table.ts';

const row = (priceBand: string, fuelType: string, volume: number, unnamed?: object) =>
  ({
    kind: 'row',
    keys: { priceBand, fuelType },
    names: { priceBand, fuelType },
    values: { volume },
    unnamed,
  }) as never;

test('S1.025 each band has its yuan a car, the cars that the rule is about, and what both come to', () => {
  const columns = [{ key: 'priceBand', kind: 'dimension', name: 'Band' }];
  const rows = [
    row('5-8', 'BEV', 100),
    row('10-15', 'BEV', 200),
    row('10-15', 'ICE', 300),
    row('', 'BEV', 9, { priceBand: 1 }),
  ];
  const rules = [
    { name: 'Flat', perCar: { yuan: 5000, percent: null, fuels: [], from: 70_000 } },
    { name: 'Rate', perCar: { yuan: 15_000, percent: 5, fuels: ['BEV'], from: null } },
  ];
  const units = { yuan: 'yuan', cars: 'cars', money: '10k yuan' };
  const model = bandsTable({ columns, rows } as never, rules, units, (word) => word);
  expect(model.rows.map(({ id, values }) => [id, values])).toEqual([
    ['5-8', { yuan0: 0, cars0: 0, money0: 0, yuan1: 2876, cars1: 100, money1: 29 }],
    ['10-15', { yuan0: 5000, cars0: 500, money0: 250, yuan1: 5531, cars1: 200, money1: 111 }],
  ]);
});
