import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource, MarketQuery } from '@portal/contract';
import { sales } from '../datasets/index.ts';
import { describedFacts, fileColumns } from '../files/columns.ts';
import { runRules } from '../gate/run-rules.ts';
import { createRelease } from '../making/create-release.ts';
import { describeCatalogue } from '../members/describe-catalogue.ts';
import { findMembers } from '../members/find-members.ts';
import { monthNumber, sourceNumber } from '../model/index.ts';
import { type OpenRelease, openRelease } from '../opened/open-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { askRelease } from '../testing/engines.ts';
import { sealSteady, steady } from '../testing/gate-market.ts';
import { fillSmallRelease, publishSmallRelease, soldInBeijing } from '../testing/small-market.ts';

const wholesale: DataSource = 'DATASOURCE_CLH_PIFA';
const retail: DataSource = 'DATASOURCE_ZD_LINGSHOU';

const together = (source: DataSource, first: string, last: string) =>
  `INSERT INTO sales_combined VALUES (${sourceNumber(source)}, ${monthNumber(first)}, ${monthNumber(last)})`;

/** Wholesale gives the first two months of 2024 and 2025 together, retail those of 2025, which are its last. */
const facts = [
  ...['2023-01', '2023-02', '2023-03', '2023-04', '2023-05', '2023-06'].map((month, at) =>
    soldInBeijing(wholesale, month, 10 + at),
  ),
  ...['2023-07', '2023-08', '2023-09', '2023-10', '2023-11', '2023-12'].map((month) =>
    soldInBeijing(wholesale, month, 20),
  ),
  ...[
    soldInBeijing(wholesale, '2024-02', 30),
    soldInBeijing(wholesale, '2024-02', 10, 'sub-1'),
    soldInBeijing(wholesale, '2024-03', 16),
  ],
  ...['2024-04', '2024-05', '2024-06', '2024-07', '2024-08', '2024-09', '2024-10', '2024-11', '2024-12'].map((month) =>
    soldInBeijing(wholesale, month, 25),
  ),
  ...[soldInBeijing(wholesale, '2025-02', 50), soldInBeijing(wholesale, '2025-03', 32)],
  ...[
    soldInBeijing(retail, '2024-01', 5),
    soldInBeijing(retail, '2024-02', 6),
    soldInBeijing(retail, '2024-12', 7),
    soldInBeijing(retail, '2025-02', 22),
  ],
];
const inserts = [
  together(wholesale, '2024-01', '2024-02'),
  together(wholesale, '2025-01', '2025-02'),
  together(retail, '2025-01', '2025-02'),
];

let folder: string;
let release: OpenRelease;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-combined-'));
  await publishSmallRelease(folder, facts, 'together', inserts);
  release = await openRelease(folder, 'together', '2025-04-01T00:00:00.000Z');
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
      from: '2024-12',
      to: '2025-03',
      by: ['period'],
      indicators: ['volume'],
      ...rest,
    },
    language,
  );

