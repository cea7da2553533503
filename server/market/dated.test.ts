import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { inCase } from '../../tests/support/in-case.ts';
import { plannedQuery } from './answer/answer-query.ts';
import { attributesOf } from './compare/attributes.ts';
import { sales } from './datasets/index.ts';
import { describedFacts } from './files/columns.ts';
import { createRelease } from './making/create-release.ts';
import { findMembers, type WantedMembers } from './members/find-members.ts';
import { monthNumber, monthText, type Question } from './model/index.ts';
import { buildQuery, planPeriods } from './sql/index.ts';
import { askRelease, duckdbEngine, type Engine } from './testing/engines.ts';
import { historyInserts } from './testing/small-history.ts';
import { smallFacts, smallInserts } from './testing/small-market.ts';

const facts = smallFacts();
const retail = facts.filter(({ dataSource }) => dataSource === 'DATASOURCE_ZD_LINGSHOU');

/** The sub-model 0 was an A0 until June 2022, and has been an A since. */
const changed = monthNumber('2022-07');
const segmentOf = ({ subModel, segment, month }: (typeof facts)[number]) => {
  if (subModel === 'sub-0') return month < changed ? 'A0' : 'A';
  if (subModel === 'sub-3') return month >= monthNumber('2021-11') && month < monthNumber('2023-01') ? 'B' : 'C';
  return segment;
};

const wanted: Omit<Question, 'by'> = {
  dataSources: ['DATASOURCE_ZD_LINGSHOU'],
  dateType: 'monthly',
  from: '2022-04',
  to: '2022-09',
  indicators: ['volume'],
  filters: {},
};
const months = ['2022-04', '2022-05', '2022-06', '2022-07', '2022-08', '2022-09'];
const inSpan = retail.filter(({ month }) => months.includes(monthText(month)));
const sum = (rows: readonly { volume: number }[]) => rows.reduce((all, { volume }) => all + volume, 0);

