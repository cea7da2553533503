import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DataSource, type DimensionKey, dateTypes, type MarketQuery, spanCaps } from '@portal/contract';
import { dimensionKeys, indicatorKeys } from '@portal/contract/schemas';
import { inCase } from '../../tests/support/in-case.ts';
import { postgresMissing } from '../testing/postgres.ts';
import { monthText, periodLength } from './model/index.ts';
import { askRelease, duckdbEngine, type Engine, postgresEngine } from './testing/engines.ts';
import { reference } from './testing/reference.ts';
import { type Fact, randomNumbers, smallFacts } from './testing/small-market.ts';
import { typicalQuestions } from './typical-questions.ts';

const facts = smallFacts();
const names: ('DuckDB' | 'PostgreSQL')[] = postgresMissing() ? ['DuckDB'] : ['DuckDB', 'PostgreSQL'];

/** Random questions, the same every time. */
function questions(count: number): MarketQuery[] {
  const random = randomNumbers(11);
  const below = (limit: number) => Math.floor(random() * limit);
  const some = <Item>(list: readonly Item[], chance: number) => list.filter(() => random() < chance);
  const pick = <Item>(list: readonly Item[]): Item => list[below(list.length)] as Item;
  const filterable = dimensionKeys.filter((key) => key !== 'period' && key !== 'dataSource');
  return Array.from({ length: count }, () => {
    const dateType = pick(dateTypes);
    const from = 2019 * 12 + below(66);
    const to =
      from + below(Math.min((spanCaps[dateType] - 1) * periodLength[dateType], 40) - periodLength[dateType] + 1);
    const several = random() < 0.3;
    const dataSources: DataSource[] = several
      ? ['DATASOURCE_ZD_LINGSHOU', 'DATASOURCE_CLH_PIFA']
      : [random() < 0.8 ? 'DATASOURCE_CLH_PIFA' : 'DATASOURCE_ZD_LINGSHOU'];
    const others: DimensionKey[] = some(filterable, 0.1).slice(0, 2);
    const by: DimensionKey[] = [...others, ...(random() < 0.5 ? (['period'] as const) : [])];
    if (several || random() < 0.1) by.splice(below(by.length + 1), 0, 'dataSource');
    const filters = Object.fromEntries(
      [...some(filterable, 0.06), ...some(others, 0.4)].map((key) => {
        const members = [...new Set(facts.map((fact) => fact[key as keyof Fact] as string))];
        return [key, [...some(members, 0.6), 'nobody']];
      }),
    );
    const indicators = some(indicatorKeys, 0.6);
    if (indicators.length === 0) indicators.push('volume');
    const sortable = [...by, ...indicators];
    return {
      dataset: 'sales',
      dataSources,
      dateType,
      from: monthText(from),
      to: monthText(to),
      by,
      indicators,
      filters,
      ...(random() < 0.5
        ? { sort: { by: pick(sortable), direction: pick(['ascending', 'descending'] as const) } }
        : {}),
      ...(random() < 0.4 ? { limit: 1 + below(6) } : {}),
      others: random() < 0.7,
      totals: random() < 0.7,
      subtotals: random() < 0.5,
      fillGaps: random() < 0.4,
    };
  });
}

const sourcesOf = ({ sources }: Engine['release']['info']) =>
  sources.map((source) => ({ ...source, name: source.key, definition: '' }));

const identity = (keys: Record<string, string>) => JSON.stringify(Object.entries(keys).sort());

function expectClose(found: Record<string, number | null>, wanted: Record<string, number | null>, where: string) {
  inCase(where, () => expect(Object.keys(found).sort()).toEqual(Object.keys(wanted).sort()));
  for (const [key, value] of Object.entries(wanted)) {
    const got = found[key];
    if (value === null || got === null || got === undefined) inCase(`${key} ${where}`, () => expect(got).toBe(value));
    else inCase(`${key}: ${got} for ${value} ${where}`, () => expect(Math.abs(got - value)).toBeLessThan(1e-6));
  }
}

