import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallPayload, MarketQuery } from '@portal/contract';
import { inCase } from '../../../tests/support/in-case.ts';
import { usualMarketLimits } from '../../settings/settings-market.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { type MarketDatabase, openMarketDatabase } from '../engine/database.ts';
import { type DatasetQuestion, monthText } from '../model/index.ts';
import { writeNextRelease } from '../releases/next-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { type EmptyPlace, emptyPlace } from '../testing/database-kit.ts';
import { changedFacts, type RawChange, sealRevisedMarket, smallChanges } from '../testing/revised-market.ts';
import { type Fact, smallFacts } from '../testing/small-market.ts';

const facts = smallFacts();
const changes = smallChanges(facts);
const now = changedFacts(facts, changes);
const ids = { first: 'first', second: 'second' };
const ask = { dataset: 'sales', limit: 1000 } as const;
const missing = postgresMissing();

/** A figure of a model in a month and source, as plain sums give it; null where there is none. */
function sumOf(all: readonly Fact[], of: Pick<Fact, 'month' | 'dataSource'> & Partial<Fact>): number | null {
  const own = all.filter((fact) =>
    (['month', 'dataSource', 'model', 'manufacturer'] as const).every(
      (key) => of[key] === undefined || of[key] === fact[key],
    ),
  );
  return own.length === 0 ? null : own.reduce((sum, { volume }) => sum + volume, 0);
}

const groupOf = ({ month, dataSource, model, manufacturer }: RawChange) => ({ month, dataSource, model, manufacturer });

/** What the answer must list: each group once, with its whole figures, the largest difference first. */
function expectedModels() {
  const groups = new Map(changes.map((change) => [JSON.stringify(groupOf(change)), groupOf(change)]));
  return [...groups.values()]
    .map((group) => ({ ...group, before: sumOf(facts, group), after: sumOf(now, group) }))
    .map((entry) => ({ ...entry, before: withGone(entry, entry.before) }));
}

/** The car that goes had nine in March 2022. */
const withGone = ({ month, model }: { month: number; model: string }, before: number | null) =>
  monthText(month) === '2022-03' && model === 'model-0' ? (before ?? 0) + 9 : before;

