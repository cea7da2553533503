import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallName, calls, type DataSource, type MarketQuery } from '@portal/contract';
import { checkPayload } from '../http/calls/check-payload.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { inheritedNames } from '../testing/inherited-names.ts';
import { marketHandlers } from './handlers.ts';
import { monthNumber } from './model/index.ts';
import { type Market, openMarket } from './service.ts';
import { callMarket } from './testing/call-market.ts';
import { type Fact, publishSmallRelease, smallFacts } from './testing/small-market.ts';

const facts = smallFacts();
let folder: string;
let market: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-handlers-'));
  await publishSmallRelease(folder, facts);
  market = await openMarket(folder);
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const call = <Name extends CallName>(name: Name, payload: Parameters<NonNullable<Handlers[Name]>>[0]) =>
  callMarket(market, name, payload);

const sum = (month: string, keep: (fact: Fact) => boolean = () => true, source: DataSource = 'DATASOURCE_CLH_PIFA') =>
  facts
    .filter((fact) => fact.dataSource === source && fact.month === monthNumber(month) && keep(fact))
    .reduce((total, { volume }) => total + volume, 0);
const newEnergy = ({ fuelType }: Fact) => fuelType !== 'ICE';

describe('overview', () => {
  test('S3.030 S7.053 S7.076 the index of passenger vehicles is of the latest wholesale month', async () => {
    const { data } = await call('getPvSales', {});
    expect(data).toMatchObject({ month: '2024-05', dataSource: 'DATASOURCE_CLH_PIFA' });
    expect(data.preliminary).toBe(true);
    expect(data.monthIndex.value).toBe(sum('2024-05'));
    expect(data.monthIndex.yoy).toBeCloseTo(sum('2024-05') / sum('2023-05') - 1, 12);
    expect(data.shareIndex.value).toBeCloseTo(sum('2024-05', newEnergy) / sum('2024-05'), 12);
    const share = (month: string) => (100 * sum(month, newEnergy)) / sum(month);
    expect(data.shareIndex.yoy).toBeCloseTo(share('2024-05') - share('2023-05'), 10);
    const months = ['01', '02', '03', '04', '05'];
    expect(data.totalIndex.value).toBe(months.reduce((total, month) => total + sum(`2024-${month}`), 0));
  });

  test('the picture of the landing page is the demonstration market itself, month by month', async () => {
    const months = await call('getMarketPicture', {});
    const covered = [
      ...new Set(facts.filter(({ dataSource }) => dataSource === 'DATASOURCE_CLH_PIFA').map(({ month }) => month)),
    ];
    expect(months.map(({ month }) => monthNumber(month))).toEqual(covered.sort((first, other) => first - other));
    for (const { month, volume, newEnergy: electric } of months) {
      expect([month, volume, electric]).toEqual([month, sum(month), sum(month, newEnergy)]);
    }
  });

  test('S3.030 S7.054 S7.075 the index of new energy takes its source from the request', async () => {
    const { data } = await call('getEnergySales', { dataSource: 'DATASOURCE_ZD_LINGSHOU' });
    expect(data).toMatchObject({ month: '2024-04', dataSource: 'DATASOURCE_ZD_LINGSHOU' });
    const of = (keep: (fact: Fact) => boolean) => sum('2024-04', keep, 'DATASOURCE_ZD_LINGSHOU');
    expect(data.monthIndex.value).toBe(of(newEnergy));
    expect(data.shareIndex.value).toBeCloseTo(of(({ fuelType }) => fuelType === 'BEV') / of(newEnergy), 12);
  });

  test('S7.055 S7.077 the trend nests twelve months in data.data', async () => {
    const { data } = await call('getPvSalesTrend', {});
    expect(data).toHaveLength(12);
    expect(data[0]?.month).toBe('2023-06');
    expect(data.at(-1)).toMatchObject({ volume: sum('2024-05'), energyVolume: sum('2024-05', newEnergy) });
    expect(data.map(({ preliminary }) => preliminary)).toEqual(data.map(({ month }) => month >= '2024-05'));
    expect(data[5]?.mom).toBeCloseTo(sum('2023-11') / sum('2023-10') - 1, 12);
  });

  test('S3.031 S3.032 S7.056 S7.069 S7.070 makers stand by volume, month padded to two digits', async () => {
    const { data } = await call('listManfSales', { dataSource: 'DATASOURCE_CLH_PIFA' });
    expect([data.year, data.month]).toEqual(['2024', '05']);
    expect(data.salesRanks.map(({ rank }) => rank)).toEqual([1, 2]);
    const volumes = data.salesRanks.map(({ key }) => sum('2024-05', ({ manufacturer }) => manufacturer === key));
    expect(data.salesRanks.map(({ volume }) => volume)).toEqual(volumes);
    expect([...volumes].sort((volume, other) => other - volume)).toEqual(volumes);
    expect(data.salesRanks.reduce((total, { share }) => total + (share ?? 0), 0)).toBeCloseTo(1, 12);
  });

  test('S7.057 S7.072 sub-models are ranked within the filters, with their maker and fuel named', async () => {
    const { data } = await call('listSubModelSales', { filters: { fuelType: ['BEV'] } });
    expect(new Set(data.list.map(({ fuelType }) => fuelType))).toEqual(new Set(['纯电']));
    expect(data.list[0]?.manufacturer).toMatch(/^名-maker-/);
    expect(data.list.reduce((total, { share }) => total + (share ?? 0), 0)).toBeCloseTo(1, 12);
    await expect(call('listSubModelSales', { filters: { colour: ['red'] } })).rejects.toThrow(
      'Cannot filter by colour',
    );
  });

  test('S3.037 a source the release does not have is refused in words, what is no key by the schema', async () => {
    await expect(call('getPvSales', { dataSource: 'DATASOURCE_CLH_SALES' })).rejects.toThrow(
      'Association sales volume',
    );
    await expect(call('getPvSales', { dataSource: 'DATASOURCE_X' })).rejects.toThrow('it has: Association wholesale');
    for (const dataSource of ['retail', 'DATASOURCE_', 'DATASOURCE_x', "DATASOURCE_X' OR 1=1"]) {
      expect(() => checkPayload('getPvSales', { dataSource })).toThrow('dataSource');
    }
  });
});

