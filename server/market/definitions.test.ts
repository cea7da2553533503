import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { monthNumber } from './model/index.ts';
import { askRelease, duckdbEngine, type Engine } from './testing/engines.ts';
import { type Fact, smallFacts } from './testing/small-market.ts';

const [example] = smallFacts();

/** A fact of wholesale in Beijing unless said otherwise. */
const fact = (month: string, volume: number, rest: Partial<Fact> = {}): Fact => {
  if (!example) throw new Error('the small market is empty');
  return {
    ...example,
    dataSource: 'DATASOURCE_CLH_PIFA',
    month: monthNumber(month),
    subModel: 'sub-0',
    city: '1101',
    volume,
    ...rest,
  };
};
const petrol = { subModel: 'sub-1' };

/** Sub-model 0 is battery-electric, 1 petrol; 2 plug-in, new in 2024. */
const facts = [
  fact('2023-01', 10),
  fact('2023-01', 30, petrol),
  fact('2023-02', 0),
  fact('2023-02', 50, petrol),
  fact('2023-12', 5),
  fact('2024-01', 20),
  fact('2024-01', 20, petrol),
  fact('2024-01', 10, { subModel: 'sub-2' }),
  fact('2024-02', 30),
  fact('2024-02', 40, { ...petrol, city: '3101' }),
  fact('2024-01', 1000, { dataSource: 'DATASOURCE_ZD_LINGSHOU' }),
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
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-01',
      by: ['fuelType'],
      indicators: ['volume'],
      ...rest,
    },
    'zh_CN',
  );
const row = async (rest: Partial<MarketQuery>, key: string) => {
  const { rows } = await ask(rest);
  const found = rows.find(({ keys }) => Object.values(keys).join() === key);
  if (!found) throw new Error(`no row ${key} in ${JSON.stringify(rows)}`);
  return found.values;
};