describe('what changes from a month on', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await duckdbEngine(facts, { prices: [], launches: [], others: historyInserts });
  });
  afterAll(() => engine.stop());
  const ask = async (question: Partial<Question> & Pick<Question, 'by'>) => {
    const { rows } = await askRelease(engine.release, { dataset: 'sales', ...wanted, ...question }, 'en');
    return rows.map(({ keys, values }): Record<string, string | number> => ({ ...keys, volume: values.volume ?? 0 }));
  };

  test('figures are counted by segment as it was in their month', async () => {
    const rows = await ask({ by: ['period', 'segment'] });
    const wanted = months.flatMap((period) =>
      [...new Set(inSpan.map(segmentOf))].map((segment) => ({
        period,
        segment,
        volume: sum(inSpan.filter((fact) => monthText(fact.month) === period && segmentOf(fact) === segment)),
      })),
    );
    const textOf = (row: object) => JSON.stringify(Object.entries(row).sort());
    expect(rows.map(textOf).sort()).toEqual(
      wanted
        .filter(({ volume }) => volume > 0)
        .map(textOf)
        .sort(),
    );
    expect(rows.some(({ segment, period }) => segment === 'A0' && period === '2022-06')).toBe(true);
    expect(rows.some(({ segment, period }) => segment === 'A0' && period === '2022-07')).toBe(false);
  });

  test('a sub-model stays one line over all of its segments, and a segment has the months that it was of it', async () => {
    const whole = await ask({ by: ['subModel'], filters: { subModel: ['sub-0'] } });
    const own = inSpan.filter(({ subModel }) => subModel === 'sub-0');
    expect(whole).toEqual([{ subModel: 'sub-0', volume: sum(own) }]);
    const before = await ask({ by: ['subModel'], filters: { segment: ['A0'] } });
    expect(before).toEqual([{ subModel: 'sub-0', volume: sum(own.filter(({ month }) => month < changed)) }]);
  });

  test('a member is found by the name that it had, and says what it was and until when', () => {
    const found = (wanted: Parameters<typeof findMembers>[2]) =>
      findMembers(sales, engine.release, wanted, 'en').members;
    const maker = { key: 'maker-1', name: 'The maker 1', parent: null };
    const renamed = { dimension: 'manufacturer', key: null, name: 'Old works', until: '2022-12' };
    const bought = { dimension: 'manufacturerType', key: 'foreign', name: 'Foreign', until: '2022-09' };
    expect(found({ dimension: 'manufacturer', search: '旧厂' })).toEqual([{ ...maker, was: [bought, renamed] }]);
    expect(found({ dimension: 'subModel', keys: ['sub-1'] })[0]).not.toHaveProperty('was');
    expect(found({ dimension: 'subModel', keys: ['sub-3'] })[0]?.was).toEqual([
      { dimension: 'originType', key: 'imported', name: 'Imported', until: '2022-02' },
      { dimension: 'segment', key: 'C', name: 'C-segment sedan', until: '2021-10' },
      { dimension: 'segment', key: 'B', name: 'B-segment sedan', until: '2022-12' },
    ]);
  });

  test('a comparison has the segment of its last month, and what was before', async () => {
    const market = { members: async (wanted: WantedMembers) => findMembers(sales, engine.release, wanted, 'en') };
    const asking = { market, language: 'en' } as unknown as Parameters<typeof attributesOf>[0];
    const of = async (month: string) => {
      const own = (await attributesOf(asking, ['sub-3'], month)).get('sub-3');
      return [own?.segment.key, own?.was.flatMap(({ dimension, key }) => (dimension === 'segment' ? [key] : []))];
    };
    expect(await of('2021-06')).toEqual(['C', []]);
    expect(await of('2022-06')).toEqual(['B', ['C']]);
    expect(await of('2023-06')).toEqual(['C', ['C', 'B']]);
  });

  test('a question that asks for nothing of it is the same statement as without', () => {
    const statement = (by: string[], filters = {}) => {
      const { dataset, query, plan } = plannedQuery(sales, engine.release, { ...wanted, by, filters });
      return buildQuery(dataset, query, plan, engine.release.members).sql;
    };
    const without = (by: string[]) => {
      const query = { ...wanted, by };
      return buildQuery(
        sales,
        query,
        planPeriods(sales, query, plannedQuery(sales, engine.release, query).plan.coverage),
        engine.release.members,
      ).sql;
    };
    expect(statement(['subModel', 'fuelType'])).toBe(without(['subModel', 'fuelType']));
    expect(statement(['segment'])).toContain('sub_model_dated');
    expect(statement(['brand'], { segment: ['A'] })).toContain('sub_model_dated');
  });

  test('whole files say what held in the month of the row', async () => {
    const [found] = await engine.release.run(
      `SELECT DISTINCT sub_model.segment FROM ${describedFacts(sales, engine.release.info)}
       WHERE sub_model.key = 'sub-0' AND f.month BETWEEN ${monthNumber('2022-05')} AND ${monthNumber('2022-06')}`,
      [],
    );
    expect(found).toEqual(['A0']);
  });

  test('a car is found within the segment that it had, and has the one that it has', () => {
    const within = (dimension: string, filters: Record<string, string[]>) =>
      findMembers(sales, engine.release, { dimension, within: filters }, 'en').members.map(({ key }) => key);
    expect(within('subModel', { segment: ['A0'] })).toEqual(['sub-0']);
    expect(within('segment', { subModel: ['sub-0'] })).toEqual(['A']);
    expect(within('segment', {})).toEqual(['A0', 'A', 'B', 'C', 'SUV_B']);
  });
});

const unfit: [of: string, rows: string][] = [
  [
    'one that does not end with the present value',
    "('sub_model', 0, 'segment', 0, 'A', '', ''), ('sub_model', 0, 'segment', 24270, 'B', '', '')",
  ],
  ['one that does not begin', "('sub_model', 0, 'segment', 24270, 'A', '', '')"],
  ['one of what may not change', "('sub_model', 0, 'fuel_type', 0, 'BEV', '', '')"],
  ['one of nobody', "('sub_model', 99, 'segment', 0, 'A', '', '')"],
  ['one of a table that there is not', "('shop', 0, 'segment', 0, 'A', '', '')"],
];

test('a history that does not hold together becomes no release', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'market-dated-'));
  const writer = await createRelease(folder, { demonstration: true, note: 'test', preliminaryFrom: null });
  try {
    for (const statement of smallInserts(facts.slice(0, 40))) await writer.connection.run(statement);
    for (const [of, rows] of unfit) {
      await writer.connection.run('DELETE FROM member_history');
      await writer.connection.run(`INSERT INTO member_history VALUES ${rows}`);
      const refused = await writer.seal().catch((error: unknown) => error);
      inCase(of, () => expect(refused).toMatchObject({ id: 'market.history-differs' }));
    }
  } finally {
    await writer.discard();
    await rm(folder, { recursive: true });
  }
});
