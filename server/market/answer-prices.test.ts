import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PriceIndicatorKey } from '@portal/contract';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import { inCase } from '../../tests/support/in-case.ts';
import { postgresMissing } from '../testing/postgres.ts';
import { answerPrices } from './answer-prices.ts';
import { monthNumber } from './model/index.ts';
import { buildPriceQuery, type PriceQuestion, type ProductDimension } from './sql/index.ts';
import { duckdbEngine, type Engine, postgresEngine } from './testing/engines.ts';
import { randomNumbers, smallFacts } from './testing/small-market.ts';
import { type PriceFact, pricedMonths, smallPrices } from './testing/small-prices.ts';

const facts = smallFacts();
const prices = smallPrices();
const names: ('DuckDB' | 'PostgreSQL')[] = postgresMissing() ? ['DuckDB'] : ['DuckDB', 'PostgreSQL'];

const dimensions: ProductDimension[] = [
  'fuelType',
  'manufacturerType',
  'originType',
  'luxuryType',
  'manufacturer',
  'brand',
  'origin',
  'model',
  'subModel',
  'segment',
];

/** Random questions, the same every time; some ask months before the prices begin and after they end. */
function questions(count: number): PriceQuestion[] {
  const random = randomNumbers(23);
  const below = (limit: number) => Math.floor(random() * limit);
  const some = <Item>(list: readonly Item[], chance: number) => list.filter(() => random() < chance);
  return Array.from({ length: count }, () => {
    const first = monthNumber(pricedMonths.first) - 2 + below(30);
    const months = some(
      Array.from({ length: 1 + below(26) }, (_, index) => first + index),
      0.8,
    );
    const indicators = some(priceIndicatorKeys, 0.6);
    const filters = Object.fromEntries(
      some(dimensions, 0.12).map((key) => {
        const members = [...new Set(prices.map((price) => price[key]))];
        return [key, [...some(members, 0.6), 'nobody']];
      }),
    );
    return {
      months: months.length > 0 ? months : [first],
      by: some(dimensions, 0.15),
      indicators: indicators.length > 0 ? indicators : ['msrp' as const],
      ...(random() < 0.7 ? { filters } : {}),
    };
  });
}

const grows = (now: number | null, base: number | null) => (now === null || base === null ? null : now / base - 1);

/** The same definitions a second time, slowly: averages car by group, from the prices themselves. */
function reference({ months, by, indicators, filters }: PriceQuestion) {
  const matching = prices.filter((price) =>
    Object.entries(filters ?? {}).every(
      ([key, members]) => members.length === 0 || members.includes(price[key as ProductDimension]),
    ),
  );
  const identity = (price: PriceFact) => JSON.stringify(by.map((key) => price[key]));
  const average = (group: string, month: number, of: 'msrp' | 'tp'): number | null => {
    const own = matching.filter((price) => price.month === month && identity(price) === group);
    const cars = own.reduce((sum, { volume }) => sum + volume, 0);
    return cars > 0 ? own.reduce((sum, price) => sum + price[of] * (price.volume / cars), 0) : null;
  };
  const rows = new Map<string, Partial<Record<PriceIndicatorKey, number | null>>>();
  for (const price of matching) {
    if (!months.includes(price.month)) continue;
    const group = identity(price);
    const msrp = average(group, price.month, 'msrp');
    const tp = average(group, price.month, 'tp');
    const figures: Record<PriceIndicatorKey, number | null> = {
      msrp,
      tp,
      discount: msrp === null || tp === null ? null : (msrp - tp) / msrp,
      yoyMsrp: grows(msrp, average(group, price.month - 12, 'msrp')),
      yoyTp: grows(tp, average(group, price.month - 12, 'tp')),
    };
    rows.set(`${price.month} ${group}`, Object.fromEntries(indicators.map((key) => [key, figures[key]])));
  }
  return rows;
}

describe.each(names)('%s', (name) => {
  let duckdb: Engine;
  let engine: Engine;
  beforeAll(async () => {
    const priced = { prices, launches: [] };
    duckdb = await duckdbEngine(facts, priced);
    engine = name === 'DuckDB' ? duckdb : ((await postgresEngine(facts, duckdb.release, priced)) ?? duckdb);
  });
  afterAll(async () => {
    if (engine !== duckdb) await engine.stop();
    await duckdb.stop();
  });

  test('S3.025 every price figure of 200 random groups is what the prices add up to', async () => {
    const seen = new Map<string, number>();
    for (const question of questions(200)) {
      const where = JSON.stringify(question);
      const wanted = reference(question);
      const rows = await answerPrices(engine.release, question);
      inCase(where, () => expect(rows.length).toBe(wanted.size));
      for (const { month, keys, values } of rows) {
        const own = wanted.get(`${month} ${JSON.stringify(question.by.map((key) => keys[key]))}`);
        if (!own) throw new Error(`no such group: ${month} ${JSON.stringify(keys)} ${where}`);
        inCase(where, () => expect(Object.keys(values)).toEqual(Object.keys(own)));
        for (const [key, value] of Object.entries(own)) {
          const got = values[key as PriceIndicatorKey];
          if (value === null || got == null) inCase(`${key} ${where}`, () => expect(got).toBe(value));
          else
            inCase(`${key} ${where}`, () =>
              expect(Math.abs(got / value - 1) < 1e-9 || Math.abs(got - value) < 1e-9).toBe(true),
            );
          seen.set(`${key} ${value === null}`, (seen.get(`${key} ${value === null}`) ?? 0) + 1);
        }
      }
    }
    // Each figure was met both with and without a value.
    for (const key of priceIndicatorKeys) {
      inCase(key, () => {
        expect(seen.get(`${key} false`)).toBeGreaterThan(100);
        expect(seen.get(`${key} true`)).toBeGreaterThan(20);
      });
    }
  });

  test('S3.037 prices are asked without the sales, so that no source is added to another', async () => {
    for (const question of questions(40)) {
      const { sql } = buildPriceQuery(question);
      expect(sql).not.toMatch(/\bsales\b|sales_national|\bsource\b/);
    }
  });
});

const missing = postgresMissing();
if (missing) test.skip(`the same statements on PostgreSQL: ${missing}`, () => undefined);
