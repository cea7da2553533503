import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DataSource, isUnbased, type MarketQuery, pivotOf } from '@portal/contract';
import { monthText } from './model/index.ts';
import { askRelease, duckdbEngine, type Engine } from './testing/engines.ts';
import { soldInBeijing } from './testing/small-market.ts';

const wholesale: DataSource = 'DATASOURCE_CLH_PIFA';

/** A battery car and a petrol car from January 2022 to May 2024; nothing was delivered of March 2023, nor of 2023/08. */
const missing = ['2023-03', '2023-08'];
const months = Array.from({ length: 29 }, (_, at) => monthText(2022 * 12 + at)).filter(
  (month) => !missing.includes(month),
);
const battery = new Map(months.map((month, at) => [month, 10 + at * 3]));
const petrol = new Map(months.map((month, at) => [month, 90 - at * 2]));
const facts = months.flatMap((month) => [
  soldInBeijing(wholesale, month, battery.get(month) ?? 0),
  soldInBeijing(wholesale, month, petrol.get(month) ?? 0, 'sub-1'),
]);

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
      to: '2024-05',
      by: ['period', 'fuelType'],
      indicators: ['volume'],
      filters: { fuelType: ['BEV'] },
      ...rest,
    },
    'en',
  );

const sum = (sales: ReadonlyMap<string, number>, ...list: string[]) =>
  list.reduce((total, month) => total + (sales.get(month) ?? 0), 0);