describe('months that a source gives in one figure', () => {
  test('S3.040 S3.041 by month the first is not covered, and the last is named by all of them', async () => {
    const indicators = ['volume', 'yoy', 'mom', 'cumulativeVolume', 'ytdGrowth', 'share', 'shareChange'] as const;
    const answer = await ask({ indicators: [...indicators], fillGaps: true, totals: true });
    expect(answer.rows.map(({ names, values }) => [names.period, ...indicators.map((key) => values[key])])).toEqual([
      ['2024/12', 25, 25 / 20 - 1, 0, 30 + 10 + 16 + 9 * 25, expect.any(Number), 1, 0],
      ['2025/01', null, null, null, null, null, null, null],
      // Against the same two months together, and no month before.
      ['2025/01–02', 50, 50 / 40 - 1, null, 50, 50 / 40 - 1, 1, 0],
      ['2025/03', 32, 32 / 16 - 1, null, 82, 82 / 56 - 1, 1, 0],
    ]);
    expect(answer.total).toMatchObject({ volume: 25 + 50 + 32 });
    expect(answer.coverage).toEqual([
      {
        dataSource: wholesale,
        months: 4,
        of: 4,
        uncovered: ['2025-01'],
        partly: [],
        combined: [{ period: '2025-02', from: '2025-01', to: '2025-02' }],
        says: ['2025/01–02 combined', 'City 1101 only'],
      },
    ]);
    const chinese = await ask({ from: '2025-02' }, 'zh_CN');
    expect([chinese.rows[0]?.names.period, chinese.coverage[0]?.says[0]]).toEqual(['2025/01–02', '2025/01–02合并统计']);
  });

  test('S3.041 single months of a year before are a base, parts of a figure are none', async () => {
    const yoyOf = async (from: string, to: string, rest: Partial<MarketQuery> = {}) =>
      (await ask({ from, to, indicators: ['yoy'], ...rest })).rows.map(({ values }) => values.yoy);
    expect(await yoyOf('2024-01', '2024-03')).toEqual([40 / 21 - 1, 16 / 12 - 1]);
    expect(await yoyOf('2025-01', '2025-02', { dataSources: [retail] })).toEqual([22 / 11 - 1]);
    const [march] = (await ask({ from: '2024-03', to: '2024-04', by: [], indicators: ['mom'] })).rows;
    expect(march?.values.mom).toBeCloseTo(41 / 40 - 1, 12);
  });

  test('quarters and years hold them whole and say nothing of it; the index wants as many months', async () => {
    const quarters = await ask({
      dateType: 'quarterly',
      from: '2023-10',
      to: '2025-03',
      indicators: ['volume', 'mom'],
    });
    expect(quarters.rows.map(({ names, values }) => [names.period, values.volume])).toEqual([
      ['2023 Q4', 60],
      ['2024 Q1', 56],
      ...[2, 3, 4].map((quarter) => [`2024 Q${quarter}`, 75]),
      ['2025 Q1', 82],
    ]);
    expect(quarters.rows.at(-1)?.values.mom).toBeCloseTo(82 / 75 - 1, 12);
    expect(quarters.coverage[0]).toMatchObject({ combined: [], uncovered: [], partly: [] });
    expect(quarters.coverage[0]?.says).not.toContain('2025/01–02 combined');
    const index = await ask({ indicators: ['volumeIndex'] });
    expect(index.rows.map(({ values }) => values.volumeIndex)).toEqual([100, null, 128]);
  });

  test('a single month asked has the figure of all of them where they end, and none where they begin', async () => {
    const end = await ask({ from: '2024-02', to: '2024-02', by: ['subModel'], indicators: ['volume', 'share'] });
    expect(end.rows.map(({ values }) => [values.volume, values.share])).toEqual([
      [30, 0.75],
      [10, 0.25],
    ]);
    expect(end.coverage[0]).toMatchObject({ months: 1, of: 1, combined: [{ period: null, from: '2024-01' }] });
    const begin = await ask({ from: '2024-01', to: '2024-01', by: [], totals: true });
    expect([begin.rows, begin.total]).toEqual([[], { volume: null }]);
    expect(begin.coverage[0]?.says.slice(0, 2)).toEqual(['not covered', '2024/01–02 combined']);
  });

  test('sources beside each other are named by their own months', async () => {
    const { rows } = await ask({
      dataSources: [wholesale, retail],
      by: ['dataSource', 'period'],
      from: '2024-01',
      to: '2024-02',
    });
    expect(rows.map(({ keys, names, values }) => [keys.dataSource, names.period, values.volume]).sort()).toEqual([
      [wholesale, '2024/01–02', 40],
      [retail, '2024/01', 5],
      [retail, '2024/02', 6],
    ]);
  });

  test('catalogue, members and files say it', async () => {
    const spans = { from: '2024-01', to: '2024-02' };
    const { coverage, first } = describeCatalogue(sales, release, 'en');
    expect([first, coverage[0]?.combined]).toEqual(['2023-01', [spans, { from: '2025-01', to: '2025-02' }]]);
    const { members } = findMembers(
      sales,
      release,
      { dimension: 'period', keys: ['2024-01', '2025-01', '2025-02'] },
      'en',
    );
    // Retail has January 2024 by itself.
    expect(members.map(({ key, name }) => [key, name])).toEqual([
      ['2024-01', '2024/01'],
      ['2025-02', '2025/01–02'],
    ]);
    const period = fileColumns(sales, release.info).find(({ key }) => key === 'period')?.sql;
    const [months] = await release.run(
      `SELECT DISTINCT ${period} AS month FROM ${describedFacts(sales, release.info)} WHERE f.month >= ${monthNumber('2024-12')} ORDER BY 1`,
      [],
    );
    expect(months).toEqual(['2024-12', '2025-01~02', '2025-03']);
  });

  test('S2.092 S7.055 the dashboard names them, and compares them with the same months', async () => {
    const market = await openMarket(folder);
    const { data } = await callMarket(market, 'getPvSales', { dataSource: retail });
    expect(data).toMatchObject({ month: '2025-02', since: '2025-01', monthIndex: { value: 22, yoy: 1 } });
    const { data: makers } = await callMarket(market, 'listManfSales', { dataSource: retail });
    expect(makers).toMatchObject({
      year: '2025',
      month: '02',
      since: '2025-01',
      salesRanks: [{ volume: 22, mom: null }],
    });
    const { data: trend } = await callMarket(market, 'getPvSalesTrend', { dataSource: wholesale });
    expect(trend.slice(-3).map(({ month, since, volume }) => [month, since, volume])).toEqual([
      ['2025-01', undefined, null],
      ['2025-02', '2025-01', 50],
      ['2025-03', undefined, 32],
    ]);
    const compared = await callMarket(market, 'marketCompare', {
      dataSource: wholesale,
      subModels: ['sub-0', 'sub-1'],
      from: '2024-12',
      to: '2025-03',
    });
    expect(compared.models[0]).toMatchObject({ volumes: [25, null, 50, 32], total: 107 });
    await market.close();
  });
});

