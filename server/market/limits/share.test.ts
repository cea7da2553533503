import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { type Market, openMarket } from '../service.ts';
import { type PausedEngine, pausedEngine } from '../testing/paused-engine.ts';
import { publishWideRelease, wide } from '../testing/wide-market.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-share-'));
  await publishWideRelease(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let engine: PausedEngine;
let market: Market;
const refused: string[] = [];
beforeEach(async () => {
  refused.length = 0;
  engine = pausedEngine(folder, (sql) => named[5000 - Number(/LIMIT (\d+)/.exec(sql)?.[1])] ?? '');
  const watch = { waited: () => undefined, unanswered: (why: string) => void refused.push(why), slow: () => undefined };
  market = await openMarket(folder, { open: engine.open, watch });
});
afterEach(() => market.close());

const light = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  indicators: ['volume'],
  from: wide.last,
  to: wide.last,
  by: ['subModel'],
} satisfies MarketQuery;
const heavy = { ...light, from: wide.first, by: ['period', 'subModel', 'city'] } satisfies MarketQuery;

/** The names of questions: the place of each says how many rows its question asks for. */
const named: string[] = [];

/** @returns a question that bears a name, and asks for as many rows as no other one does */
function bearing(name: string, query: MarketQuery): MarketQuery {
  if (!named.includes(name)) named.push(name);
  return { ...query, limit: 5000 - named.indexOf(name) };
}

const ask = (asker: string, name: string, query: MarketQuery, signal?: AbortSignal) =>
  market
    .onBehalfOf(asker)
    .query(bearing(name, query), 'en', signal)
    .then(
      () => name,
      (error) => String(error.id ?? error.message),
    );

const names = (prefix: string, count: number) => Array.from({ length: count }, (_, place) => `${prefix}${place + 1}`);

/** Lets questions go until all have been; each when the engine holds it. */
const letAllGo = async (ends: Promise<string>[]) => {
  let done = false;
  const all = Promise.all(ends).finally(() => {
    done = true;
  });
  while (!done) {
    for (const name of engine.paused()) engine.letGo(name);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return all;
};

describe('the share of an account', () => {
  test('eight heavy questions of one account hold up neither a light nor a heavy one of another', async () => {
    const many = names('a', 8).map((name) => ask('a', name, heavy));
    await eventually(() => expect(engine.paused()).toEqual(['a1']));
    expect(market.engine().heavy).toEqual({ running: 1, waiting: 7 });
    const [short, long] = [ask('b', 'short', light), ask('b', 'long', heavy)];
    await eventually(() => expect(engine.paused().sort()).toEqual(['a1', 'long', 'short']));
    engine.letGo('short');
    expect(await short).toBe('short');
    expect(await letAllGo([...many, long])).toEqual([...names('a', 8), 'long']);
    expect(market.engine().heavy).toEqual({ running: 0, waiting: 0 });
  });

  test('its own light questions do not wait for its heavy ones either', async () => {
    const many = names('a', 3).map((name) => ask('a', name, heavy));
    const short = ask('a', 'short', light);
    await eventually(() => expect(engine.paused()).toContain('short'));
    await letAllGo([...many, short]);
  });

  test('accounts take turns at the heavy places, however many questions one has brought before', async () => {
    const brought = [
      ['a', 4],
      ['b', 4],
      ['c', 1],
    ] as const;
    const ends = brought.flatMap(([asker, count]) => names(asker, count).map((name) => ask(asker, name, heavy)));
    await eventually(() => expect(engine.paused()).toEqual(['a1', 'b1']));
    engine.letGo('a1');
    await eventually(() => expect(engine.paused()).toEqual(['b1', 'c1']));
    engine.letGo('b1');
    await eventually(() => expect(engine.paused()).toEqual(['c1', 'a2']));
    await letAllGo(ends);
  });

  test('one too many is refused at once; another account may still ask', async () => {
    const many = names('a', 9).map((name) => ask('a', name, heavy));
    expect(await ask('a', 'one too many', heavy)).toBe('market.line-full');
    expect(refused).toEqual(['own-questions']);
    const other = ask('b', 'other', heavy);
    await eventually(() => expect(engine.paused()).toContain('other'));
    await letAllGo([...many, other]);
  });

  test('the same question asked by many is one question, of who asked first', async () => {
    const same = Array.from({ length: 20 }, () => ask('a', 'same', heavy));
    await eventually(() => expect(engine.paused()).toEqual(['same']));
    expect(market.engine().heavy).toEqual({ running: 1, waiting: 0 });
    same.push(ask('b', 'same', heavy));
    expect((await letAllGo(same)).every((end) => end === 'same')).toBe(true);
    expect(engine.begun).toEqual(['same']);
  });

  test('S7.004 who leaves while waiting is never asked for; who leaves at work makes room', async () => {
    const [waits, works] = [new AbortController(), new AbortController()];
    const first = ask('a', 'first', heavy, works.signal);
    const second = ask('a', 'second', heavy, waits.signal);
    const third = ask('a', 'third', heavy);
    await eventually(() => expect(market.engine().heavy).toEqual({ running: 1, waiting: 2 }));
    waits.abort(new Error('gone'));
    works.abort(new Error('gone'));
    expect([await first, await second]).toEqual(['gone', 'gone']);
    await eventually(() => expect(engine.paused()).toEqual(['third']));
    await letAllGo([third]);
    expect(engine.begun).toEqual(['first', 'third']);
    expect(market.engine().heavy).toEqual({ running: 0, waiting: 0 });
  });

  test('a question that is refused for its size never waits', async () => {
    const small = await openMarket(folder, {
      open: engine.open,
      limits: { memory: 768, threads: null, seconds: 20, rows: 100_000, slow: 2000, connect: 1000 },
    });
    await expect(small.query(heavy, 'en')).rejects.toMatchObject({ id: 'market.too-many-rows', code: 413 });
    expect(engine.begun).toEqual([]);
    await small.close();
  });
});
