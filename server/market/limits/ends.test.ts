import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallName, calls, type MarketQuery } from '@portal/contract';
import fastify from 'fastify';
import { eventually } from '../../../tests/support/eventually.ts';
import { registerCalls } from '../../http/calls/register-calls.ts';
import type { MarketLimits } from '../../settings/settings-market.ts';
import { marketHandlers } from '../handlers.ts';
import { openRelease } from '../opened/open-release.ts';
import { type Market, openMarket } from '../service.ts';
import { publishWideRelease, wide } from '../testing/wide-market.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-ends-'));
  await publishWideRelease(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const usual: MarketLimits = { memory: 768, threads: 2, seconds: 600, rows: 1_000_000, slow: 600_000, connect: 1000 };

/** Nothing but an interruption ends it within a human life, and it needs no memory to speak of. */
const endless = `SELECT COUNT(*) FROM ${['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `range(2000) AS ${name}`).join(', ')}
  WHERE hash(a.range + b.range + c.range + d.range + e.range + f.range) = 7`;

/** A market whose engine is given the endless statement for every question. */
async function endlessMarket(limits: Partial<MarketLimits> = {}): Promise<Market> {
  const all = { ...usual, ...limits };
  const market = await openMarket(folder, {
    limits: all,
    open: async (id, publishedAt) => {
      const release = await openRelease(folder, id, publishedAt, all);
      const info = { ...release.info, prices: { first: wide.first, last: wide.last }, launches: 1 };
      return { ...release, info, run: (_sql, _values, signal) => release.run(endless, [], signal) };
    },
  });
  closing.push(market.close);
  return market;
}

const query = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  indicators: ['volume'],
  from: wide.last,
  to: wide.last,
  by: ['subModel'],
} satisfies MarketQuery;
const heavy = { ...query, from: wide.first, by: ['period', 'subModel', 'city'] } satisfies MarketQuery;

const running = (market: Market) => market.engine().light.running + market.engine().heavy.running;
const waiting = (market: Market) => market.engine().light.waiting + market.engine().heavy.waiting;

describe('a question that takes too much', () => {
  test('is ended when its time is over, and refused in words that say how to narrow it', async () => {
    const market = await endlessMarket({ seconds: 1 });
    await expect(market.query(query, 'en')).rejects.toMatchObject({
      id: 'market.too-slow',
      code: 1,
      sentence: {
        zh_CN: expect.stringMatching(/1 秒.*缩短时间范围/),
        en: expect.stringMatching(/1 s .*shorter range/),
      },
    });
    expect(running(market)).toBe(0);
  });

  test('is refused where the memory of the engine does not suffice, which goes on answering others', async () => {
    const market = await openMarket(folder, { limits: { ...usual, memory: 24 } });
    closing.push(market.close);
    const large = { ...heavy, by: [...heavy.by, 'dataSource'], indicators: ['volume', 'yoy', 'mom'] } as const;
    const ofBoth = ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const;
    await expect(market.query({ ...large, dataSources: ofBoth }, 'en')).rejects.toMatchObject({
      id: 'market.out-of-memory',
      code: 1,
      sentence: { zh_CN: expect.stringContaining('内存'), en: expect.stringContaining('more memory') },
    });
    expect((await market.query(query, 'en')).rows).toHaveLength(wide.subModels);
  });
});

describe('S7.004 a client that goes away', () => {
  /** The market behind HTTP; each call is of the account that its token names. */
  async function serve(market: Market): Promise<string> {
    const app = fastify({ forceCloseConnections: true });
    closing.push(() => app.close());
    await app.register(rateLimit, { global: false });
    const none = Object.fromEntries((Object.keys(calls) as CallName[]).map((name) => [name, () => null]));
    const owned = async () => new Set<string>();
    const admit = async (_rule: unknown, { token }: { token: string | null }) => ({
      accountId: token,
      key: null,
      owned,
    });
    const traces = { actionOf: () => null, done: async () => undefined, failed: async () => undefined };
    const cookie = { read: () => ({ brought: [], given: null }), write: () => undefined };
    registerCalls(app, {
      handlers: { ...none, ...marketHandlers(market, Date.now) },
      admit,
      traces,
      cookie,
      countKey: async () => undefined,
    });
    return app.listen({ host: '127.0.0.1', port: 0 });
  }

  const send = (origin: string, name: CallName, payload: object, signal: AbortSignal) => {
    const { method, path } = calls[name];
    const headers = { token: 'somebody', ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) };
    const body = method === 'POST' ? JSON.stringify({ data: payload }) : null;
    return fetch(`${origin}/api${path}`, { method, headers, body, signal }).then(
      () => 'answered',
      () => 'left',
    );
  };

  const span = { from: '2023-01', to: wide.last };
  const queries: [CallName, object][] = [
    ['marketQuery', query],
    ['marketCompare', { dataSource: 'DATASOURCE_CLH_PIFA', subModels: ['sub-1', 'sub-2'], ...span }],
    ['getPvSales', {}],
    ['getPvSalesTrend', {}],
    ['getMarketPicture', {}],
    ['listManfSales', {}],
    ['listSubModelSales', {}],
  ];

  test.each(queries)('has its question ended in the engine: %s', async (name, payload) => {
    const market = await endlessMarket();
    const origin = await serve(market);
    const client = new AbortController();
    const end = send(origin, name, payload, client.signal);
    await eventually(() => expect(running(market)).toBeGreaterThan(0));
    client.abort();
    expect(await end).toBe('left');
    await eventually(() => expect([running(market), waiting(market)]).toEqual([0, 0]));
  });

  test.each([
    ['trims', (market: Market, signal: AbortSignal) => market.trims({ month: 24276, subModels: ['sub-1'] }, signal)],
    ['launches', (market: Market, signal: AbortSignal) => market.launches({ state: 'coming' }, signal)],
  ])('has the %s it asked for ended too', async (_what, ask) => {
    const market = await endlessMarket();
    const client = new AbortController();
    const end = ask(market, client.signal).catch((error: Error) => error.message);
    await eventually(() => expect(running(market)).toBe(1));
    client.abort(new Error('gone'));
    expect(await end).toBe('gone');
    expect(running(market)).toBe(0);
  });

  test('leaves the line, and who still waits is answered in its turn', async () => {
    const market = await endlessMarket();
    const origin = await serve(market);
    const clients = Array.from({ length: 4 }, () => new AbortController());
    const months = ['2022-01', '2022-02', '2022-03', '2022-04'];
    const ends = clients.map(({ signal }, place) =>
      send(origin, 'marketQuery', { ...heavy, from: months[place] }, signal),
    );
    await eventually(() => expect(market.engine().heavy).toEqual({ running: 1, waiting: 3 }));
    for (const client of clients.slice(1, 3)) client.abort();
    await eventually(() => expect(market.engine().heavy).toEqual({ running: 1, waiting: 1 }));
    clients[0]?.abort();
    await eventually(() => expect(market.engine().heavy).toEqual({ running: 1, waiting: 0 }));
    clients[3]?.abort();
    await eventually(() => expect(market.engine().heavy).toEqual({ running: 0, waiting: 0 }));
    expect(await Promise.all(ends)).toEqual(['left', 'left', 'left', 'left']);
  });
});