describe('definitions', () => {
  test('S3.041 filtered to and listed by one fuel, the share is that of all cars', async () => {
    const filters = { fuelType: ['BEV'] };
    expect(await row({ filters, indicators: ['volume', 'share'] }, 'BEV')).toEqual({ volume: 20, share: 0.4 });
  });

  test('S3.041 a filter on a dimension that is not listed narrows the market', async () => {
    const filters = { fuelType: ['BEV', 'PHEV'] };
    const { share } = await row({ by: ['subModel'], filters, indicators: ['share'] }, 'sub-0');
    expect(share).toBeCloseTo(20 / 30, 12);
  });

  test('S3.041 the share of a model of a chosen brand is of that brand, or of the market, and its head says of which', async () => {
    const query = { by: ['subModel'], indicators: ['volume', 'share'], filters: { model: ['model-0'] } } as const;
    const both = await Promise.all(
      (['chosen', 'market'] as const).map((shareOf) =>
        ask({
          ...query,
          by: [...query.by],
          indicators: [...query.indicators],
          filters: { model: ['model-0'] },
          shareOf,
        }),
      ),
    );
    const [chosen, market] = both;
    // 20 of the 40 cars of the model, and of the 50 of the market.
    expect(both.map(({ rows }) => rows.find(({ keys }) => keys.subModel === 'sub-0')?.values.share)).toEqual([
      0.5, 0.4,
    ]);
    expect(both.map(({ columns }) => columns.at(-1)?.name)).toEqual(['份额（占所选车型）', '份额（占整体市场）']);
    expect([chosen?.shareOf, market?.shareOf]).toEqual([
      { base: 'chosen', narrowedBy: ['model'] },
      { base: 'market', narrowedBy: ['model'] },
    ]);
    // What describes cars, and a place where cars are listed, narrow the market itself: nothing is to be chosen.
    const described = await ask({
      by: ['subModel'],
      indicators: ['share'],
      filters: { fuelType: ['ICE'], city: ['1101'] },
    });
    expect([described.columns.at(-1)?.name, described.shareOf]).toEqual(['份额', undefined]);
  });

  test('what is left out counts in no sum, share or growth; of the dimension that is listed it stays in the market', async () => {
    const indicators: MarketQuery['indicators'] = ['volume', 'share', 'yoy'];
    const leftOut = await ask({ without: { fuelType: ['PHEV', 'nobody'] }, indicators, totals: true });
    expect(leftOut.rows.map(({ keys, values }) => [keys.fuelType, values.volume, values.share])).toEqual([
      ['BEV', 20, 0.4],
      ['ICE', 20, 0.4],
    ]);
    expect(leftOut.total?.volume).toBe(40);
    const rest = await ask({ by: ['subModel'], without: { fuelType: ['ICE'] }, indicators, totals: true });
    expect(rest.rows.map(({ keys, values }) => [keys.subModel, values.volume, values.share])).toEqual([
      ['sub-0', 20, 20 / 30],
      ['sub-2', 10, 10 / 30],
    ]);
    expect(rest.total?.yoy).toBeCloseTo(30 / 10 - 1, 12);
    const both = { filters: { fuelType: ['BEV', 'ICE'] }, without: { subModel: ['sub-1'] }, by: [] };
    expect((await ask(both)).rows[0]?.values.volume).toBe(20);
    expect((await ask({ without: { fuelType: ['nobody'] }, totals: true })).total?.volume).toBe(50);
  });

  test('a member is asked for or left out, not both; months and sources are named by what is wanted', async () => {
    const both = { filters: { fuelType: ['BEV', 'ICE'] }, without: { fuelType: ['ICE'] } };
    await expect(ask(both)).rejects.toMatchObject({ id: 'market.chosen-and-left-out' });
    await expect(ask({ without: { period: ['2024-01'] } })).rejects.toMatchObject({ id: 'market.cannot-leave-out' });
  });

  test('S3.041 share change is in percentage points', async () => {
    const { shareChange } = await row({ indicators: ['shareChange'] }, 'BEV');
    expect(shareChange).toBeCloseTo((20 / 50 - 10 / 40) * 100, 10);
  });

  test('S3.041 growth against nothing or zero is null, never infinity', async () => {
    const indicators: MarketQuery['indicators'] = ['yoy', 'mom', 'ytdGrowth'];
    expect(await row({ indicators }, 'PHEV')).toEqual({ yoy: null, mom: null, ytdGrowth: null });
    expect((await row({ from: '2024-02', to: '2024-02', indicators }, 'BEV')).yoy).toBeNull();
  });

  test('S3.041 a group that sold nothing any more counts in the growth of the total', async () => {
    const { total, rows } = await ask({
      from: '2024-02',
      to: '2024-02',
      by: ['fuelType', 'city'],
      indicators: ['volume', 'yoy'],
      totals: true,
      filters: { city: ['1101'] },
    });
    expect(rows).toHaveLength(1);
    expect(total?.yoy).toBeCloseTo(30 / 50 - 1, 12);
  });

  test('S3.037 sources stand side by side and have no total', async () => {
    const answer = await ask({
      dataSources: ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'],
      by: ['dataSource'],
      totals: true,
    });
    expect(answer.rows.map(({ names, values }) => [names.dataSource, values.volume])).toEqual([
      ['终端零售量', 1000],
      ['协会批发量', 50],
    ]);
    expect(answer.total).toBeNull();
  });

  test('a cut answer says so, and others make up the total', async () => {
    const answer = await ask({ indicators: ['volume', 'yoy'], limit: 1, others: true, totals: true });
    expect(answer.cut).toEqual({ shown: 1, all: 3 });
    expect(answer.rows.map(({ kind, values }) => [kind, values.volume])).toEqual([
      ['row', 20],
      ['others', 30],
    ]);
    expect(answer.total?.volume).toBe(50);
    const others = answer.rows.find(({ kind }) => kind === 'others');
    expect(others?.keys).toEqual({});
    // ICE and BEV both sold 20: BEV stands first by its code, so others are ICE 20 of 30 and PHEV 10 of nothing.
    expect(others?.values.yoy).toBeCloseTo(30 / 30 - 1, 12);
  });

  test('gaps are filled with zero in months that are covered', async () => {
    const { rows } = await ask({
      from: '2023-12',
      to: '2024-02',
      by: ['period', 'fuelType'],
      fillGaps: true,
      filters: { fuelType: ['PHEV'] },
    });
    expect(rows.map(({ keys, values }) => [keys.period, values.volume])).toEqual([
      ['2023-12', 0],
      ['2024-01', 10],
      ['2024-02', 0],
    ]);
  });

  test('the index begins with 100', async () => {
    const { rows } = await ask({ to: '2024-02', by: ['period'], indicators: ['volumeIndex'] });
    expect(rows.map(({ values }) => values.volumeIndex)).toEqual([100, 140]);
  });

  test('unknown members give no rows', async () => {
    const answer = await ask({ filters: { brand: ["x'; DROP TABLE sales; --"] }, totals: true });
    expect(answer.rows).toEqual([]);
    expect(answer.total).toEqual({ volume: null });
  });

  test('a span outside the release gives no rows', async () => {
    expect((await ask({ from: '2030-01', to: '2030-03' })).rows).toEqual([]);
  });
});
