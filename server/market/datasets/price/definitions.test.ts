import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import { monthNumber, type Question } from '../../model/index.ts';
import { buildQuery, planPeriods } from '../../sql/index.ts';
import { askRelease, duckdbEngine, type Engine } from '../../testing/engines.ts';
import { randomQuestions } from '../../testing/random-questions.ts';
import { smallFacts } from '../../testing/small-market.ts';
import { type PriceFact, smallPrices } from '../../testing/small-prices.ts';
import { smallRaw } from '../../testing/small-raw.ts';
import { price as dataset } from './dataset.ts';

const examples = smallPrices();

/** A price of a trim; what describes the trim is that of the small market. */
function price(month: string, trim: number, msrp: number, tp: number, volume: number): PriceFact {
  const example = examples.find((one) => one.trim === trim);
  if (!example) throw new Error(`the small market has no trim ${trim}`);
  return { ...example, month: monthNumber(month), msrp, tp, volume };
}

/** Trims 0 and 1 belong to sub-model 0, trim 2 to sub-model 1, trim 6 to sub-model 3: electric, petrol, electric. */
const prices = [
  price('2023-03', 0, 100_000, 95_000, 10),
  price('2023-03', 2, 200_000, 200_000, 10),
  price('2024-03', 0, 100_000, 90_000, 30),
  price('2024-03', 1, 140_000, 130_000, 10),
  price('2024-03', 2, 200_000, 210_000, 0),
  price('2024-03', 6, 300_000, 240_000, 60),
];

let engine: Engine;
beforeAll(async () => {
  engine = await duckdbEngine(smallFacts(), { prices, launches: [] });
});
afterAll(() => engine.stop());

const ask = async (rest: Partial<MarketQuery> = {}, month = '2024-03') => {
  const { rows } = await askRelease(
    engine.release,
    {
      ...{ dataset: 'price', dataSources: [], dateType: 'monthly', from: month, to: month, by: [] },
      ...{ indicators: [...priceIndicatorKeys], ...rest },
    },
    'en',
  );
  return rows;
};

/** The statement of a question; null where no month of it is covered. */
function planned(question: Question, coverage: Parameters<typeof planPeriods>[2]) {
  const plan = planPeriods(dataset, question, coverage);
  return plan.slots.length > 0 ? buildQuery(dataset, question, plan, () => []) : null;
}

describe('price definitions', () => {
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
    const covered = { source: 0, key: null, ...span, spans: [span] };
    const asked = randomQuestions(smallRaw.price, 60).map((question) => planned(question, [covered]));
    const statements = asked.flatMap((statement) => (statement === null ? [] : [statement.sql]));
    expect(statements.length).toBeGreaterThan(20);
    for (const sql of statements) expect(sql).not.toMatch(/\bsales\b|sales_national|f\.source/);
  });

  test('S3.037 prices name no source, and sales name one', async () => {
    await expect(ask({ dataSources: ['DATASOURCE_ZD_LINGSHOU'] })).rejects.toThrow('not told apart by data source');
    await expect(ask({ dataset: 'sales', indicators: ['volume'] })).rejects.toThrow('choose at least one');
  });

  test('what prices are not told apart by is refused in words, and so is a figure of the sales', async () => {
    await expect(ask({ by: ['city'] })).rejects.toThrow('has no dimension city');
    await expect(ask({ filters: { province: ['11'] } })).rejects.toThrow('has no dimension province');
    await expect(ask({ indicators: ['volume'] })).rejects.toThrow('has no indicator volume');
  });
});
