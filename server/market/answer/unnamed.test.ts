import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { postgresMissing } from '../../testing/postgres.ts';
import type { Dataset } from '../datasets/index.ts';
import { sales, unnamedOf } from '../datasets/index.ts';
import { product } from '../datasets/members/product.ts';
import type { Question } from '../model/index.ts';
import { groupsOf } from '../sql/facts.ts';
import { deciding } from '../sql/index.ts';
import { askDataset, expectFigures } from '../testing/dataset-kit.ts';
import { duckdbWith, type Engine, postgresWith } from '../testing/engines.ts';
import { bikeTables, rawBikes } from '../testing/invented/bike-facts.ts';
import { bikes as plainBikes } from '../testing/invented/bikes.ts';

describe('the keys of members that are no car and no maker', () => {
  const { brand, model, subModel, manufacturer, segment, fuelType } = product.dimensions;
  test.each([
    ['unknown', manufacturer, 'unknown'],
    ['未知品牌', brand, 'unknown'],
    ['other-brands', brand, 'other'],
    ['其他', brand, 'other'],
    ['~remainder~rest', brand, 'remainder'],
    ['brother', brand, null],
    ['byd.rest', model, 'remainder'],
    ['byd.han', model, null],
    ['unknown.han', model, null],
    ['byd.others', model, 'other'],
    ['byd.byd.han.rest.bev', subModel, null],
    ['unknown.han.rest.bev', subModel, null],
    ['byd.rest.rest.bev', subModel, 'remainder'],
    ['unknown.rest.rest.other', subModel, 'unknown'],
    ['~remainder~a.~remainder~a.rest.rest.other', subModel, 'remainder'],
    ['unknown', segment, 'unknown'],
    ['OTHER', fuelType, 'other'],
    ['BEV', fuelType, null],
  ] as const)('%s', (key, dimension, wanted) => expect(unnamedOf(dimension, key)).toBe(wanted));
});

test('a row of a car has a place whatever its segment is, one of a brand and an unknown segment has none', () => {
  const decidingOf = (...by: string[]) => deciding(sales, groupsOf(sales, by)).map(({ key }) => key);
  expect(decidingOf('subModel', 'segment', 'manufacturer', 'model')).toEqual(['subModel']);
  expect(decidingOf('brand', 'luxuryType', 'segment', 'province')).toEqual(['brand', 'segment', 'province']);
  expect(decidingOf('manufacturer', 'brand')).toEqual(['manufacturer', 'brand']);
  expect(decidingOf('city', 'tier', 'province', 'area')).toEqual(['city']);
});

/** The shop that stands first by what it sold is a remainder, and another one is unknown. */
const shops = { 'shop-0': 'remainder', 'shop-3': 'unknown' } as const;
const never = /^$/;
const { shop, ...rest } = plainBikes.dimensions;
const marked = {
  ...shop,
  unnamed: { unknown: /^shop-3$/, other: never, remainder: /^shop-0$/ },
} as Extract<Dataset['dimensions'][string], { kind: 'named' }>;
const [chain] = plainBikes.facts.chains;
if (!chain) throw new Error('the bikes have no chain');
const bikes: Dataset = {
  ...plainBikes,
  facts: {
    ...plainBikes.facts,
    chains: [{ ...chain, chain: { ...chain.chain, dimensions: { ...chain.chain.dimensions, shop: marked } } }],
  },
  dimensions: { ...rest, shop: marked },
};
const raw = { ...rawBikes, dataset: bikes };
const question: Question = {
  by: ['shop'],
  indicators: ['sold', 'place', 'share'],
  dataSources: [],
  dateType: 'monthly',
  from: '2022-01',
  to: '2022-12',
};

const engines: [string, () => Promise<Engine | null>][] = [
  ['DuckDB', () => duckdbWith(bikeTables, [bikes])],
  ['PostgreSQL', () => postgresWith(bikeTables, [bikes])],
];

describe.each(engines)('shops that are none of their own, asked from %s', (name, start) => {
  const usual = name === 'PostgreSQL' && postgresMissing() ? test.skip : test;
  let engine: Engine | null = null;
  beforeAll(async () => {
    if (name === 'DuckDB' || !postgresMissing()) engine = await start();
  });
  afterAll(async () => engine?.stop());
  const ask = async (query: Question) => {
    if (!engine) throw new Error(`${name} was not started.`);
    return askDataset(raw, engine.release, query);
  };

  /** What each shop sold in the year, from the facts. */
  const sold = () => {
    const sums = new Map<string, number>();
    for (const { month, keys, columns } of rawBikes.facts) {
      if (Math.floor(month / 12) !== 2022) continue;
      sums.set(keys.shop ?? '', (sums.get(keys.shop ?? '') ?? 0) + (columns.sold ?? 0));
    }
    return [...sums].sort(([, value], [, other]) => other - value);
  };

  usual('stand last without a place, and count in shares', async () => {
    const { rows, total } = await ask({ ...question, totals: true });
    const named = sold().filter(([key]) => !(key in shops));
    const all = sold().reduce((sum, [, volume]) => sum + volume, 0);
    expect(rows.map(({ values }) => values.sold)).toEqual(
      [...named, ...sold().filter(([key]) => key in shops)].map(([, volume]) => volume),
    );
    expect(rows.map(({ values }) => values.place)).toEqual([
      ...named.map(([, volume]) => 1 + named.filter(([, other]) => other > volume).length),
      ...[null, null],
    ]);
    expect(Object.fromEntries(rows.slice(-2).map(({ keys, unnamed }) => [keys.shop, unnamed?.shop]))).toEqual(shops);
    expect(rows.slice(0, -2).every(({ unnamed }) => unnamed === undefined)).toBe(true);
    expect(total?.sold).toBe(all);
    for (const { values } of rows) expect(values.share).toBeCloseTo((values.sold ?? 0) / all, 9);
  });

  usual('take no place of a limit: what it leaves out holds them', async () => {
    const { rows } = await ask({ ...question, limit: 4, others: true });
    const named = sold().filter(([key]) => !(key in shops));
    expect(rows.slice(0, 4).map(({ values }) => values.sold)).toEqual(named.map(([, volume]) => volume));
    const left = sold().filter(([key]) => key in shops);
    expect(rows[4]).toMatchObject({
      kind: 'others',
      values: { sold: left.reduce((sum, [, value]) => sum + value, 0) },
    });
  });

  usual('are not counted where shops are', async () => {
    const { rows, total } = await ask({ ...question, by: ['town'], indicators: ['sold', 'shops'], totals: true });
    expect(Object.fromEntries(rows.map(({ keys, values }) => [keys.town, values.shops]))).toEqual({
      'town-0': 2,
      'town-1': 1,
      'town-2': 1,
    });
    expect(total?.shops).toBe(4);
  });

  usual('give random questions the figures that the facts add up to', async () => {
    if (!engine) throw new Error(`${name} was not started.`);
    await expectFigures(raw, engine.release, 150);
  });
});