test('months that do not hold together are not sealed', async () => {
  const faults: [string, string][] = [
    [together(wholesale, '2024-12', '2025-02'), '2024-12..2'],
    [together(wholesale, '2023-03', '2023-04'), '2023-3..4'],
    [together(wholesale, '2025-04', '2025-05'), '2025-4..5'],
    [`${together(wholesale, '2024-01', '2024-02')}; ${together(wholesale, '2024-01', '2024-02')}`, '2024-1..2'],
  ];
  const writer = await fillSmallRelease(folder, facts, 'faulty');
  for (const [fault, text] of faults) {
    await writer.connection.run(`DELETE FROM sales_combined; ${fault}`);
    await expect(writer.seal()).rejects.toThrow(text);
  }
  await writer.discard();
});

test('a release made onto another one keeps them', async () => {
  const info = { demonstration: false, note: '', preliminaryFrom: null };
  const writer = await createRelease(folder, info, { id: 'together', replaced: [] });
  const sealed = await writer.seal();
  expect(sealed.coverage?.sales).toEqual(release.info.coverage?.sales);
  expect(JSON.parse(await readFile(join(folder, 'releases', writer.id, 'release.json'), 'utf8')).first).toBe('2023-01');
});

test('the gate takes them for no jump and no restatement, and a month that goes into them for none that is missing', async () => {
  const own = await mkdtemp(join(tmpdir(), 'market-combined-gate-'));
  const [from, to] = [steady.last - 1, steady.last];
  await sealSteady(own, 'base', { last: to });
  await publishRelease(own, 'base');
  const month = (number: number) => `month = ${number} AND source = 1`;
  await sealSteady(own, 'together', {
    faults: [
      `CREATE TEMP TABLE before AS SELECT * FROM sales WHERE ${month(from)}`,
      `UPDATE sales AS s SET volume = s.volume + b.volume FROM before AS b WHERE s.month = ${to} AND s.source = 1
         AND s.sub_model_id = b.sub_model_id AND s.city_id = b.city_id`,
      `DELETE FROM sales WHERE ${month(from)}`,
      `INSERT INTO sales_combined VALUES (1, ${from}, ${to})`,
    ],
  });
  const { outcomes } = await runRules(own, 'together');
  const red = outcomes.filter(({ state }) => state === 'red' || state === 'yellow').map(({ set }) => set.rule.key);
  expect(red).toEqual([]);
  await rm(own, { recursive: true, force: true });
});
