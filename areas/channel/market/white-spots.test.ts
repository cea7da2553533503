import { describe, expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { byTier, usualBrand, whiteSpotsOf } from './white-spots.ts';

type Row = Answer['rows'][number];

const row = (city: string, values: Row['values'], tier = '3', isRemainder = false): Row => ({
  kind: 'row',
  keys: { city, tier },
  names: { city: `City ${city}`, tier: `Tier ${tier}` },
  values,
  ...(isRemainder && { unnamed: { city: 'remainder' as const } }),
});
const answer = (rows: Row[]) => ({ rows, columns: [], total: null, cut: null }) as unknown as Answer;

const sold = answer([
  row('4401', { volume: 900 }, '1'),
  row('4403', { volume: 700 }, '1'),
  row('3301', { volume: 500 }, 'new1'),
  row('4418', { volume: 30 }, '4'),
  row('6501', { volume: 0 }),
  row('4400', { volume: 80 }, 'unknown', true),
]);
const own = (...rows: Row[]) => ({
  own: answer(rows),
  sold,
  ownSold: answer([row('3301', { volume: 12 })]),
  rivals: answer([row('3301', { outlets: 9, outletBrands: 4 })]),
});

describe('white spots', () => {
  test('are the cities where rivals sell and there is no own outlet, with what is known of each', () => {
    const found = whiteSpotsOf(own(row('4401', { outlets: 3 }), row('4403', { outlets: 0 })));
    expect(found.rows.map(({ keys, values }) => [keys.city, values])).toEqual([
      ['4403', { volume: 700, ownVolume: 0, outlets: 0, outletBrands: 0 }],
      ['3301', { volume: 500, ownVolume: 12, outlets: 9, outletBrands: 4 }],
      ['4418', { volume: 30, ownVolume: 0, outlets: 0, outletBrands: 0 }],
    ]);
    expect(found).toMatchObject({ volume: 1230, all: 2130, withoutCity: 0, isBlind: false });
    // Another way: what is not in the covered cities.
    expect(found.all - found.volume).toBe(900);
  });

  test('nothing is said of a province whose own outlets are known without their cities', () => {
    const found = whiteSpotsOf(own(row('4400', { outlets: 5 }, 'unknown', true)));
    expect(found.rows.map(({ keys }) => keys.city)).toEqual(['3301']);
    expect(found.withoutCity).toBe(1);
  });

  test('nothing is said at all where they are known of the whole country alone', () => {
    const found = whiteSpotsOf(own(row('0000', { outlets: 5 }, 'unknown', true)));
    expect(found).toMatchObject({ rows: [], isBlind: true, withoutCity: 0 });
  });

  test('are first shown of the largest brand that leaves cities open', () => {
    const brand = (key: string, outletCities: number) => ({ ...row('', { outletCities }), keys: { brand: key } });
    expect(usualBrand(answer([brand('a', 369), brand('b', 360), brand('c', 300), brand('d', 9)]))).toBe('c');
    expect(usualBrand(answer([brand('a', 369), brand('b', 369)]))).toBe('a');
    expect(usualBrand(answer([]))).toBeUndefined();
  });

  test('by tier they add up, in the order of the tiers', () => {
    const { rows, volume } = whiteSpotsOf(own());
    const tiers = byTier(rows, ['1', 'new1', '2', '3', '4', '5']);
    expect(tiers.map(({ key, cities, volume: cars }) => [key, cities, cars])).toEqual([
      ['1', 2, 1600],
      ['new1', 1, 500],
      ['4', 1, 30],
    ]);
    expect(tiers.reduce((all, tier) => all + tier.volume, 0)).toBe(volume);
  });
});
