import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource, MarketQuery } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { sales } from '../datasets/index.ts';
import { describeCatalogue } from '../members/describe-catalogue.ts';
import { findMembers } from '../members/find-members.ts';
import { monthNumber } from '../model/index.ts';
import { type OpenRelease, openRelease } from '../opened/open-release.ts';
import { releaseFolder } from '../releases/release.ts';
import { openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { askRelease } from '../testing/engines.ts';
import { type Fact, publishSmallRelease, quoted, smallFacts } from '../testing/small-market.ts';

const [example] = smallFacts();
const wholesale: DataSource = 'DATASOURCE_CLH_PIFA';
const retail: DataSource = 'DATASOURCE_ZD_LINGSHOU';

/** Cars of sub-model 0, which is battery-electric: in Beijing, or not told apart by city. */
const fact = (dataSource: DataSource, month: string, volume: number, city = '1101'): Fact => {
  if (!example) throw new Error('the small market is empty');
  return { ...example, dataSource, month: monthNumber(month), subModel: 'sub-0', city, volume };
};

/**
 * Wholesale leaves out April 2024 and all of the third quarter of 2023; retail, of the whole country, is told apart by
 * city from March 2024 on.
 */
const delivered: Fact[] = [
  ...['2022-11', '2022-12', '2023-01', '2023-02', '2023-03', '2023-04', '2023-05', '2023-06'].map((month, at) =>
    fact(wholesale, month, 10 + at),
  ),
  ...['2023-10', '2023-11', '2023-12', '2024-01', '2024-02', '2024-03', '2024-05'].map((month, at) =>
    fact(wholesale, month, 100 + at),
  ),
  ...['2024-03', '2024-04', '2024-05'].map((month) => fact(retail, month, 7, '3101')),
];

/** Retail of the months before, which no file told apart by city. */
const nationwide = [
  `INSERT INTO province VALUES ${quoted([[9, '00', '全国', 'Nationwide', 'unknown']])}`,
  `INSERT INTO city VALUES ${quoted([[9, '0000', '全国（未分城市）', 'Nationwide (not by city)', 9, 'unknown', 'unknown']])}`,
  `INSERT INTO sales VALUES ${quoted(['2024-01', '2024-02', '2024-03'].map((month) => [monthNumber(month), 3, 0, 9, 50]))}`,
];

let folder: string;
let release: OpenRelease;
let id: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-coverage-'));
  id = await publishSmallRelease(folder, delivered, 'gaps', nationwide);
  release = await openRelease(folder, id, '2024-06-01T00:00:00.000Z');
});
afterAll(async () => {
  release.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (rest: Partial<MarketQuery>, language: 'zh_CN' | 'en' = 'en') =>
  askRelease(
    release,
    {
      dataset: 'sales',
      dataSources: [wholesale],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-05',
      by: ['period'],
      indicators: ['volume'],
      ...rest,
    },
    language,
  );

describe('what a release keeps of its coverage', () => {
  const spans = [
    { first: '2022-11', last: '2023-06' },
    { first: '2023-10', last: '2024-03' },
    { first: '2024-05', last: '2024-05' },
  ];

  test('the months of each source that have a row, by place, and the kinds of cars', () => {
    expect(release.info.coverage).toEqual({
      ...Object.fromEntries(datasetKeys.map((key) => [key, []])),
      sales: [
        {
          key: wholesale,
          spans,
          levels: {
            province: { spans, members: 1, some: ['11'], rest: false },
            city: { spans, members: 1, some: ['1101'], rest: false },
          },
          kinds: { fuelType: ['BEV'] },
        },
        {
          key: retail,
          spans: [{ first: '2024-01', last: '2024-05' }],
          levels: {
            province: { spans: [{ first: '2024-03', last: '2024-05' }], members: 1, some: ['31'], rest: true },
            city: { spans: [{ first: '2024-03', last: '2024-05' }], members: 1, some: ['3101'], rest: true },
          },
          kinds: { fuelType: ['BEV'] },
        },
      ],
    });
  });

  test('a release that was sealed before it was kept is found to have the same', async () => {
    const file = join(releaseFolder(folder, id), 'release.json');
    const { coverage, ...before } = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    await writeFile(file, JSON.stringify(before));
    const old = await openRelease(folder, id, '2024-06-01T00:00:00.000Z');
    expect(old.info.coverage).toEqual(coverage);
    old.close();
    await writeFile(file, JSON.stringify({ ...before, coverage }));
  });

  test('the catalogue says it in words of the language, and members are the months there are', () => {
    const english = describeCatalogue(sales, release, 'en');
    expect(english.coverage.map(({ dataSource, place, says }) => [dataSource, place, says])).toEqual([
      [wholesale, 'City 1101', ['BEV only', 'City 1101 only']],
      [retail, 'Nationwide', ['BEV only']],
    ]);
    expect(english.coverage[1]?.levels.city).toEqual({
      spans: [{ from: '2024-03', to: '2024-05' }],
      members: 1,
      all: 369,
      rest: true,
    });
    expect(describeCatalogue(sales, release, 'zh_CN').coverage[0]?.says).toEqual(['仅纯电', '仅市1101']);
    const reported = new Map(english.dimensions.map((dimension) => [dimension.key, dimension.distinguished]));
    expect([reported.get('brand'), reported.get('city')]).toEqual([true, true]);
    const months = findMembers(sales, release, { dimension: 'period' }, 'en').members.map(({ key }) => key);
    expect(months).toContain('2024-04');
    expect(months).not.toContain('2023-07');
  });
});

describe('a month that was not delivered', () => {
  test('has no figure where gaps are filled, and no row where they are not', async () => {
    const query = { indicators: ['volume', 'yoy', 'mom', 'cumulativeVolume', 'share', 'volumeIndex'] as const };
    const filled = await ask({ ...query, indicators: [...query.indicators], fillGaps: true, totals: true });
    expect(filled.rows.map(({ keys, values }) => [keys.period, ...query.indicators.map((key) => values[key])])).toEqual(
      [
        ['2024-01', 103, 103 / 12 - 1, 103 / 102 - 1, 103, 1, 100],
        ['2024-02', 104, 104 / 13 - 1, 104 / 103 - 1, 207, 1, expect.closeTo(10400 / 103, 9)],
        ['2024-03', 105, 105 / 14 - 1, 105 / 104 - 1, 312, 1, expect.closeTo(10500 / 103, 9)],
        ['2024-04', null, null, null, null, null, null],
        ['2024-05', 106, 106 / 16 - 1, null, null, 1, expect.closeTo(10600 / 103, 9)],
      ],
    );
    expect(filled.total).toMatchObject({ volume: 103 + 104 + 105 + 106, cumulativeVolume: null });
    expect(filled.coverage).toEqual([
      {
        dataSource: wholesale,
        months: 4,
        of: 5,
        uncovered: ['2024-04'],
        partly: [],
        combined: [],
        says: ['4 of 5 months (not covered: 2024/04)', 'BEV only', 'City 1101 only'],
      },
    ]);
    expect((await ask({}, 'zh_CN')).coverage[0]?.says[0]).toBe('5 个月中的 4 个月（未覆盖：2024/04）');
    expect((await ask({})).rows.map(({ keys }) => keys.period)).toEqual(['2024-01', '2024-02', '2024-03', '2024-05']);
  });

  test('a member beside others has no figure there either, nor a part of the market, nor a place', async () => {
    const { rows } = await ask({ by: ['period', 'brand'], indicators: ['volume', 'share'], fillGaps: true });
    expect(rows.find(({ keys }) => keys.period === '2024-04')?.values).toEqual({ volume: null, share: null });
  });

  test('a quarter says which of its months are known, and is compared with those alone', async () => {
    const { rows, coverage } = await ask({
      dateType: 'quarterly',
      from: '2023-04',
      to: '2024-06',
      fillGaps: true,
      indicators: ['volume', 'yoy', 'mom', 'volumeIndex'],
    });
    expect(rows.map(({ names, values }) => [names.period, values.volume])).toEqual([
      ['2023 Q2', 15 + 16 + 17],
      ['2023 Q3', null],
      ['2023 Q4', 100 + 101 + 102],
      ['2024 Q1', 103 + 104 + 105],
      ['2024 Q2 (May)', 106],
    ]);
    const last = rows.at(-1)?.values;
    expect(last?.yoy).toBeCloseTo(106 / 16 - 1, 12);
    expect(last?.mom).toBeCloseTo(106 / 104 - 1, 12);
    expect(last?.volumeIndex).toBeNull();
    expect(rows[2]?.values.mom).toBeNull();
    expect(coverage[0]).toMatchObject({
      months: 10,
      of: 14,
      uncovered: ['2023-Q3'],
      partly: [{ period: '2024-Q2', months: 1, of: 2 }],
    });
  });

  test('a question about nothing but such months has no figures, and says why', async () => {
    const { rows, total, coverage } = await ask({ from: '2023-08', to: '2023-09', totals: true, fillGaps: true });
    expect([rows, total]).toEqual([[], { volume: null }]);
    expect(coverage[0]).toMatchObject({ months: 0, of: 2, uncovered: ['2023-08', '2023-09'] });
    expect(coverage[0]?.says[0]).toBe('not covered');
  });
});

describe('what was not told apart', () => {
  test('cities are known from the month on that names them; the country before', async () => {
    const byCity = await ask({ dataSources: [retail], by: ['period', 'city'], fillGaps: true });
    expect(byCity.rows.filter(({ keys }) => keys.city === '3101').map(({ values }) => values.volume)).toEqual([
      ...[null, null, 7, 7, 7],
    ]);
    expect(byCity.coverage[0]).toMatchObject({ months: 3, of: 5, uncovered: ['2024-01', '2024-02'] });
    const whole = await ask({ dataSources: [retail], by: ['period'] });
    expect(whole.rows.map(({ values }) => values.volume)).toEqual([50, 50, 57, 7, 7]);
    expect(whole.coverage[0]?.says).toEqual(['BEV only']);
  });

  test('a filter by place narrows to those months; one on what was not told apart does not', async () => {
    const months = async (filters: MarketQuery['filters']) =>
      (await ask({ dataSources: [retail], filters })).rows.map(({ keys, values }) => [keys.period, values.volume]);
    expect(await months({ area: ['east'] })).toEqual([
      ['2024-03', 7],
      ['2024-04', 7],
      ['2024-05', 7],
    ]);
    expect(await months({ city: ['0000'] })).toEqual([
      ['2024-01', 50],
      ['2024-02', 50],
      ['2024-03', 50],
    ]);
  });

  test('to leave a place out, places must be told apart; to leave out all that a source is about leaves nothing known', async () => {
    const query = await ask({ dataSources: [retail], by: ['period'], without: { city: ['3101'] } });
    expect(query.rows.map(({ keys, values }) => [keys.period, values.volume])).toEqual([['2024-03', 50]]);
    expect(query.coverage[0]?.uncovered).toEqual(['2024-01', '2024-02']);
    const none = await ask({ by: [], without: { fuelType: ['BEV'] }, totals: true });
    expect([none.rows, none.total, none.coverage[0]?.months]).toEqual([[], { volume: null }, 0]);
    expect((await ask({ by: [], without: { fuelType: ['ICE'] } })).coverage[0]?.says).toContain('BEV only');
  });

  test('kinds of cars that a source is not about are not known: none is no figure', async () => {
    const petrol = await ask({ by: [], filters: { fuelType: ['ICE'] }, totals: true });
    expect([petrol.rows, petrol.total]).toEqual([[], { volume: null }]);
    expect(petrol.coverage[0]?.says).toEqual(['not covered', 'BEV only', 'City 1101 only']);
    const electric = await ask({ by: [], filters: { fuelType: ['BEV', 'PHEV'] } });
    expect(electric.rows[0]?.values.volume).toBe(418);
    expect(electric.coverage[0]?.says).toEqual(['4 of 5 months (not covered: 2024/04)', 'City 1101 only']);
  });
});

test('S2.092 the dashboard gives no share of what a source is about alone, and none for new energy of itself', async () => {
  const market = await openMarket(folder);
  for (const call of ['getPvSales', 'getEnergySales'] as const) {
    const { data } = await callMarket(market, call, { dataSource: wholesale });
    expect([data.month, data.monthIndex.value, data.shareIndex.value]).toEqual(['2024-05', 106, null]);
    // April was not delivered.
    expect(data.totalIndex.value).toBeNull();
  }
  await market.close();
});
