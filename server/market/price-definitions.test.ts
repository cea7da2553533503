import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import { answerPrices } from './answer-prices.ts';
import { monthNumber } from './model/index.ts';
import type { PriceQuestion } from './sql/index.ts';
import { duckdbEngine, type Engine } from './testing/engines.ts';
import { smallFacts } from './testing/small-market.ts';
import { type PriceFact, smallPrices } from './testing/small-prices.ts';

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

const ask = async (rest: Partial<PriceQuestion> = {}) => {
  const question = { months: [monthNumber('2024-03')], by: [], indicators: priceIndicatorKeys, ...rest };
  return answerPrices(engine.release, question);
};

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
    const [dear] = await ask({ months: [monthNumber('2023-03')], filters: { subModel: ['sub-0'] } });
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
    expect(await ask({ months: [monthNumber('2023-07')] })).toEqual([]);
    expect(await ask({ filters: { brand: ["x'; DROP TABLE price; --"] } })).toEqual([]);
  });
});