describe('market calls', () => {
  test('catalogue, members and query fit the contract', async () => {
    await call('marketCatalogue', { dataset: 'sales' });
    await call('marketMembers', { dataset: 'sales', dimension: 'subModel' });
    const query = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'quarterly',
      from: '2023-01',
      to: '2024-05',
      by: ['period', 'brand'],
      indicators: ['volume', 'yoy', 'share'],
      limit: 2,
      others: true,
      totals: true,
      subtotals: true,
    } as const;
    const payload = {
      ...query,
      dataSources: [...query.dataSources],
      by: [...query.by],
      indicators: [...query.indicators],
    };
    expect(() => checkPayload('marketQuery', payload)).not.toThrow();
    const answer = await call('marketQuery', payload);
    expect(answer.cut).toEqual({ shown: 2, all: 18 });
    expect(() => checkPayload('marketQuery', { ...payload, by: ["brand'; --"] })).toThrow('by.0');
    expect(() => checkPayload('marketQuery', { ...payload, indicators: ['Volume'] })).toThrow('indicators.0');
    expect(() => checkPayload('marketQuery', { ...payload, filters: { 'a b': [] } })).toThrow('a b');
    expect(Object.keys(marketHandlers(market, Date.now)).every((name) => name in calls)).toBe(true);
  });

  test('what the dataset has not is refused by name, wherever it stands', async () => {
    const query: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-05',
      to: '2024-05',
      by: ['brand'],
      indicators: ['volume'],
    };
    const refused = (rest: object) => expect(call('marketQuery', { ...query, ...rest })).rejects;
    await refused({ by: ['colour'] }).toThrow('has no dimension colour');
    await refused({ by: ['constructor'] }).toThrow('has no dimension constructor');
    await refused({ filters: { colour: [] } }).toThrow('has no dimension colour');
    await refused({ indicators: ['msrp'] }).toThrow('has no indicator msrp');
    const within: Record<string, string[]> = { colour: ['red'] };
    await expect(call('marketMembers', { dataset: 'sales', dimension: 'brand', within })).rejects.toThrow('colour');
  });

  test.each(inheritedNames)('%s, which every object has by birth, is no name of a dataset either', async (name) => {
    const query: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-05',
      to: '2024-05',
      by: ['brand'],
      indicators: ['volume'],
    };
    const members = { [name]: ['x'] };
    const refusals = [
      call('marketQuery', { ...query, by: [name] as never }),
      call('marketQuery', { ...query, filters: members }),
      call('marketQuery', { ...query, without: members }),
      call('marketQuery', { ...query, indicators: [name] as never }),
      call('marketQuery', { ...query, sort: { by: name as never, direction: 'ascending' } }),
      call('marketMembers', { dataset: 'sales', dimension: name as never }),
      call('marketMembers', { dataset: 'sales', dimension: 'brand', within: members }),
    ].map((answer) =>
      answer.then(
        () => 'answered',
        (error: unknown) => (error instanceof Refusal ? error.id : error),
      ),
    );
    expect(await Promise.all(refusals)).toEqual(refusals.map(() => expect.stringMatching(/^market\./)));
  });
});
