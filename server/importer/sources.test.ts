import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource, MarketQuery } from '@portal/contract';
import { type Market, openMarket, publishRelease } from '../market/index.ts';
import { readRelease, releaseFolder } from '../market/releases/release.ts';
import { callMarket } from '../market/testing/call-market.ts';
import { type Kit, makeKit } from './import-test-kit.ts';
import type { Mapping } from './mapping/mapping.ts';
import { parseWeek } from './parse/parse-week.ts';

const production = 'DATASOURCE_PRODUCTION';
const insured = 'DATASOURCE_INSURED_WEEK';
const sources: Mapping['sources'] = [
  {
    key: production,
    name: { zh_CN: '产量', en: 'Production' },
    counts: { zh_CN: '厂商生产下线的数量', en: 'Units that leave the assembly line' },
  },
  {
    key: insured,
    name: { zh_CN: '每周上险', en: 'Weekly insured registrations' },
    counts: { zh_CN: '当周投保交强险的新车', en: 'New vehicles insured in the week' },
    unit: 'week',
  },
];

const content = [
  'month,dataSource,brand,model,volume',
  '2024-03,wholesale,A,X,100',
  '2024-03,产量,A,X,130',
  '2024-04,Production,A,X,140',
  // Most days of the week of 30 April lie in May.
  '2024-W13,DATASOURCE_INSURED_WEEK,A,X,11',
  '2024-W14,DATASOURCE_INSURED_WEEK,A,X,7',
  '2024年第15周,DATASOURCE_INSURED_WEEK,A,X,7',
  '2024-04-30,DATASOURCE_INSURED_WEEK,A,X,9',
].join('\n');

let kit: Kit;
let market: Market;
beforeAll(async () => {
  kit = await makeKit();
  const { report } = await kit.bring(content, { sources, columns: { dataSource: 'dataSource' } });
  await publishRelease(kit.marketFolder, report.release ?? '');
  market = await openMarket(kit.marketFolder);
});
afterAll(async () => {
  await market.close();
  await kit.remove();
});

const ask = (dataSources: DataSource[], rest: Partial<MarketQuery> = {}) =>
  market.query(
    {
      dataset: 'sales',
      dataSources,
      dateType: 'monthly',
      from: '2024-03',
      to: '2024-05',
      by: ['dataSource', 'period'],
      indicators: ['volume'],
      ...rest,
    },
    'zh_CN',
  );

describe('sources that a delivery brings', () => {
  test('are members of the release behind the built-in ones, with their words, months and unit', async () => {
    const { dataSources, dimensions } = await market.catalogue('sales', 'en');
    expect(dataSources.map(({ key, name, first, last }) => [key, name, first, last])).toEqual([
      ['DATASOURCE_CLH_PIFA', 'Association wholesale volume', '2024-03', '2024-03'],
      [insured, 'Weekly insured registrations', '2024-03', '2024-05'],
      [production, 'Production', '2024-03', '2024-04'],
    ]);
    expect(dataSources[2]?.definition).toBe('Units that leave the assembly line');
    expect(dimensions.find(({ key }) => key === 'dataSource')?.members).toBe(3);
    const { members } = await market.members({ dataset: 'sales', dimension: 'dataSource', search: '产量' }, 'zh_CN');
    expect(members).toEqual([{ key: production, name: '产量', parent: null }]);
  });

  test('are told apart in answers, and weeks are added up to the month that most of their days lie in', async () => {
    const { rows } = await ask([insured, production, 'DATASOURCE_CLH_PIFA']);
    const found = rows.map(({ keys, names, values }) => [names.dataSource, keys.period, values.volume]);
    expect(found.sort()).toEqual(
      [
        ['产量', '2024-03', 130],
        ['产量', '2024-04', 140],
        ['协会批发量', '2024-03', 100],
        ['每周上险', '2024-03', 11],
        ['每周上险', '2024-04', 14],
        ['每周上险', '2024-05', 9],
      ].sort(),
    );
  });

  test('are shown by the calls of the dashboard, and never added', async () => {
    const index = await callMarket(market, 'getPvSales', { dataSource: production }, 'en');
    expect(index.data?.monthIndex.value).toBe(140);
    await expect(ask([production, insured], { by: ['period'] })).rejects.toThrow('never added together');
  });

  test('a source that the release has not is refused with those that it has', async () => {
    const has = 'it has: Association wholesale volume, Weekly insured registrations, Production.';
    for (const absent of ['DATASOURCE_NOBODY', 'DATASOURCE_ZD_LINGSHOU'] as const) {
      await expect(ask([absent])).rejects.toThrow(has);
      await expect(callMarket(market, 'getPvSales', { dataSource: absent }, 'en')).rejects.toThrow(has);
    }
  });

  test('stand in release.json, which servers read', async () => {
    const id = market.release()?.id ?? '';
    const info = await readRelease(kit.marketFolder, id);
    expect(info?.sources[1]).toEqual({
      key: insured,
      unit: 'week',
      first: '2024-03',
      last: '2024-05',
      name: { zh_CN: '每周上险', en: 'Weekly insured registrations' },
      definition: { zh_CN: '当周投保交强险的新车', en: 'New vehicles insured in the week' },
    });
    expect(info?.sources[0]).toEqual({ key: 'DATASOURCE_CLH_PIFA', first: '2024-03', last: '2024-03' });
  });
});

