import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import { findMembers } from '../../members/find-members.ts';
import { monthNumber, type Question } from '../../model/index.ts';
import { readTrims } from '../../questions/read-trims.ts';
import { buildQuery, planPeriods } from '../../sql/index.ts';
import { askRelease, duckdbEngine, type Engine } from '../../testing/engines.ts';
import { randomQuestions } from '../../testing/random-questions.ts';
import { smallFacts } from '../../testing/small-market.ts';
import { type PriceFact, smallPrices } from '../../testing/small-prices.ts';
import { smallRaw } from '../../testing/small-raw.ts';
import { sales } from '../sales/dataset.ts';
import { price as dataset } from './dataset.ts';

const examples = smallPrices();

/** A price of a trim; what describes the trim is that of the small market. */
function price(month: string, trim: number, msrp: number, tp: number, volume: number): PriceFact {
  const example = examples.find((fact) => fact.trim === trim);
  if (!example) throw new Error(`the small market has no trim ${trim}`);
  return { ...example, month: monthNumber(month), msrp, tp, volume };
}

/** Trims 0 and 1 belong to sub-model 0, trim 2 to sub-model 1, trim 6 to sub-model 3: electric, petrol, electric. */
const prices = [
  price('2023-02', 0, 100_000, 95_000, 10),
  price('2023-02', 2, 200_000, 210_000, 10),
  price('2023-03', 0, 100_000, 95_000, 10),
  price('2023-03', 2, 200_000, 200_000, 10),
  price('2024-03', 0, 100_000, 90_000, 30),
  price('2024-03', 1, 140_000, 130_000, 10),
  price('2024-03', 2, 200_000, 210_000, 0),
  price('2024-03', 6, 300_000, 240_000, 60),
];

let engine: Engine;
beforeAll(async () => {
  // In May a price of the whole country; in June the prices of two cities, and of another trim that of the country.
  const others = [
    "INSERT INTO province VALUES (9, '00', '全国', 'Nationwide', 'unknown')",
    "INSERT INTO city VALUES (9, '0000', '全国（未分城市）', 'Nationwide (not by city)', 9, 'unknown', 'unknown')",
    `INSERT INTO price VALUES (${monthNumber('2022-05')}, 0, 9, 120000, 110000, 40),
       (${monthNumber('2022-06')}, 0, 0, 120000, 100000, 30), (${monthNumber('2022-06')}, 0, 3, 110000, 90000, 10),
       (${monthNumber('2022-06')}, 2, 9, 200000, 180000, 60)`,
  ];
  engine = await duckdbEngine(smallFacts(), { prices, launches: [], others });
});
afterAll(() => engine.stop());

const ask = async (rest: Partial<MarketQuery> = {}, month = '2024-03') => {
  const { rows } = await askRelease(
    engine.release,
    {
      dataset: 'price',
      dataSources: [],
      dateType: 'monthly',
      from: month,
      to: month,
      by: [],
      indicators: [...priceIndicatorKeys],
      ...rest,
    },
    'en',
  );
  return rows;
};

/** The statement of a question; null where no month of it is covered. */
function planned(question: Question, coverage: Parameters<typeof planPeriods>[2]) {
  const plan = planPeriods(dataset, question, coverage);
  return plan.slots.length > 0 ? buildQuery(dataset, question, plan, engine.release.members) : null;
}

describe('prices by place', () => {
  const figures = async (rest: Partial<MarketQuery>, month = '2022-06') =>
    (await ask({ indicators: ['msrp', 'tp'], ...rest }, month)).map(({ keys, values }) => [keys, values]);

  test('are cut by city, by what describes it, and by its province', async () => {
    const [beijing, wuxi] = [
      { msrp: 120_000, tp: 100_000 },
      { msrp: 110_000, tp: 90_000 },
    ];
    const filters = { city: ['1101', '3202'] };
    expect(await figures({ by: ['city'], filters })).toEqual([
      [{ city: '1101' }, beijing],
      [{ city: '3202' }, wuxi],
    ]);
    expect(await figures({ by: ['tier'], filters: { province: ['32'] } })).toEqual([[{ tier: '3' }, wuxi]]);
    expect(await figures({ filters: { restrictionType: ['1'] } })).toEqual([[{}, beijing]]);
  });

  test('of the whole country are the means over its cars, however they were delivered', async () => {
    const msrp = (120_000 * 30 + 110_000 * 10 + 200_000 * 60) / 100;
    const tp = (100_000 * 30 + 90_000 * 10 + 180_000 * 60) / 100;
    expect(await figures({})).toEqual([[{}, { msrp, tp }]]);
    expect(await figures({}, '2022-05')).toEqual([[{}, { msrp: 120_000, tp: 110_000 }]]);
  });

  test('are not covered by city in a month of which only the whole country is known', async () => {
    expect(await figures({ by: ['city'] }, '2022-05')).toEqual([]);
    expect(await figures({ filters: { province: ['11'] } }, '2022-05')).toEqual([]);
  });

  test('a trim has one price in the list of trims: the mean over its cities', async () => {
    const rows = await readTrims(engine.release, { month: monthNumber('2022-06'), subModels: ['sub-0', 'sub-1'] });
    expect(rows.map(({ key, msrp, tp, volume }) => [key, msrp, tp, volume])).toEqual([
      ['trim-0', 117_500, 97_500, 40],
      ['trim-2', 200_000, 180_000, 60],
    ]);
  });

  test('the whole country is a member where prices have it, and none where sales do not', () => {
    const keys = (of: typeof dataset | typeof sales, dimension: string) =>
      findMembers(of, engine.release, { dimension }, 'en').members.map(({ key }) => key);
    expect(keys(dataset, 'city')).toContain('0000');
    for (const [dimension, key] of Object.entries({ city: '0000', province: '00', area: 'unknown', tier: 'unknown' })) {
      expect(keys(sales, dimension)).not.toContain(key);
    }
    expect(keys(sales, 'province').sort()).toEqual(['11', '31', '32']);
  });
});