describe('what a release says otherwise', () => {
  let folder: string;
  let here: Market;
  let place: EmptyPlace | null = null;
  let database: MarketDatabase | null = null;
  const markets: Market[] = [];
  beforeAll(async () => {
    place = missing ? null : await emptyPlace();
    folder = place?.folder ?? (await mkdtemp(join(tmpdir(), 'market-changes-')));
    await sealRevisedMarket(folder, ids);
    database = place && (await openMarketDatabase(place.url, usualMarketLimits));
    await publishRelease(folder, ids.second, database);
    here = await openMarket(folder);
    markets.push(here);
    if (database) markets.push(await openMarket(folder, { database }));
  });
  afterAll(async () => {
    for (const market of markets) await market.close();
    await (place ? place.remove() : rm(folder, { recursive: true, force: true }));
  });

  test('each model in a month and source stands with its former and new figure, the largest difference first', async () => {
    const { changes: reported, onto, by, indicators } = await callMarket(here, 'marketChanges', ask, 'en');
    expect(onto).toBe(ids.first);
    expect(by.map(({ name }) => name)).toEqual(['Manufacturer', 'Model']);
    const rows = reported?.rows ?? [];
    const plain = rows.map(({ month, dataSource, members: [manufacturer, model], before, after }) => {
      return { month, dataSource: dataSource?.key, manufacturer: manufacturer?.key, model: model?.key, before, after };
    });
    const wanted = expectedModels().map((model) => ({ ...model, month: monthText(model.month) }));
    expect(plain).toHaveLength(wanted.length);
    expect(plain).toEqual(expect.arrayContaining(wanted));
    const sizes = rows.map(({ before, after }) => Math.abs((after ?? 0) - (before ?? 0)));
    expect(sizes).toEqual([...sizes].sort((size, other) => other - size));
    const kinds = rows.map(({ kind }) => kind);
    expect(indicators[0]?.found).toEqual({
      corrected: kinds.filter((kind) => kind === 'corrected').length,
      added: kinds.filter((kind) => kind === 'added').length,
      withdrawn: kinds.filter((kind) => kind === 'withdrawn').length,
    });
    expect(Math.min(...Object.values(indicators[0]?.found ?? {}))).toBeGreaterThan(0);
    const counted = changes.filter(({ before, after }) => before !== null && after !== null);
    expect(reported).toMatchObject({ corrected: counted.length, cut: null });
    expect(rows.find(({ members }) => members[1]?.key === 'model-2')?.members).toMatchObject([
      { name: expect.stringMatching(/^The maker/) },
      { name: 'The model 2' },
    ]);
  });

  test('a list is narrowed to a source and a kind, and says aloud when it is cut', async () => {
    const all = (await callMarket(here, 'marketChanges', ask)).changes?.rows ?? [];
    const wanted = all.filter(
      ({ kind, dataSource }) => kind === 'corrected' && dataSource?.key === 'DATASOURCE_CLH_PIFA',
    );
    const narrow = { ...ask, kind: 'corrected', dataSource: 'DATASOURCE_CLH_PIFA', limit: 3 } as const;
    const { changes: reported } = await callMarket(here, 'marketChanges', narrow);
    expect(reported?.rows).toEqual(wanted.slice(0, 3));
    expect(reported?.cut).toEqual({ shown: 3, all: wanted.length });
  });

  const narrowings: Partial<MarketQuery>[] = [
    { filters: { city: ['1101'] } },
    { filters: { brand: ['brand-1'], fuelType: ['BEV', 'PHEV'] } },
    { filters: { province: ['32'] }, without: { brand: ['brand-1'] } },
    { filters: { model: ['model-2'] }, from: '2024-01', to: '2024-06' },
  ];

  test.each(narrowings)('a list is narrowed to members, with the figures of these alone: %j', async (narrowing) => {
    const { filters = {}, without = {}, from = '2000-01', to = '2099-12' } = narrowing as Required<MarketQuery>;
    const isQueried = (fact: Fact) => {
      const isOf = ([key, members = []]: [string, string[] | undefined]) =>
        members.includes(String((fact as unknown as Record<string, unknown>)[key]));
      const month = monthText(fact.month);
      return from <= month && month <= to && Object.entries(filters).every(isOf) && !Object.entries(without).some(isOf);
    };
    // March 2022 is the month that a car has left for good.
    const sums = (all: readonly Fact[]) => {
      const found = new Map<string, number>();
      for (const fact of all.filter((candidate) => isQueried(candidate) && monthText(candidate.month) !== '2022-03')) {
        const key = [monthText(fact.month), fact.dataSource, fact.manufacturer, fact.model].join(' ');
        found.set(key, (found.get(key) ?? 0) + fact.volume);
      }
      return found;
    };
    const [was, is] = [sums(facts), sums(now)];
    const wanted = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
      const [before, after] = [was.get(key) ?? null, is.get(key) ?? null];
      return before === after ? [] : [[key, before, after]];
    });
    expect(wanted.length).toBeGreaterThan(0);
    for (const market of markets) {
      const answer = await callMarket(market, 'marketChanges', { ...ask, ...narrowing } as typeof ask, 'en');
      const rows = answer.changes?.rows ?? [];
      const listed = rows.map(({ month, dataSource, members, before, after }) => [
        [month, dataSource?.key, ...members.map(({ key }) => key)].join(' '),
        before,
        after,
      ]);
      expect(new Set(listed.map(String))).toEqual(new Set(wanted.map(String)));
      const sizes = rows.map(({ before, after }) => Math.abs((after ?? 0) - (before ?? 0)));
      expect(sizes).toEqual([...sizes].sort((size, other) => other - size));
      const found = answer.indicators[0]?.found ?? { corrected: 0, added: 0, withdrawn: 0 };
      expect(found.corrected + found.added + found.withdrawn).toBe(wanted.length);
      expect(answer.changes?.notListed).toEqual(from === '2000-01' ? ['2022/03'] : []);
    }
  });

  test('a month or a span of months narrows the list without members, too', async () => {
    const all = (await callMarket(here, 'marketChanges', ask)).changes?.rows ?? [];
    const { changes: reported, indicators } = await callMarket(here, 'marketChanges', {
      ...ask,
      from: '2024-02',
      to: '2024-04',
    });
    const wanted = all.filter(({ month }) => month >= '2024-02' && month <= '2024-04');
    expect(reported?.rows).toEqual(wanted);
    expect(Object.values(indicators[0]?.found ?? {}).reduce((sum, count) => sum + count, 0)).toBe(wanted.length);
  });

  const limited: Partial<CallPayload<'marketChanges'>>[] = [
    { where: [{ indicator: 'ratio', atLeast: 0.05 }] },
    { where: [{ indicator: 'difference', atMost: -1 }], kind: 'corrected', limit: 1 },
    {
      where: [
        { indicator: 'after', atLeast: 0 },
        { indicator: 'before', atMost: 50 },
      ],
    },
    { where: [{ indicator: 'difference', atLeast: 0 }], filters: { province: ['32'] } },
  ];

  test.each(limited)('a list is narrowed to values, and says how many rows lie outside: %j', async (narrowing) => {
    const { where = [], limit, ...rest } = narrowing;
    const figuresOf = ({ before, after }: { before: number | null; after: number | null }) => ({
      before,
      after,
      difference: before === null || after === null ? null : after - before,
      ratio: !before || after === null ? null : (after - before) / before,
    });
    for (const market of markets) {
      const all = (await callMarket(market, 'marketChanges', { ...ask, ...rest } as typeof ask)).changes?.rows ?? [];
      const wanted = all.filter((row) =>
        where.every(({ indicator, atLeast, atMost }) => {
          const value = figuresOf(row)[indicator];
          return value !== null && value >= (atLeast ?? value) && value <= (atMost ?? value);
        }),
      );
      expect(wanted.length).toBeGreaterThan(0);
      expect(wanted.length).toBeLessThan(all.length);
      const { changes: reported } = await callMarket(market, 'marketChanges', { ...ask, ...narrowing } as typeof ask);
      expect(reported?.rows).toEqual(wanted.slice(0, limit ?? 1000));
      expect(reported?.outsideLimits).toBe(all.length - wanted.length);
      expect(reported?.cut?.all ?? wanted.length).toBe(wanted.length);
    }
  });

  test('a dimension that the dataset does not have is refused', async () => {
    await expect(
      callMarket(here, 'marketChanges', { ...ask, filters: { outletKind: ['x'] } } as typeof ask),
    ).rejects.toThrow();
  });

  test('deliveries tell months and sources with the figures of the whole market, and neither files nor persons', async () => {
    const answer = await callMarket(here, 'marketChanges', ask);
    const [delivery] = answer.deliveries;
    expect(answer.deliveries).toHaveLength(1);
    expect(delivery).toMatchObject({ release: ids.second, note: 'June', kind: 'correct' });
    const march = delivery?.months.find(({ month, dataSource }) => {
      return month === '2024-03' && dataSource?.key === 'DATASOURCE_ZD_LINGSHOU';
    });
    const of = { month: 2024 * 12 + 2, dataSource: 'DATASOURCE_ZD_LINGSHOU' } as const;
    expect(march).toMatchObject({ kind: 'corrected', before: sumOf(facts, of), after: sumOf(now, of) });
    expect(delivery?.months[0]).toMatchObject({ month: '2024-06', kind: 'added', before: null });
    expect(JSON.stringify(answer)).not.toMatch(/Lin Wei|secret/);
  });

  test('a market that was brought as a whole was made onto nothing', async () => {
    await publishRelease(folder, ids.first);
    await here.refresh();
    const { changes: reported, onto, deliveries } = await callMarket(here, 'marketChanges', ask);
    expect({ reported, onto, deliveries }).toEqual({ reported: null, onto: null, deliveries: [] });
    await publishRelease(folder, ids.second);
    await here.refresh();
  });

  describe('a figure that was another one', () => {
    const source = 'DATASOURCE_CLH_PIFA' as const;
    type Base = Pick<MarketQuery, 'dataset' | 'dataSources' | 'dateType' | 'indicators'>;
    const base: Base = {
      dataset: 'sales',
      dataSources: [source],
      dateType: 'monthly',
      indicators: ['volume', 'yoy'],
    };
    type Of = (fact: Fact) => boolean;
    const sum = (all: readonly Fact[], of: Of) =>
      all.reduce((total, fact) => (fact.dataSource === source && of(fact) ? total + fact.volume : total), 0);
    /** What it was, by plain sums; undefined where it was the same, or none. */
    const formerOf = (of: Of) => {
      const [before, after] = [sum(facts, of), sum(now, of)];
      return before === after || before === 0 ? undefined : { volume: before };
    };
    const months = { from: '2023-10', to: '2024-06' };
    const isIn = (fact: Fact, keys: Record<string, string>) =>
      Object.entries(keys).every(([key, member]) =>
        key === 'period' ? monthText(fact.month) === member : (fact as Record<string, unknown>)[key] === member,
      );

    test.each<MarketQuery>([
      { ...base, ...months, by: ['period', 'brand'], subtotals: true, fillGaps: true },
      { ...base, ...months, by: ['period', 'subModel', 'city'], filters: { province: ['32'] } },
      { ...base, ...months, by: ['period'], filters: { fuelType: ['BEV', 'PHEV'] } },
      { ...base, from: '2024-04', to: '2024-04', by: ['segment', 'city'], subtotals: true, totals: true },
      { ...base, from: '2024-03', to: '2024-03', by: ['subModel'], limit: 2, others: true, totals: true },
    ])('carries what it was: %j', async (question: MarketQuery) => {
      const { filters = {}, from } = question;
      const isQueried: Of = (fact) =>
        Object.entries(filters).every(([key, members]) =>
          members?.includes(String((fact as Record<string, unknown>)[key])),
        );
      for (const market of markets) {
        const { rows, revisedTotal } = await market.query(question, 'en');
        const listed = rows.filter(({ kind }) => kind === 'row');
        for (const { kind, keys, revised } of rows) {
          const inMonth = (fact: Fact) => keys.period !== undefined || monthText(fact.month) === from;
          const beside = (fact: Fact) => kind !== 'others' || !listed.some((row) => isIn(fact, row.keys));
          const of: Of = (fact) => isQueried(fact) && inMonth(fact) && isIn(fact, keys) && beside(fact);
          inCase(`${kind} ${JSON.stringify(keys)}`, () => expect(revised).toEqual(formerOf(of)));
        }
        expect(rows.some(({ revised }) => revised)).toBe(true);
        const total = formerOf((fact) => monthText(fact.month) === from);
        expect(revisedTotal).toEqual(question.totals ? total : undefined);
      }
    });

    test('carries it on the dashboard too, all cars and new energy', async () => {
      const { data } = await callMarket(here, 'getPvSalesTrend', { dataSource: source });
      const plugged = ['BEV', 'PHEV', 'EREV', 'FCEV'];
      for (const { month, revised } of data) {
        const inMonth: Of = (fact) => monthText(fact.month) === month;
        const energy = formerOf((fact) => inMonth(fact) && plugged.includes(String(fact.fuelType)))?.volume;
        const wanted = { ...formerOf(inMonth), ...(energy === undefined ? {} : { energyVolume: energy }) };
        expect([month, revised ?? {}]).toEqual([month, wanted]);
      }
      expect(data.some(({ revised }) => revised?.energyVolume)).toBe(true);
    });

    test.each<MarketQuery>([
      { ...base, from: '2024-01', to: '2024-06', dateType: 'quarterly', by: ['period'] },
      { ...base, from: '2024-01', to: '2024-06', by: ['brand'] },
      { ...base, from: '2024-01', to: '2024-03', by: ['period'], indicators: ['yoy', 'share'] },
      { ...base, ...months, dataSources: [source, 'DATASOURCE_ZD_LINGSHOU'], by: ['period', 'dataSource'] },
      // Of a month of which a car is gone for good, it cannot be said.
      { ...base, from: '2022-03', to: '2022-03', by: ['period'] },
    ])('is not told of other questions: %j', async (question: MarketQuery) => {
      const { rows } = await here.query(question, 'en');
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ revised }) => revised)).toEqual([]);
    });
  });

  test('of which source figures may still change is told by source, everywhere', async () => {
    const [wholesale, retail] = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const;
    const months = {
      dateType: 'monthly',
      from: '2024-01',
      to: '2024-06',
      by: ['period'],
      indicators: ['volume'],
    } as const;
    for (const market of markets) {
      const { dataSources, preliminaryFrom } = await market.catalogue('sales', 'en');
      expect(preliminaryFrom).toBe('2024-06');
      expect(dataSources.map((source) => [source.key, source.preliminaryFrom])).toEqual([
        [wholesale, '2024-06'],
        [retail, null],
      ]);
      const firstOf = async (...queries: (typeof wholesale | typeof retail)[]) => {
        const by = queries.length > 1 ? (['period', 'dataSource'] as const) : months.by;
        const question: DatasetQuestion = { dataset: 'sales', ...months, by, dataSources: queries };
        return (await market.query(question, 'en')).period.preliminaryFrom;
      };
      expect(await firstOf(wholesale)).toBe('2024-06');
      expect(await firstOf(retail)).toBeNull();
      expect(await firstOf(retail, wholesale)).toBe('2024-06');
    }
  });

  test('the next release follows what the operator says, until its day is over', async () => {
    const textOf = async () => {
      for (const market of markets) await market.refresh();
      return Promise.all(markets.map(async (market) => (await market.catalogue('sales', 'en')).nextRelease));
    };
    const each = (value: unknown) => markets.map(() => value);
    const say = async (next: { on: string; note: string } | null) => {
      await writeNextRelease(folder, next);
      await database?.setNext(next);
    };
    expect(await textOf()).toEqual(each(null));
    await say({ on: '2099-12-10', note: 'with the new brands' });
    expect(await textOf()).toEqual(each({ on: '2099-12-10', note: 'with the new brands' }));
    await say({ on: '2020-12-10', note: '' });
    expect(await textOf()).toEqual(each(null));
    await say({ on: '2099-11-10', note: '' });
    expect(await textOf()).toEqual(each({ on: '2099-11-10', note: '' }));
    await say(null);
    expect(await textOf()).toEqual(each(null));
  });

  (missing ? test.skip : test)('PostgreSQL says the same', async () => {
    const [, there = here] = markets;
    for (const language of ['en', 'zh_CN'] as const) {
      const [one, other] = [await callMarket(here, 'marketChanges', ask, language), await there.changes(ask, language)];
      expect({ ...other, release: null }).toEqual({ ...one, release: null });
    }
  });
});
