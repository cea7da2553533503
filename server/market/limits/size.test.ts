import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource, DimensionKey, MarketQuery } from '@portal/contract';
import { plannedQuery } from '../answer/answer-query.ts';
import { datasets } from '../datasets/index.ts';
import type { Question } from '../model/index.ts';
import { type OpenRelease, openRelease } from '../opened/open-release.ts';
import { openMarket } from '../service.ts';
import { askRelease, duckdbWith } from '../testing/engines.ts';
import { bikeTables, rawBikes } from '../testing/invented/bike-facts.ts';
import { bikeMonths, bikes } from '../testing/invented/bikes.ts';
import { typicalQuestions } from '../testing/typical-questions.ts';
import { publishWideRelease, wide, wideFacts } from '../testing/wide-market.ts';
import { laneOf, sizeOf } from './size.ts';

let folder: string;
let release: OpenRelease;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-size-'));
  release = await openRelease(folder, await publishWideRelease(folder), '2024-06-01T00:00:00.000Z');
});
afterAll(async () => {
  release.close();
  await rm(folder, { recursive: true, force: true });
});

const pifa: DataSource = 'DATASOURCE_CLH_PIFA';
const both: DataSource[] = [pifa, 'DATASOURCE_ZD_LINGSHOU'];

const question = (by: DimensionKey[], more: Partial<MarketQuery> = {}): MarketQuery => ({
  dataset: 'sales',
  dataSources: [pifa],
  dateType: 'monthly',
  from: wide.first,
  to: wide.last,
  by,
  indicators: ['volume'],
  ...more,
});
const size = (query: MarketQuery) => sizeOf(plannedQuery(datasets.sales, release, query), release);
/** How many rows the engine finds, cut or not. */
const found = async (query: MarketQuery) => {
  const { rows, cut } = await askRelease(release, query, 'en');
  return cut?.all ?? rows.length;
};

describe('the size of a question', () => {
  const { subModels, cities, months } = wide;
  /** A month of a source. */
  const facts = (subModels * cities) / 2;

  test('each cell of the facts may be a row, but no more rows than facts', () => {
    expect(size(question(['period', 'subModel', 'city'])).rows).toBe(facts * months);
    expect(size(question(['subModel', 'city'])).rows).toBe(subModels * cities);
    expect(size(question(['period', 'subModel', 'city', 'dataSource'], { dataSources: both })).rows).toBe(wideFacts);
    expect(size(question(['subModel', 'city'], { from: wide.last })).rows).toBe(facts);
  });

  test.each<[string, MarketQuery]>([
    ['every cell', question(['period', 'subModel', 'city'])],
    ['of both sources', question(['period', 'subModel', 'city', 'dataSource'], { dataSources: both, from: '2023-07' })],
    ['of one city', question(['period', 'subModel', 'city'], { filters: { city: ['c7'] } })],
    ['by quarter', question(['period', 'subModel', 'province'], { dateType: 'quarterly' })],
    ['of half the cars', question(['subModel', 'city'], { filters: { model: ['model-1', 'model-2', 'model-3'] } })],
    ['by fuel', question(['period', 'fuelType'])],
    ['a single figure', question([])],
    ['with gaps filled', question(['period', 'model', 'city'], { fillGaps: true })],
  ])('is about what the engine finds: %s', async (_name, query) => {
    const rows = await found(query);
    const { rows: estimate } = size(query);
    // Grouped by month first, quarters are three times what is found.
    expect(estimate).toBeGreaterThanOrEqual(rows);
    expect(estimate).toBeLessThanOrEqual(Math.max(3 * rows, rows + 48));
  });

  test('filters, a shorter range and a wider level make it smaller; an unknown member leaves nothing', () => {
    const rows = (query: MarketQuery) => size(query).rows;
    const all = rows(question(['period', 'subModel', 'city']));
    expect(rows(question(['period', 'subModel', 'city'], { filters: { fuelType: ['BEV'] } }))).toBe(all / 4);
    expect(rows(question(['period', 'subModel', 'city'], { without: { fuelType: ['BEV'] } }))).toBe((all * 3) / 4);
    expect(rows(question(['period', 'subModel', 'city'], { from: '2023-01' }))).toBe(all / 2);
    expect(rows(question(['period', 'model', 'province']))).toBe(20 * 5 * months);
    expect(rows(question(['period', 'subModel', 'city'], { filters: { city: ['nowhere'] } }))).toBe(0);
  });

  test('members that are counted are told apart too', async () => {
    const engine = await duckdbWith(bikeTables, [bikes]);
    const query: Question = {
      dataSources: [],
      dateType: 'monthly',
      from: bikeMonths.first,
      to: bikeMonths.last,
      by: ['period'],
      indicators: ['sold'],
    };
    const rowsOf = (indicators: string[]) =>
      sizeOf(plannedQuery(bikes, engine.release, { ...query, indicators }), engine.release).rows;
    expect([rowsOf(['sold']), rowsOf(['shops'])]).toEqual([29, rawBikes.facts.length]);
    await engine.stop();
  });

  test('what multiplies it most is named: a dimension, or the months', () => {
    const largest = (query: MarketQuery) => [size(query).largest.name.en, size(query).largest.members];
    expect(largest(question(['period', 'subModel', 'city']))).toEqual(['Sub-model', subModels]);
    expect(largest(question(['period', 'subModel', 'city'], { filters: { subModel: ['sub-1'] } }))[1]).toBe(cities);
    expect(largest(question(['period', 'province']))).toEqual(['Period', months]);
  });

  test('a question of no place reads the sums without places', () => {
    expect(size(question(['period', 'subModel'])).facts).toBe(subModels * months);
    expect(size(question(['period', 'city'])).facts).toBe(facts * months);
  });
});

describe('the lane of a question', () => {
  test('the twelve typical questions are light, those of every cell are heavy', () => {
    const { sources, last } = release.info;
    const dataSources = sources.map((source) => ({ ...source, name: '', definition: '', preliminaryFrom: null }));
    for (const { name, query } of typicalQuestions({ last, dataSources }, { city: 'c1', segment: 'A' }))
      expect([name, laneOf(size(query), 2_000_000)]).toEqual([name, 'light']);
    expect(laneOf(size(question(['period', 'subModel', 'city'])), 2_000_000)).toBe('heavy');
  });

  test('what is too large is refused in both languages, with the dimension to narrow; narrowed, it is answered', async () => {
    const limits = { memory: 768, threads: null, seconds: 20, rows: 50_000, slow: 2000, connect: 1000 };
    const market = await openMarket(folder, { limits });
    const large = question(['period', 'subModel', 'city']);
    await expect(market.query(large, 'en')).rejects.toMatchObject({
      id: 'market.too-many-rows',
      code: 413,
      sentence: {
        zh_CN: expect.stringMatching(/约需汇总 12万 行，最多可汇总 5万 行.*“子车型”（200 项）/),
        en: expect.stringMatching(/about 120 thousand rows; at most 50 thousand .*“Sub-model” with 200 members/),
      },
    });
    const narrowed = await market.query({ ...large, filters: { subModel: ['sub-1', 'sub-2'] } }, 'en');
    expect(narrowed.rows).toHaveLength(2 * (wide.cities / 2) * wide.months);
    await market.close();
  });
});
