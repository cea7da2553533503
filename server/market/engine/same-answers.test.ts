import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketAnswer } from '@portal/contract';
import { inCase } from '../../../tests/support/in-case.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import type { Question } from '../model/index.ts';
import { askDataset, expectFigures } from '../testing/dataset-kit.ts';
import { duckdbEngine, duckdbWith, type Engine, postgresEngine, postgresWith } from '../testing/engines.ts';
import { bikeTables, rawBikes } from '../testing/invented/bike-facts.ts';
import { bikes } from '../testing/invented/bikes.ts';
import { randomQuestions } from '../testing/random-questions.ts';
import type { RawDataset } from '../testing/reference/raw.ts';
import { historyInserts, historyRaw } from '../testing/small-history.ts';
import { smallFacts } from '../testing/small-market.ts';
import { otherInserts } from '../testing/small-others.ts';
import { smallLaunches, smallPrices } from '../testing/small-prices.ts';
import { smallRaw } from '../testing/small-raw.ts';

/** MARKET_QUESTIONS=2000 asks that many; a usual run asks a sample. */
const wanted = Number(process.env.MARKET_QUESTIONS ?? 150);
const isLong = wanted > 1000;
/** Few facts that are cut as many would be: by year, by month and by source. */
const cuts = { together: 400, month: 40 };
const missing = postgresMissing();
const every = [...Object.values(smallRaw).map(historyRaw), rawBikes];
/** Of a dataset: so many that answers with rows are among them. */
const ofEach = Math.max(15, Math.ceil(wanted / every.length));

/** As many dimensions as a question may list. */
const mostListed = 6;

/** The same question by as many dimensions as it may list, its own first. */
const byMost = ({ dataset }: RawDataset, question: Question): Question => {
  const others = Object.keys(dataset.dimensions).filter((key) => key !== 'dataSource' && key !== 'period');
  return { ...question, by: [...new Set([...question.by, ...others])].slice(0, mostListed) };
};

/** Random questions, of which some leave out what sold little, and some list as much as they may. */
const questionsTo = (raw: RawDataset): Question[] =>
  randomQuestions(raw, ofEach).map((question, place) => {
    if (place % 7 === 3) return byMost(raw, question);
    return place % 4 === 0 ? { ...question, minimumVolume: place % 60 } : question;
  });

/** What must be the same wherever it is asked: all but which release it is. */
const textOf = ({ release: _release, ...answer }: MarketAnswer) => answer;

(missing ? describe.skip : describe)('DuckDB and PostgreSQL', () => {
  const priced = { prices: smallPrices(), launches: smallLaunches, others: [...otherInserts, ...historyInserts] };
  const running: Engine[] = [];
  let here: Record<'market' | 'invented', Engine>;
  let there: Record<'market' | 'invented', Engine>;
  const stored = <One extends Engine>(engine: One | null): One => {
    if (!engine) throw new Error('PostgreSQL was not started.');
    running.push(engine);
    return engine;
  };
  beforeAll(async () => {
    const facts = smallFacts();
    here = {
      market: stored(await duckdbEngine(facts, priced)),
      invented: stored(await duckdbWith(bikeTables, [bikes])),
    };
    there = {
      market: stored(await postgresEngine(facts, priced, cuts)),
      invented: stored(await postgresWith(bikeTables, [bikes])),
    };
  });
  afterAll(async () => {
    for (const engine of running) await engine.stop();
  });
  const roomOf = ({ dataset }: RawDataset) => (dataset === bikes ? 'invented' : 'market');

  test.each(every.map((raw): [string, RawDataset] => [raw.dataset.key, raw]))(
    'answer random questions to %s the same, to the last digit and row',
    async (_key, raw) => {
      const room = roomOf(raw);
      let rows = 0;
      for (const question of questionsTo(raw)) {
        const one = textOf(await askDataset(raw, here[room].release, question));
        const other = textOf(await askDataset(raw, there[room].release, question));
        inCase(JSON.stringify(question), () => expect(other).toEqual(one));
        rows += one.rows.length;
      }
      expect(rows).toBeGreaterThan(ofEach);
    },
    isLong ? 1_200_000 : undefined,
  );

  if (isLong) {
    test.each(every.map((raw): [string, RawDataset] => [raw.dataset.key, raw]))(
      'answer random questions to %s with what the facts add up to',
      async (_key, raw) => {
        await expectFigures(raw, here[roomOf(raw)].release, ofEach);
        await expectFigures(raw, there[roomOf(raw)].release, ofEach);
      },
      1_200_000,
    );
  }

  test('know the same members, and count the same facts', () => {
    for (const { dataset } of every) {
      const room = dataset === bikes ? 'invented' : 'market';
      const [one, other] = [here[room].release, there[room].release];
      for (const key of Object.keys(dataset.dimensions)) expect(other.members.of(key)).toEqual(one.members.of(key));
      for (const { chain } of dataset.facts.chains) {
        const sorted = ({ members }: typeof one) =>
          members
            .described(chain)
            .map((row) => JSON.stringify(row))
            .sort();
        expect(sorted(other)).toEqual(sorted(one));
      }
      for (const source of [0, 1, 3]) {
        const months = ({ facts }: typeof one) =>
          Array.from({ length: 60 }, (_, month) => facts.between(dataset, source, 24240 + month, 24242 + month));
        expect(months(other)).toEqual(months(one));
      }
    }
  });
});

if (missing) test.skip(`DuckDB and PostgreSQL: ${missing}`, () => undefined);