const both = (...list: string[]) => sum(battery, ...list) + sum(petrol, ...list);
const january = (year: number, last: number) =>
  Array.from({ length: last }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

async function valuesOf(rest: Partial<MarketQuery>) {
  const { rows } = await ask(rest);
  return new Map(rows.map(({ keys, values }) => [keys.period, values]));
}

describe('figures beside what they were', () => {
  test('S3.041 a period that is not whole stands beside the same months of the year before, and of the period before it', async () => {
    const years = await valuesOf({
      dateType: 'annual',
      from: '2022-01',
      to: '2023-12',
      indicators: ['volume', 'volumeYearBefore', 'yoy'],
    });
    // Of 2023 two months are missing: it stands beside the other ten of 2022.
    const ten = [1, 2, 4, 5, 6, 7, 9, 10, 11, 12].map((month) => String(month).padStart(2, '0'));
    expect(years.get('2023')?.volume).toBe(sum(battery, ...ten.map((month) => `2023-${month}`)));
    expect(years.get('2023')?.volumeYearBefore).toBe(sum(battery, ...ten.map((month) => `2022-${month}`)));
    const half = await valuesOf({
      dateType: 'quarterly',
      from: '2023-10',
      to: '2024-05',
      indicators: ['volume', 'volumeYearBefore', 'yoy', 'volumeBefore', 'mom'],
    });
    const quarter = half.get('2024-Q2');
    const year = sum(battery, '2023-04', '2023-05');
    const before = sum(battery, '2024-01', '2024-02');
    expect(quarter?.volumeYearBefore).toBe(year);
    expect(quarter?.yoy).toBeCloseTo(sum(battery, '2024-04', '2024-05') / year - 1, 12);
    expect(quarter?.volumeBefore).toBe(before);
    expect(quarter?.mom).toBeCloseTo(sum(battery, '2024-04', '2024-05') / before - 1, 12);
  });

  test('S3.041 shares and the year so far stand beside theirs', async () => {
    const found = await valuesOf({
      from: '2023-02',
      to: '2024-02',
      indicators: ['share', 'shareYearBefore', 'shareBefore', 'shareChangeMom', 'cumulativeVolumeYearBefore'],
    });
    const share = (month: string) => sum(battery, month) / both(month);
    const now = found.get('2024-02');
    expect(now?.shareYearBefore).toBeCloseTo(share('2023-02'), 12);
    expect(now?.shareBefore).toBeCloseTo(share('2024-01'), 12);
    expect(now?.shareChangeMom).toBeCloseTo((share('2024-02') - share('2024-01')) * 100, 10);
    expect(now?.cumulativeVolumeYearBefore).toBe(sum(battery, '2023-01', '2023-02'));
    // April follows a month that was not delivered.
    expect(found.get('2023-04')?.shareBefore).toBeNull();
    expect(found.get('2023-04')?.shareChangeMom).toBeNull();
  });

  test('months that were not delivered are said to be not covered, and are no zero', async () => {
    const answer = await ask({
      from: '2024-02',
      to: '2024-04',
      fillGaps: true,
      indicators: ['volume', 'volumeYearBefore', 'yoy', 'volumeBefore'],
    });
    expect(answer.coverage[0]?.unbased).toEqual({ volumeYearBefore: ['2024-03'] });
    expect(isUnbased(answer, 'volumeYearBefore', { period: '2024-03' })).toBe(true);
    const shape = { rows: 'period', columns: 'fuelType', indicator: 'volume', beside: ['volumeYearBefore', 'yoy'] };
    const { columns, rows } = pivotOf(answer, shape, 'en');
    expect(columns.map(({ key, name }) => [key, name])).toEqual([
      ['period', 'Period'],
      ['m:BEV', 'BEV'],
      ['m:BEV:volumeYearBefore', 'BEV · Sales a year before'],
      ['m:BEV:yoy', 'BEV · YoY'],
    ]);
    const march = rows.find(({ id }) => id === '2024-03');
    expect(march?.unbased).toEqual(['m:BEV:volumeYearBefore']);
    expect([march?.values['m:BEV'], march?.values['m:BEV:volumeYearBefore'], march?.values['m:BEV:yoy']]).toEqual([
      sum(battery, '2024-03'),
      null,
      null,
    ]);
    expect(rows.find(({ id }) => id === '2024-02')?.values['m:BEV:volumeYearBefore']).toBe(sum(battery, '2023-02'));
  });
});

describe('an index with a base of its own', () => {
  test('S3.041 begins with the period of the month that is named, also before the months that are listed', async () => {
    const index = await valuesOf({ indicators: ['volumeIndex'], base: '2022-06' });
    for (const month of january(2024, 5))
      expect(index.get(month)?.volumeIndex).toBeCloseTo((sum(battery, month) / sum(battery, '2022-06')) * 100, 10);
    const quarters = await valuesOf({
      dateType: 'quarterly',
      from: '2023-10',
      to: '2024-03',
      indicators: ['volumeIndex'],
      base: '2022-02',
    });
    expect(quarters.get('2024-Q1')?.volumeIndex).toBeCloseTo(
      (sum(battery, ...january(2024, 3)) / sum(battery, ...january(2022, 3))) * 100,
      10,
    );
  });

  test('S3.041 is nothing where that is not covered, and says so', async () => {
    const answer = await ask({ indicators: ['volumeIndex'], base: '2023-03' });
    expect(answer.rows.map(({ values }) => values.volumeIndex)).toEqual([null, null, null, null, null]);
    expect(answer.coverage[0]?.base).toEqual({ period: '2023-03', months: 0, of: 1 });
    expect((await ask({ indicators: ['volumeIndex'], base: '2023-02' })).coverage[0]?.base?.months).toBe(1);
    expect((await ask({ indicators: ['volumeIndex'] })).coverage[0]?.base).toBeUndefined();
  });
});

describe('January and February together', () => {
  const together = { springTogether: true, from: '2023-12', to: '2024-03' };

  test('S3.041 are one period with the figures of both, compared with both of the year before', async () => {
    const answer = await ask({
      ...together,
      indicators: ['volume', 'yoy', 'mom', 'share', 'cumulativeVolume', 'volumeYearBefore'],
    });
    expect(answer.rows.map(({ keys, names }) => [keys.period, names.period])).toEqual([
      ['2023-12', '2023/12'],
      ['2024-02', '2024/01–02'],
      ['2024-03', '2024/03'],
    ]);
    const pair = answer.rows[1]?.values;
    const [now, before] = [sum(battery, '2024-01', '2024-02'), sum(battery, '2023-01', '2023-02')];
    expect(pair?.volume).toBe(now);
    expect(pair?.cumulativeVolume).toBe(now);
    expect(pair?.volumeYearBefore).toBe(before);
    expect(pair?.yoy).toBeCloseTo(now / before - 1, 12);
    expect(pair?.mom).toBeCloseTo(now / sum(battery, '2023-11', '2023-12') - 1, 12);
    expect(pair?.share).toBeCloseTo(now / both('2024-01', '2024-02'), 12);
    expect(answer.rows[2]?.values.mom).toBeCloseTo(sum(battery, '2024-03') / sum(battery, '2024-02') - 1, 12);
  });

  test('S5.033 a span that begins or ends between them has both, and the pair is one period of the cap', async () => {
    const periods = async (from: string, to: string) =>
      [...(await valuesOf({ springTogether: true, from, to })).entries()].map(([key, { volume } = {}]) => [
        key,
        volume,
      ]);
    const pair = sum(battery, '2024-01', '2024-02');
    expect(await periods('2024-02', '2024-02')).toEqual([['2024-02', pair]]);
    expect(await periods('2024-01', '2024-01')).toEqual([['2024-02', pair]]);
    await expect(periods('2021-01', '2024-03')).resolves.toBeDefined();
    await expect(periods('2020-12', '2024-05')).rejects.toThrow();
  });
});