test('sources keep their preliminary months also on a release that nobody has found the coverage of', async () => {
  const [wholesale, retail] = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const;
  const columns = { dataSource: 'dataSource' } as const;
  const head = 'month,dataSource,brand,model,volume';
  const rows = `${head}\n2024-03,${wholesale},A,X,100\n2024-03,${retail},A,X,90\n`;
  const former = (await kit.bring(rows, { columns, preliminaryFrom: '2024-03' })).report.release ?? '';
  const info = await readRelease(kit.marketFolder, former);
  await writeFile(
    join(releaseFolder(kit.marketFolder, former), 'release.json'),
    JSON.stringify({ ...info, coverage: undefined }),
  );
  const { report } = await kit.bring(
    `${head}\n2024-04,${wholesale},A,X,110\n`,
    { columns, preliminaryFrom: { [wholesale]: '2024-04' } },
    { kind: 'add', onto: former },
  );
  expect((await readRelease(kit.marketFolder, report.release ?? ''))?.preliminaryFrom).toEqual({
    [wholesale]: '2024-04',
    [retail]: '2024-03',
  });
});

test('a week that stands twice is one duplicate, and weeks with other figures are no repeats', async () => {
  const { codes, report } = await kit.bring(
    `${content}\n2024-W14,DATASOURCE_INSURED_WEEK,A,X,7\n2024-W15,DATASOURCE_INSURED_WEEK,A,X,8\n`,
    { sources, columns: { dataSource: 'dataSource' } },
    { accept: { duplicate: 1, repeated: 2 } },
  );
  expect(codes).toEqual(['7 repeated', '9 duplicate', '10 repeated']);
  expect(report.outcome).toBe('sealed');
});

test('a source that nobody declares is an unknown value, and a key of another shape a fault of the mapping', async () => {
  const { codes } = await kit.bring(content, { columns: { dataSource: 'dataSource' } });
  expect(codes.every((code) => code.endsWith('unknown-value'))).toBe(true);
  const unfit = (sources ?? []).map((source) => ({ ...source, key: 'exports' as DataSource }));
  await expect(kit.bring(content, { sources: unfit })).rejects.toThrow('mapping file has errors');
});

describe('weeks', () => {
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;
  test.each([
    ['2024-W01', '', '2024-01'],
    ['2020W53', '', '2020-12'],
    ['第53周', '2020', '2020-12'],
    ['W1', '2026年', '2026-01'],
    ['2021-01-03', '', '2020-12'],
    ['20240401', '', '2024-04'],
    ['2024年12月31日', '', '2025-01'],
  ])('%s %s counts for %s', (text, year, of) => expect(parseWeek(year, text)).toMatchObject({ month: month(of) }));

  test.each([
    ['2024-W53', ''],
    ['2024-W00', ''],
    ['W12', ''],
    ['2024-02-30', ''],
    ['2024-03', ''],
    ['soon', '2024'],
  ])('%s %s is none', (text, year) => expect(parseWeek(year, text)).toMatchObject({ code: 'week' }));
});
