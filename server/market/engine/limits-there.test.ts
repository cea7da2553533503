import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { type MarketLimits, usualMarketLimits } from '../../settings/settings-market.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { type Wire, wireTo } from '../../testing/wire.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { type Market, openMarket } from '../service.ts';
import { type EmptyPlace, emptyPlace } from '../testing/database-kit.ts';
import { publishWideRelease, wide } from '../testing/wide-market.ts';
import { openMarketDatabase } from './database.ts';

const missing = postgresMissing();

const query = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  indicators: ['volume'],
  from: wide.last,
  to: wide.last,
  by: ['subModel'],
} satisfies MarketQuery;

(missing ? describe.skip : describe)('questions to PostgreSQL', () => {
  let place: EmptyPlace;
  let wire: Wire;
  beforeAll(async () => {
    place = await emptyPlace();
    wire = await wireTo(place.url);
    await publishWideRelease(place.folder);
    const database = await openMarketDatabase(place.url, usualMarketLimits);
    await publishRelease(place.folder, 'wide', database);
    await database.close();
  });
  afterAll(async () => {
    await wire.end();
    await place.remove();
  });

  /** A task with a market over the wire, of which every statement is another one if that is said. */
  async function withMarket(
    { limits = {}, instead = null as string | null }: { limits?: Partial<MarketLimits>; instead?: string | null },
    task: (market: Market) => Promise<void>,
  ): Promise<void> {
    const all = { ...usualMarketLimits, ...limits };
    const database = await openMarketDatabase(wire.url, all);
    const open = async (...queries: Parameters<typeof database.open>): Promise<OpenRelease> => {
      const release = await database.open(...queries);
      return instead === null
        ? release
        : { ...release, run: (_sql, _values, signal) => release.run(instead, [], signal) };
    };
    const market = await openMarket(place.folder, {
      limits: all,
      database: { ...database, open },
      report: () => undefined,
    });
    try {
      await task(market);
    } finally {
      await market.close();
    }
  }

  const endless = 'SELECT pg_sleep(600)';
  const atWork = async (what: string) =>
    (await place.ask(`SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query LIKE '${what}%'`)).length;

  test('one that takes too long is ended in the database as well', () =>
    withMarket({ limits: { seconds: 1 }, instead: endless }, async (market) => {
      await expect(market.query(query, 'en')).rejects.toMatchObject({ id: 'market.too-slow' });
      expect(await atWork(endless)).toBe(0);
      expect(market.engine().light.running).toBe(0);
    }));

  test('one whose reader leaves is ended in the database, and the next is answered', () =>
    withMarket({ instead: endless }, async (market) => {
      const client = new AbortController();
      const request = market.query(query, 'en', client.signal).catch((error: Error) => error.message);
      await eventually(async () => expect(await atWork(endless)).toBeGreaterThan(0));
      client.abort(new Error('gone'));
      expect(await request).toBe('gone');
      expect(await atWork(endless)).toBe(0);
    }));

  test('those of one account take their share of it, and those of another are at work beside them', () =>
    withMarket({ instead: endless }, async (market) => {
      const client = new AbortController();
      const ask = (asker: string, limit: number) =>
        market
          .onBehalfOf(asker)
          .query({ ...query, limit }, 'en', client.signal)
          .catch((error: Error) => error.message);
      const queries = [1, 2, 3, 4, 5].map((limit) => ask('one', limit));
      await eventually(() => expect(market.engine().light).toEqual({ running: 3, waiting: 2 }));
      queries.push(ask('other', 6));
      await eventually(async () => expect(await atWork(endless)).toBe(4));
      client.abort(new Error('gone'));
      expect(await Promise.all(queries)).toEqual(Array(6).fill('gone'));
      expect(await atWork(endless)).toBe(0);
    }));

  test('a node that is gone leaves nothing running: the database ends what it has begun', () =>
    withMarket({ limits: { seconds: 7 } }, async (market) => {
      await market.query(query, 'en');
      const database = await openMarketDatabase(place.url, { ...usualMarketLimits, seconds: 7, memory: 240 });
      const published = await database.published();
      if (!published) throw new Error('nothing is published');
      const release = await database.open(published);
      const reported = async (name: string) => (await release.run(`SELECT current_setting('${name}')`, []))[0]?.[0];
      expect(await reported('statement_timeout')).toBe('12s');
      expect(await reported('work_mem')).toBe('10MB');
      expect(await reported('default_transaction_read_only')).toBe('on');
      await expect(release.run('CREATE TABLE mine (a INTEGER)', [])).rejects.toThrow(/read-only transaction/);
      release.close();
      await database.close();
    }));

  test('one that needs more than a session may take is refused in words', async () => {
    const [database] = await place.ask('SELECT current_database() AS name');
    await place.ask(`ALTER DATABASE ${database?.name} SET temp_file_limit = '1MB'`);
    const large = 'SELECT COUNT(*) FROM generate_series(1, 10000000) AS a';
    await withMarket({ instead: large }, async (market) => {
      await expect(market.query(query, 'en')).rejects.toMatchObject({ id: 'market.out-of-memory' });
    });
    await place.ask(`ALTER DATABASE ${database?.name} RESET temp_file_limit`);
  });

  test('a database that goes away is told of, and answers again by itself', () =>
    withMarket({}, async (market) => {
      const before = await market.query(query, 'en');
      expect(market.answers()).toBe(true);
      await wire.cut();
      await expect(market.query({ ...query, limit: 5 }, 'en')).rejects.toMatchObject({
        id: 'market.engine-away',
        code: 503,
        sentence: { zh_CN: expect.stringContaining('稍后重试'), en: expect.stringContaining('try again shortly') },
      });
      await market.refresh();
      expect(market.answers()).toBe(false);
      expect(market.release()?.id).toBe('wide');
      // What was answered once is still known.
      expect(await market.query(query, 'en')).toEqual(before);
      await wire.mend();
      await eventually(async () => expect((await market.query({ ...query, limit: 5 }, 'en')).rows).toHaveLength(5));
      await market.refresh();
      expect(market.answers()).toBe(true);
    }));

  test('a database that hangs holds nobody: each question ends in its time', () =>
    withMarket({ limits: { seconds: 1 } }, async (market) => {
      // A busy machine may need more than the second for the first.
      await eventually(() => market.query(query, 'en'));
      wire.hang();
      await expect(market.query({ ...query, limit: 6 }, 'en')).rejects.toMatchObject({ id: 'market.too-slow' });
      expect(market.engine().light.running).toBe(0);
      await wire.cut();
      await wire.mend();
      await eventually(async () => expect((await market.query({ ...query, limit: 7 }, 'en')).rows).toHaveLength(7));
    }));

  test('a question that may take long does not wait for a database that hangs, nor does one that comes later', () =>
    withMarket({}, async (market) => {
      await market.query({ ...query, limit: 8 }, 'en');
      wire.hang();
      const began = performance.now();
      const away = { id: 'market.engine-away' };
      await expect(market.query({ ...query, limit: 9 }, 'en')).rejects.toMatchObject(away);
      // A look each second, which is left after two.
      expect(performance.now() - began).toBeLessThan(12_000);
      expect(market.answers()).toBe(false);
      const later = performance.now();
      await expect(market.query({ ...query, limit: 4 }, 'en')).rejects.toMatchObject(away);
      expect(performance.now() - later).toBeLessThan(1500);
      await wire.cut();
      await wire.mend();
      await eventually(async () => expect((await market.query({ ...query, limit: 4 }, 'en')).rows).toHaveLength(4));
    }));

  test('a database that does not answer at a start is named without its password', async () => {
    const url = 'postgres://portal:secret-word@127.0.0.1:1/market';
    const error = await openMarketDatabase(url, usualMarketLimits).catch((thrown: Error) => thrown);
    expect(String(error)).toContain('127.0.0.1:1 (PORTAL_MARKET_URL) cannot be used');
    expect(JSON.stringify(error) + String(error)).not.toContain('secret-word');
  });
});

if (missing) test.skip(`questions to PostgreSQL: ${missing}`, () => undefined);
