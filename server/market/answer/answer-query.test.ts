import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { inCase } from '../../../tests/support/in-case.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { askRelease, duckdbEngine, type Engine, postgresEngine } from '../testing/engines.ts';
import { smallFacts } from '../testing/small-market.ts';
import { typicalQuestions } from '../testing/typical-questions.ts';

const facts = smallFacts();
const names: ('DuckDB' | 'PostgreSQL')[] = postgresMissing() ? ['DuckDB'] : ['DuckDB', 'PostgreSQL'];

const sourcesOf = ({ sources }: Engine['release']['info']) =>
  sources.map((source) => ({ ...source, name: source.key, definition: '', preliminaryFrom: null }));

describe.each(names)('%s', (name) => {
  let duckdb: Engine;
  let engine: Engine;
  beforeAll(async () => {
    duckdb = await duckdbEngine(facts);
    engine = name === 'DuckDB' ? duckdb : ((await postgresEngine(facts)) ?? duckdb);
  });
  afterAll(async () => {
    if (engine !== duckdb) await engine.stop();
    await duckdb.stop();
  });

  test('the share of the rest of some members is a part of all of them, as a subtotal without these', async () => {
    const query: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-02',
      by: ['period', 'fuelType'],
      indicators: ['volume', 'share'],
    };
    const { rows } = await askRelease(engine.release, query, 'en');
    const without = { fuelType: ['BEV'] };
    const rest = await askRelease(engine.release, { ...query, without, subtotals: true, limit: 1 }, 'en');
    const found = rest.rows.filter(({ kind }) => kind === 'subtotal');
    expect(found.map(({ keys }) => keys.period)).toEqual(['2024-01', '2024-02']);
    for (const { keys, values } of found) {
      const others = rows.filter((row) => row.keys.period === keys.period && row.keys.fuelType !== 'BEV');
      const sum = (key: string) => others.reduce((total, row) => total + (row.values[key] ?? 0), 0);
      expect(values.volume).toBe(sum('volume'));
      expect(values.share).toBeCloseTo(sum('share'), 10);
    }
  });

  test('within each member of a dimension: the first few of each, and what each is a part of', async () => {
    const query: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_ZD_LINGSHOU'],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-02',
      by: ['province', 'brand'],
      indicators: ['volume', 'share', 'volumeRank'],
      sort: { by: 'volume', direction: 'descending' },
      within: 'province',
      totals: true,
    };
    const own = <Row extends { kind: string }>(rows: readonly Row[]) => rows.filter(({ kind }) => kind === 'row');
    const first = await askRelease(engine.release, { ...query, limit: 2 }, 'en');
    const all = await askRelease(engine.release, { ...query, within: undefined }, 'en');
    const provinces = [...new Set(all.rows.flatMap(({ kind, keys }) => (kind === 'row' ? (keys.province ?? '') : [])))];
    expect(provinces.length).toBeGreaterThan(1);
    for (const province of provinces) {
      // The same, asked of each province alone.
      const alone = await askRelease(
        engine.release,
        { ...query, within: undefined, by: ['brand'], filters: { province: [province] }, limit: 2 },
        'en',
      );
      const found = own(first.rows).filter(({ keys }) => keys.province === province);
      inCase(province, () =>
        expect(found.map(({ keys, values }) => [keys.brand, values])).toEqual(
          own(alone.rows).map(({ keys, values }) => [keys.brand, values]),
        ),
      );
    }
    const name = first.columns.find(({ key }) => key === 'province')?.name;
    const each = { limit: 2, name };
    expect(first.cut).toEqual({ shown: own(first.rows).length, all: own(all.rows).length, each });
    // Rows of one province stand together.
    const order = own(first.rows).map(({ keys }) => keys.province);
    expect(order.filter((key, at) => key !== order[at - 1])).toHaveLength(provinces.length);
    // A brand that is named keeps the whole of each province; the total is a part of all of them.
    const [brand = ''] = own(first.rows).map(({ keys }) => keys.brand);
    const named = await askRelease(engine.release, { ...query, filters: { brand: [brand] } }, 'en');
    for (const { keys, values } of own(named.rows)) {
      const inProvince = own(all.rows).filter((row) => row.keys.province === keys.province);
      const whole = inProvince.reduce((sum, row) => sum + (row.values.volume ?? 0), 0);
      expect(values.share).toBeCloseTo((values.volume ?? 0) / whole, 12);
    }
    const volumes = own(all.rows).reduce((sum, { values }) => sum + (values.volume ?? 0), 0);
    expect(named.total?.share).toBeCloseTo((named.total?.volume ?? 0) / volumes, 12);
    expect(named.columns.find(({ key }) => key === 'share')?.name).toMatch(/of each province/);
    const unlisted = askRelease(engine.release, { ...query, by: ['brand'] }, 'en');
    await expect(unlisted).rejects.toMatchObject({ id: 'market.within-unlisted' });
  });

  test('a least volume leaves rows out before the limit, says how many, and they count among the others', async () => {
    const query: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-03',
      by: ['subModel'],
      indicators: ['yoy', 'volume'],
      sort: { by: 'yoy', direction: 'descending' },
      others: true,
      totals: true,
    };
    const volumeOf = ({ values }: { values: Record<string, number | null> }) => values.volume ?? 0;
    const all = await askRelease(engine.release, { ...query, others: false }, 'en');
    const volumes = all.rows.map(volumeOf).sort((left, other) => left - other);
    const least = volumes[Math.floor(volumes.length / 2)] ?? 0;
    const enough = all.rows.filter((row) => volumeOf(row) >= least);
    expect(enough.length).toBeLessThan(all.rows.length);
    const answer = await askRelease(engine.release, { ...query, minimumVolume: least }, 'en');
    const own = answer.rows.filter(({ kind }) => kind === 'row');
    expect(own.map(({ keys }) => keys.subModel)).toEqual(enough.map(({ keys }) => keys.subModel));
    expect(answer.belowMinimum).toEqual({ volume: least, rows: all.rows.length - enough.length });
    expect(answer.cut).toBeNull();
    const [others] = answer.rows.filter(({ kind }) => kind === 'others');
    expect(volumeOf(others ?? { values: {} }) + own.reduce((sum, row) => sum + volumeOf(row), 0)).toBe(
      answer.total?.volume,
    );
    const none = await askRelease(engine.release, { ...query, minimumVolume: 1_000_000, others: false }, 'en');
    expect([none.rows.length, none.belowMinimum?.rows]).toEqual([0, all.rows.length]);
    const everybody = await askRelease(engine.release, { ...query, others: false, minimumVolume: 0 }, 'en');
    expect([everybody.rows.length, everybody.belowMinimum]).toEqual([all.rows.length, undefined]);
    const bare = { ...query, others: false, totals: false, limit: 1, minimumVolume: least };
    const first = await askRelease(engine.release, bare, 'en');
    expect(first.belowMinimum).toEqual(answer.belowMinimum);
    expect(first.cut).toEqual({ shown: 1, all: enough.length });
    expect((await askRelease(engine.release, query, 'en')).belowMinimum).toBeUndefined();
  });

  test('limits of figures leave rows out before the limit, say how many, and keep places and totals', async () => {
    const query: MarketQuery = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-03',
      by: ['subModel'],
      indicators: ['share', 'volumeRank', 'yoy', 'volume'],
      others: true,
      totals: true,
    };
    const all = await askRelease(engine.release, { ...query, others: false }, 'en');
    const share = all.rows[3]?.values.share ?? 0;
    const within = all.rows.filter(({ values }) => (values.share ?? 0) >= share);
    const answer = await askRelease(
      engine.release,
      { ...query, where: [{ indicator: 'share', atLeast: share }] },
      'en',
    );
    const own = answer.rows.filter(({ kind }) => kind === 'row');
    expect(own).toEqual(within);
    expect([answer.outsideLimits, answer.cut]).toEqual([all.rows.length - within.length, null]);
    const volumes = answer.rows.map(({ values }) => values.volume ?? 0);
    expect(volumes.reduce((sum, volume) => sum + volume, 0)).toBe(answer.total?.volume);
    const shrinking = [{ indicator: 'yoy' as const, atMost: 0 }];
    const both = {
      ...query,
      others: false,
      limit: 1,
      where: [...shrinking, { indicator: 'share' as const, atMost: 1 }],
    };
    const fewer = all.rows.filter(({ values }) => typeof values.yoy === 'number' && values.yoy <= 0);
    const first = await askRelease(engine.release, both, 'en');
    expect(first.rows).toEqual(fewer.slice(0, 1));
    expect(first.outsideLimits).toBe(all.rows.length - fewer.length);
    expect(first.cut).toEqual(fewer.length > 1 ? { shown: 1, all: fewer.length } : null);
    const least = await askRelease(engine.release, { ...both, minimumVolume: 1_000_000 }, 'en');
    expect([least.belowMinimum?.rows, least.outsideLimits]).toEqual([all.rows.length, 0]);
    const unasked = askRelease(engine.release, { ...query, where: [{ indicator: 'mom', atLeast: 0 }] }, 'en');
    await expect(unasked).rejects.toMatchObject({ id: 'market.unknown-limit' });
  });

  test('the twelve typical questions are answered, and shares of a market add up to one', async () => {
    const { info } = engine.release;
    const typical = typicalQuestions({ last: info.last, dataSources: sourcesOf(info) }, { city: '1101', segment: 'C' });
    expect(new Set(typical.map(({ name }) => name)).size).toBe(12);
    for (const { name: title, query } of typical) {
      const answer = await askRelease(engine.release, query, 'en');
      inCase(title, () => expect(answer.rows.length).toBeGreaterThan(0));
      if (!query.indicators.includes('share')) continue;
      const sums = new Map<string, number>();
      for (const { keys, values } of answer.rows) {
        sums.set(keys.period ?? '', (sums.get(keys.period ?? '') ?? 0) + (values.share ?? 0));
      }
      for (const sum of sums.values()) inCase(title, () => expect(sum).toBeCloseTo(1, 9));
    }
  });
});

const missing = postgresMissing();
if (missing) test.skip(`the same statements on PostgreSQL: ${missing}`, () => undefined);
