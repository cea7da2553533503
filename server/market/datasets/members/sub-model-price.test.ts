import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { describeCatalogue } from '../../members/describe-catalogue.ts';
import { monthNumber } from '../../model/index.ts';
import { askRelease, duckdbEngine, type Engine } from '../../testing/engines.ts';
import { soldInBeijing } from '../../testing/small-market.ts';
import { datasets } from '../index.ts';

const retail = 'DATASOURCE_ZD_LINGSHOU';
const months = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05'];

/** Trims 0 and 1 are of the battery-electric sub-0, trim 2 of the petrol sub-1; place 9 is the whole country. */
const prices = [
  ['2024-02', 0, 280_000, 30],
  ['2024-02', 1, 340_000, 10],
  ['2024-03', 0, 280_000, 0],
  ['2024-03', 1, 340_000, 0],
  ['2024-05', 0, 290_000, 5],
  ['2024-03', 2, 49_999, 7],
] as const;

let engine: Engine;
beforeAll(async () => {
  const sold = months.flatMap((month, at) => [
    soldInBeijing(retail, month, 10 ** at),
    soldInBeijing(retail, month, 2 * 10 ** at, 'sub-1'),
  ]);
  const others = [
    "INSERT INTO province VALUES (9, '00', '全国', 'Nationwide', 'unknown')",
    "INSERT INTO city VALUES (9, '0000', '全国（未分城市）', 'Nationwide (not by city)', 9, 'unknown', 'unknown')",
    ...prices.map(
      ([month, trim, msrp, volume]) =>
        `INSERT INTO price VALUES (${monthNumber(month)}, ${trim}, 9, ${msrp}, ${msrp}, ${volume})`,
    ),
  ];
  engine = await duckdbEngine(sold, { prices: [], launches: [], others });
});
afterAll(() => engine.stop());

const ask = async (rest: Partial<MarketQuery>) => {
  const query = { dataSources: [retail], dateType: 'monthly', from: '2024-01', to: '2024-05', indicators: ['volume'] };
  const { rows } = await askRelease(engine.release, { dataset: 'sales', by: [], ...query, ...rest } as never, 'en');
  return rows.map(({ keys, values }) => ({ ...keys, volume: values.volume }));
};

describe('the price band of a sub-model', () => {
  test('is that of the mean of its trims by their cars, or the plain one, and holds until the next price', async () => {
    // 295,000 in February by cars, 310,000 in March by none, the same in April, 290,000 in May.
    expect(await ask({ by: ['period', 'priceBand'], filters: { subModel: ['sub-0'] } })).toEqual([
      { period: '2024-01', priceBand: 'unknown', volume: 1 },
      { period: '2024-02', priceBand: '25-30', volume: 10 },
      { period: '2024-03', priceBand: '30-40', volume: 100 },
      { period: '2024-04', priceBand: '30-40', volume: 1000 },
      { period: '2024-05', priceBand: '25-30', volume: 10_000 },
    ]);
  });

  test('is that of its first price from the first month on that has prices at all', async () => {
    expect(await ask({ by: ['period', 'priceBand'], filters: { subModel: ['sub-1'] } })).toMatchObject(
      ['unknown', '0-5', '0-5', '0-5', '0-5'].map((priceBand) => ({ priceBand })),
    );
  });

  test('narrows the sales beside fuel and place', async () => {
    const filters = { priceBand: ['30-40', '40-50', '50-'], fuelType: ['BEV'], province: ['11'] };
    expect(await ask({ filters })).toEqual([{ volume: 1100 }]);
  });

  test('is offered by every dataset that knows sub-models', () => {
    const knowing = Object.values(datasets).filter(({ dimensions }) => 'subModel' in dimensions);
    expect(knowing.length).toBeGreaterThan(5);
    expect(knowing.filter(({ dimensions }) => !('priceBand' in dimensions))).toEqual([]);
  });

  test('places that prices do not tell apart are said to be none', () => {
    const reported = (dataset: 'price' | 'sales') =>
      describeCatalogue(datasets[dataset], engine.release, 'en').dimensions.flatMap(
        ({ key, distinguished, members }) =>
          ['province', 'city', 'tier'].includes(key) ? [[key, distinguished, members]] : [],
      );
    expect(reported('price')).toEqual([
      ['tier', false, 1],
      ['province', false, 1],
      ['city', false, 1],
    ]);
    expect(reported('sales').map((each) => each[1])).toEqual([true, true, true]);
  });
});
