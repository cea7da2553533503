import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualMarketLimits } from '../../../settings/settings-market.ts';
import { postgresMissing } from '../../../testing/postgres.ts';
import { sales } from '../../datasets/index.ts';
import { openRelease } from '../../opened/open-release.ts';
import { publishRelease, rollbackRelease } from '../../releases/publish-release.ts';
import { type EmptyPlace, emptyPlace } from '../../testing/database-kit.ts';
import { askDataset } from '../../testing/dataset-kit.ts';
import { randomQuestions } from '../../testing/random-questions.ts';
import { type Fact, fillSmallRelease, smallFacts } from '../../testing/small-market.ts';
import { smallRaw } from '../../testing/small-raw.ts';
import type { MarketDatabase } from '../database.ts';
import { openMarketDatabase } from '../database.ts';
import { lotsOf } from './bring-parts.ts';
import { cutFacts, type MonthOfFacts, usualCuts } from './cut-facts.ts';
import { partCondition } from './part-condition.ts';
import type { Part } from './parts-of-file.ts';

const missing = postgresMissing();

describe('facts are cut', () => {
  const months = (of: (month: number) => number, count: number, sources = [1, 2]): MonthOfFacts[] =>
    sources.flatMap((source) =>
      Array.from({ length: count }, (_, at) => ({
        source,
        month: 24_000 + at,
        rows: of(at),
        content: `${source} ${at}`,
      })),
    );
  const spans = (cuts: ReturnType<typeof cutFacts>) =>
    (cuts ?? []).map(({ first, last, source }) => [first - 24_000, last - 24_000, source]);
  const limits = { together: 100, month: 40 };

  test('not at all where they are few', () => {
    expect(
      cutFacts(
        months(() => 2, 24),
        limits,
      ),
    ).toBeNull();
    expect(usualCuts.together).toBeGreaterThan(100_000);
  });

  test('by year, a full one by month, and a full month by source', () => {
    expect(
      spans(
        cutFacts(
          months(() => 4, 24),
          limits,
        ),
      ),
    ).toEqual([
      [0, 11, null],
      [12, 23, null],
    ]);
    const full = spans(
      cutFacts(
        months((month) => (month === 13 ? 30 : 4), 24),
        limits,
      ),
    );
    expect(full).toHaveLength(1 + 11 + 2);
    expect(full.slice(0, 4)).toEqual([
      [0, 11, null],
      [12, 12, null],
      [13, 13, 1],
      [13, 13, 2],
    ]);
  });

  test('never by source where there is but one', () => {
    const cuts = spans(
      cutFacts(
        months(() => 50, 3, [0]),
        limits,
      ),
    );
    expect(cuts).toEqual([0, 1, 2].map((month) => [month, month, null]));
  });

  test('so that what comes into one year moves no cut of another', () => {
    const before =
      cutFacts(
        months(() => 4, 36),
        limits,
      ) ?? [];
    const after =
      cutFacts(
        months((month) => (month === 30 ? 50 : 4), 36),
        limits,
      ) ?? [];
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after.length).toBeGreaterThan(before.length);
  });
});

test('the parts of a release are named by spans of numbers while these are few, else one by one', () => {
  expect(partCondition('n', [3, 1, 7], [])).toBe('n <= 7');
  expect(partCondition('n', [3, 5, 9], [4])).toBe('n <= 3 OR (n >= 5 AND n <= 9)');
  expect(partCondition('n', [3, 5], [1, 8])).toBe('(n >= 3 AND n <= 5)');
  expect(partCondition('n', [1, 3, 5, 7, 9], [2, 4, 6, 8])).toBe('n IN (1, 3, 5, 7, 9)');
});

test('parts go in lots: the large ones alone and first, the small ones together', () => {
  const part = (rows: number) => ({ rows }) as Part;
  const lots = lotsOf([3, 900_000, 150_000, 100_000, 4, 250_000].map(part));
  expect(lots.map((lot) => lot.map(({ rows }) => rows))).toEqual([[900_000], [250_000], [150_000], [100_000, 4, 3]]);
});

(missing ? describe.skip : describe)('releases in PostgreSQL that share parts', () => {
  let place: EmptyPlace;
  let database: MarketDatabase;
  const facts = smallFacts();
  const corrected = Math.max(...facts.map(({ month }) => month)) - 3;
  beforeAll(async () => {
    place = await emptyPlace();
    const cuts = { together: 100, month: 12 };
    database = await openMarketDatabase(place.url, usualMarketLimits, [sales], cuts);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  const publish = async (id: string, own: readonly Fact[]) => {
    await (await fillSmallRelease(place.folder, own, id)).seal();
    await publishRelease(place.folder, id, database);
  };
  const partsOf = async (id: string) => {
    const rows = await place.ask(`SELECT part, table_name FROM market.part JOIN market.release_part USING (part)
      JOIN market.release USING (schema_name) WHERE id = '${id}' AND table_name = 'sales'`);
    return rows.map(({ part }) => Number(part));
  };
  /** What is published there answers as the file of that release does. */
  const expectSame = async (id: string) => {
    const published = await database.published();
    if (!published) throw new Error('nothing is published');
    expect(published.info.id).toBe(id);
    const there = await database.open(published);
    const here = await openRelease(place.folder, id, published.publishedAt);
    try {
      for (const question of randomQuestions(smallRaw.sales, 12)) {
        expect(await askDataset(smallRaw.sales, there, question)).toEqual(
          await askDataset(smallRaw.sales, here, question),
        );
      }
    } finally {
      there.close();
      here.close();
    }
  };

  test('a release brings the months that differ, is asked right, and so is the one before after going back', async () => {
    await publish('first', facts);
    await expectSame('first');
    const before = await partsOf('first');
    expect(before.length).toBeGreaterThan(10);
    await publish(
      'second',
      facts.map((fact) => (fact.month === corrected ? { ...fact, volume: fact.volume + 7 } : fact)),
    );
    await expectSame('second');
    const other = await partsOf('second');
    const brought = other.filter((part) => !before.includes(part));
    expect(other).toHaveLength(before.length);
    expect([1, 2]).toContain(brought.length);
    await rollbackRelease(place.folder, database);
    await expectSame('first');
    expect(await partsOf('second')).toEqual(other);
  });

  test('a question reads the parts of its months and no others', async () => {
    const { schema } = (await database.published()) ?? {};
    const lines = await place.ask(`EXPLAIN SELECT SUM(volume) FROM "${schema}".sales WHERE month = ${corrected}`);
    const scans = lines.filter((line) => /Scan.* on sales_p/.test(JSON.stringify(line)));
    expect([1, 2]).toContain(scans.length);
  });

  test('a part goes when no release has it any more', async () => {
    for (const [at, id] of ['third', 'fourth', 'fifth'].entries()) await publish(id, facts.slice(0, 300 + at));
    const tables = await place.ask(
      `SELECT 1 FROM pg_class JOIN pg_namespace AS n ON n.oid = relnamespace WHERE nspname = 'market_parts' AND relkind = 'r'`,
    );
    expect(tables).toHaveLength((await place.ask('SELECT DISTINCT part FROM market.release_part')).length);
    expect(await place.ask("SELECT 1 FROM market.release WHERE id = 'second'")).toEqual([]);
    expect((await database.published())?.info.id).toBe('fifth');
  });
});

if (missing) test.skip(`releases in PostgreSQL that share parts: ${missing}`, () => undefined);