describe.each(names)('%s', (name) => {
  let duckdb: Engine;
  let engine: Engine;
  beforeAll(async () => {
    duckdb = await duckdbEngine(facts);
    engine = name === 'DuckDB' ? duckdb : ((await postgresEngine(facts, duckdb.release)) ?? duckdb);
  });
  afterAll(async () => {
    if (engine !== duckdb) await engine.stop();
    await duckdb.stop();
  });

  test('S3.040 S3.041 every figure of 300 random questions is what the facts add up to', async () => {
    let rows = 0;
    let compared = 0;
    for (const query of questions(300)) {
      const where = JSON.stringify(query);
      const answer = await askRelease(engine.release, query, 'en').catch((error: unknown) => {
        throw new Error(`${String(error)} ${where}`);
      });
      const wanted = reference(facts, query);
      const own = answer.rows.filter(({ kind }) => kind === 'row');
      const byKeys = new Map(wanted.listed.map((row) => [identity(row.keys), row.values]));
      inCase(where, () => expect(own.length).toBe(Math.min(wanted.listed.length, query.limit ?? 5000)));
      inCase(where, () =>
        expect(answer.cut).toEqual(
          own.length < wanted.listed.length ? { shown: own.length, all: wanted.listed.length } : null,
        ),
      );
      for (const { keys, values } of own) expectClose(values, byKeys.get(identity(keys)) ?? {}, where);
      inCase(where, () => expect(new Set(own.map(({ keys }) => identity(keys))).size).toBe(own.length));
      if (query.totals && wanted.total && wanted.listed.length > 0) {
        expectClose(answer.total ?? {}, wanted.total, `total ${where}`);
      }
      for (const { kind, keys, values } of answer.rows) {
        const [first] = query.by;
        if (kind !== 'subtotal' || !first) continue;
        const source = (keys.dataSource ?? query.dataSources[0]) as DataSource;
        expectClose(values, wanted.subtotal(first, keys[first] ?? '', source), `subtotal ${where}`);
      }
      const othersRows = answer.rows.filter(({ kind }) => kind === 'others');
      inCase(where, () => expect(othersRows.length > 0).toBe(Boolean(query.others) && answer.cut !== null));
      for (const { keys, values } of query.by.includes('period') ? [] : othersRows) {
        const source = (keys.dataSource ?? query.dataSources[0]) as DataSource;
        const shown = own.map((row) => row.keys);
        expectClose(values, wanted.others(shown, source), `others ${where}`);
        compared += 1;
      }
      if (query.others && query.indicators.includes('volume')) {
        const add = (list: readonly { values: Record<string, number | null> }[]) =>
          list.reduce((sum, { values }) => sum + (values.volume ?? 0), 0);
        inCase(where, () => expect(add(own) + add(othersRows)).toBe(add(wanted.listed)));
        if (wanted.total && wanted.listed.length > 0) {
          const { volume } = wanted.total;
          inCase(where, () => expect(add(own) + add(othersRows)).toBe(volume));
        }
      }
      rows += own.length;
    }
    expect(rows).toBeGreaterThan(2000);
    expect(compared).toBeGreaterThan(10);
  });

  test('a least volume leaves rows out before the limit, says how many, and they count among the others', async () => {
    const query: MarketQuery = {
      ...{ dataset: 'sales', dataSources: ['DATASOURCE_CLH_PIFA'], dateType: 'monthly' },
      ...{ from: '2024-01', to: '2024-03', by: ['subModel'], indicators: ['yoy', 'volume'] },
      ...{ sort: { by: 'yoy', direction: 'descending' }, others: true, totals: true },
    };
    const volumeOf = ({ values }: { values: Record<string, number | null> }) => values.volume ?? 0;
    const all = await askRelease(engine.release, { ...query, others: false }, 'en');
    const volumes = all.rows.map(volumeOf).sort((one, other) => one - other);
    const least = volumes[Math.floor(volumes.length / 2)] ?? 0;
    const enough = all.rows.filter((row) => volumeOf(row) >= least);
    expect(enough.length).toBeLessThan(all.rows.length);
    const answer = await askRelease(engine.release, { ...query, minimumVolume: least }, 'en');
    const own = answer.rows.filter(({ kind }) => kind === 'row');
    expect(own.map(({ keys }) => keys.subModel)).toEqual(enough.map(({ keys }) => keys.subModel));
    expect(answer.belowMinimum).toEqual({ volume: least, rows: all.rows.length - enough.length });
    expect(answer.cut).toEqual({ shown: enough.length, all: all.rows.length });
    const [others] = answer.rows.filter(({ kind }) => kind === 'others');
    expect(volumeOf(others ?? { values: {} }) + own.reduce((sum, row) => sum + volumeOf(row), 0)).toBe(
      answer.total?.volume,
    );
    const none = await askRelease(engine.release, { ...query, minimumVolume: 1_000_000, others: false }, 'en');
    expect([none.rows.length, none.belowMinimum?.rows]).toEqual([0, all.rows.length]);
    const bare = { ...query, others: false, totals: false, limit: 1, minimumVolume: least };
    expect((await askRelease(engine.release, bare, 'en')).belowMinimum).toEqual(answer.belowMinimum);
    expect((await askRelease(engine.release, query, 'en')).belowMinimum).toBeUndefined();
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

  test('rows stand in the order asked, missing values last', async () => {
    for (const query of questions(120).filter(({ sort }) => sort)) {
      const { sort } = query;
      const answer = await askRelease(engine.release, { ...query, limit: undefined }, 'zh_CN');
      if (!sort || !(query.indicators as string[]).includes(sort.by)) continue;
      const values = answer.rows.filter(({ kind }) => kind === 'row').map((row) => row.values[sort.by] ?? null);
      const sign = sort.direction === 'ascending' ? 1 : -1;
      const sorted = [...values].sort((one, other) => {
        if (one === null || other === null) return Number(one === null) - Number(other === null);
        return (one - other) * sign;
      });
      inCase(JSON.stringify(query), () => expect(values).toEqual(sorted));
    }
  });
});

const missing = postgresMissing();
if (missing) test.skip(`the same statements on PostgreSQL: ${missing}`, () => undefined);
