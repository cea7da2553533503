import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource, FigureKey, MarketQuery } from '@portal/contract';
import { askRelease, duckdbEngine, type Engine } from '../testing/engines.ts';
import { soldInBeijing } from '../testing/small-market.ts';

const wholesale: DataSource = 'DATASOURCE_CLH_PIFA';
const retail: DataSource = 'DATASOURCE_ZD_LINGSHOU';

/** Wholesale begins in March 2023, retail in January; both end in March 2024, a petrol car at least in every month. */
const facts = [
  ...[6, 7, 8, 9, 10, 11, 12].flatMap((month) =>
    [wholesale, retail].map((source) => soldInBeijing(source, `2023-${String(month).padStart(2, '0')}`, 1, 'sub-1')),
  ),
  soldInBeijing(retail, '2023-01', 100),
  ...[20, 30, 60].map((volume, at) => soldInBeijing(retail, `2023-0${at + 2}`, volume)),
  ...[10, 15, 30].map((volume, at) => soldInBeijing(wholesale, `2023-0${at + 3}`, volume)),
  ...[20, 25, 40].map((volume, at) => soldInBeijing(wholesale, `2024-0${at + 1}`, volume)),
  ...[2, 5, 3].map((volume, at) => soldInBeijing(wholesale, `2024-0${at + 1}`, volume, 'sub-1')),
  ...[50, 60, 90].map((volume, at) => soldInBeijing(retail, `2024-0${at + 1}`, volume)),
];

let engine: Engine;
beforeAll(async () => {
  engine = await duckdbEngine(facts);
});
afterAll(() => engine.stop());

const ask = (rest: Partial<MarketQuery>) =>
  askRelease(
    engine.release,
    {
      dataset: 'sales',
      dataSources: [wholesale],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-03',
      by: ['period'],
      indicators: ['volume'],
      filters: { fuelType: ['BEV'] },
      ...rest,
    },
    'en',
  );

/** One figure of each month of a span. */
async function months(indicator: FigureKey<'sales'>, from: string, to: string, dataSources = [wholesale]) {
  const { rows } = await ask({ from, to, dataSources, indicators: [indicator] });
  return rows.map(({ keys, values }) => [keys.period, values[indicator]]);
}

describe('months that a source does not cover', () => {
  test('S3.041 a running total wants the whole year so far', async () => {
    expect(await months('cumulativeVolume', '2023-03', '2023-05')).toEqual([
      ['2023-03', null],
      ['2023-04', null],
      ['2023-05', null],
    ]);
    expect(await months('cumulativeVolume', '2024-01', '2024-03')).toEqual([
      ['2024-01', 20],
      ['2024-02', 45],
      ['2024-03', 85],
    ]);
  });

  test('S3.041 growth of the year so far wants the same months of the year before', async () => {
    expect(await months('ytdGrowth', '2024-03', '2024-03')).toEqual([['2024-03', null]]);
    expect(await months('ytdGrowth', '2024-03', '2024-03', [retail])).toEqual([['2024-03', 200 / 150 - 1]]);
  });

  test('S3.041 growth on the month before wants that month, on the year before its month', async () => {
    expect(await months('mom', '2023-03', '2023-04')).toEqual([
      ['2023-03', null],
      ['2023-04', 15 / 10 - 1],
    ]);
    expect(await months('yoy', '2024-02', '2024-03')).toEqual([
      ['2024-02', null],
      ['2024-03', 40 / 10 - 1],
    ]);
  });

  test('S3.037 S3.041 what one source does not cover says nothing of another', async () => {
    const { rows } = await ask({
      from: '2024-02',
      to: '2024-02',
      dataSources: [wholesale, retail],
      by: ['dataSource'],
      indicators: ['cumulativeVolume', 'yoy'],
    });
    const texts = rows.map(({ keys, values }) => [keys.dataSource, values.cumulativeVolume, values.yoy]);
    expect(texts.sort()).toEqual([
      [wholesale, 45, null],
      [retail, 110, 60 / 20 - 1],
    ]);
    const early = await ask({
      from: '2023-04',
      to: '2023-04',
      dataSources: [wholesale, retail],
      by: ['dataSource'],
      indicators: ['cumulativeVolume'],
    });
    expect(early.rows.map(({ keys, values }) => [keys.dataSource, values.cumulativeVolume]).sort()).toEqual([
      [wholesale, null],
      [retail, 210],
    ]);
  });
});

describe('a row of several months in one', () => {
  test('S3.041 has no running total, no growth of it and no index; its growth wants every month covered', async () => {
    const indicators: FigureKey<'sales'>[] = ['volume', 'cumulativeVolume', 'ytdGrowth', 'volumeIndex', 'yoy', 'mom'];
    const { rows } = await ask({ by: ['period', 'fuelType'], filters: {}, indicators, limit: 2, others: true });
    const others = rows.find(({ kind }) => kind === 'others');
    expect(others?.values).toMatchObject({ cumulativeVolume: null, ytdGrowth: null, volumeIndex: null, yoy: null });
    // February and March, electric and petrol, each against its month before.
    expect(others?.values.volume).toBe(25 + 5 + 40 + 3);
    expect(others?.values.mom).toBeCloseTo((25 + 5 + 40 + 3) / (20 + 2 + 25 + 5) - 1, 12);
  });

  test('S3.041 the index wants periods to begin with', async () => {
    const { rows } = await ask({ by: ['fuelType'], indicators: ['volumeIndex'] });
    expect(rows.map(({ values }) => values.volumeIndex)).toEqual([null]);
  });
});