describe('price definitions', () => {
  test('a discount has a place whatever it is: none at all is the last one, and not without', async () => {
    const rows = await ask({ by: ['trim'], indicators: ['discount', 'discountRank'] }, '2023-03');
    expect(rows.map(({ values }) => [values.discount, values.discountRank])).toEqual(
      expect.arrayContaining([
        [expect.closeTo(0.05), 1],
        [0, 2],
      ]),
    );
  });

  test('what costs more than its MSRP has a discount below zero, and the last place', async () => {
    const rows = await ask({ by: ['trim'], indicators: ['discount', 'discountRank'] }, '2023-02');
    expect(rows.map(({ values }) => [values.discount, values.discountRank])).toEqual(
      expect.arrayContaining([
        [expect.closeTo(0.05), 1],
        [expect.closeTo(-0.05), 2],
      ]),
    );
  });

  test('S3.025 prices of a group are weighted by the cars of its trims', async () => {
    const [all] = await ask();
    expect(all?.values.msrp).toBe((100_000 * 30 + 140_000 * 10 + 300_000 * 60) / 100);
    expect(all?.values.tp).toBe((90_000 * 30 + 130_000 * 10 + 240_000 * 60) / 100);
    const ofSubModels = await ask({ by: ['subModel'], filters: { fuelType: ['BEV'] } });
    const msrps = Object.fromEntries(ofSubModels.map(({ keys, values }) => [keys.subModel, values.msrp]));
    // An average of these two averages would be 205,000.
    expect(msrps).toEqual({ 'sub-0': 110_000, 'sub-3': 300_000 });
  });

  test('S3.025 the discount is what buyers pay less, of the MSRP', async () => {
    const [electric] = await ask({ filters: { subModel: ['sub-3'] } });
    expect(electric?.values.discount).toBeCloseTo(0.2, 12);
    const [dear] = await ask({ filters: { subModel: ['sub-0'] } }, '2023-03');
    expect(dear?.values.discount).toBeCloseTo(0.05, 12);
  });

  test('S3.025 growth is against the same month of the year before, shifts between cars included', async () => {
    const [all] = await ask();
    expect(all?.values.yoyMsrp).toBeCloseTo(224_000 / 150_000 - 1, 12);
    expect(all?.values.yoyTp).toBeCloseTo(184_000 / 147_500 - 1, 12);
    const [own] = await ask({ by: ['subModel'], filters: { subModel: ['sub-0'] } });
    expect(own?.values.yoyMsrp).toBeCloseTo(0.1, 12);
  });

  test('S3.025 without a car there is no price, and without a base no growth', async () => {
    const [unsold] = await ask({ filters: { subModel: ['sub-1'] } });
    expect(unsold?.values).toEqual({ msrp: null, tp: null, discount: null, yoyMsrp: null, yoyTp: null });
    const [young] = await ask({ filters: { subModel: ['sub-3'] } });
    expect(young?.values).toMatchObject({ msrp: 300_000, yoyMsrp: null, yoyTp: null });
  });

  test('a month without prices and an unknown member give no row', async () => {
    expect(await ask({}, '2023-07')).toEqual([]);
    expect(await ask({ filters: { brand: ["x'; DROP TABLE price; --"] } })).toEqual([]);
  });

  test('S3.037 prices are asked without the sales, so that no source is added to another', () => {
    const span = { first: monthNumber('2021-11'), last: monthNumber('2024-05') };
    const covered = { source: 0, key: null, ...span, spans: [span], combined: [] };
    const queries = randomQuestions(smallRaw.price, 60).map((question) => planned(question, [covered]));
    const statements = queries.flatMap((statement) => (statement === null ? [] : [statement.sql]));
    expect(statements.length).toBeGreaterThan(20);
    for (const sql of statements) expect(sql).not.toMatch(/\bsales\b|sales_national|f\.source/);
  });

  test('S3.037 prices name no source, and sales name one', async () => {
    await expect(ask({ dataSources: ['DATASOURCE_ZD_LINGSHOU'] })).rejects.toThrow('not told apart by data source');
    await expect(ask({ dataset: 'sales', indicators: ['volume'] })).rejects.toThrow('choose at least one');
  });

  test('what prices are not told apart by is refused in words, and so is a figure of the sales', async () => {
    await expect(ask({ by: ['dataSource'] })).rejects.toThrow('has no dimension dataSource');
    await expect(ask({ filters: { dataSource: ['x'] } })).rejects.toThrow('has no dimension dataSource');
    await expect(ask({ indicators: ['volume'] })).rejects.toThrow('has no indicator volume');
  });
});
