import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { bundleLines } from '../../../scripts/lib/portal/bundle-programs.mjs';
import { eventually } from '../../../tests/support/eventually.ts';
import { usualMarketLimits } from '../../settings/settings-market.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { publishRelease, rollbackRelease } from '../releases/publish-release.ts';
import { readCurrent } from '../releases/release.ts';
import { type Market, openMarket } from '../service.ts';
import { type EmptyPlace, emptyPlace } from '../testing/database-kit.ts';
import { makeFormerTrade } from '../testing/former-trade.ts';
import { fillSmallRelease, smallFacts } from '../testing/small-market.ts';
import { publishWideRelease } from '../testing/wide-market.ts';
import { type MarketDatabase, openMarketDatabase } from './database.ts';

const missing = postgresMissing();
const facts = smallFacts();

(missing ? describe.skip : describe)('publishing into PostgreSQL', () => {
  let place: EmptyPlace;
  let database: MarketDatabase;
  let market: Market;
  beforeAll(async () => {
    place = await emptyPlace();
    database = await openMarketDatabase(place.url, usualMarketLimits);
    const other = await openMarketDatabase(place.url, usualMarketLimits);
    market = await openMarket(place.folder, { database: other, report: () => undefined });
  });
  afterAll(async () => {
    await market.close();
    await database.close();
    await place.remove();
  });

  /** Seals a release of some of the facts, which is not published by that. */
  const seal = async (id: string, count: number) => {
    const writer = await fillSmallRelease(place.folder, facts.slice(0, count), id);
    await writer.seal();
  };
  const schemas = async () => {
    const rows = await place.ask(
      `SELECT nspname FROM pg_namespace WHERE nspname LIKE 'market\\_%' AND nspname <> 'market_parts' ORDER BY 1`,
    );
    return rows.map(({ nspname }) => String(nspname).replace(/_[0-9a-f]{8}$/, ''));
  };
  /** The tables of parts, and those that no release has. */
  const parts = async () => {
    const tables = await place.ask(`SELECT 1 FROM pg_class JOIN pg_namespace AS n ON n.oid = relnamespace
      WHERE nspname = 'market_parts' AND relkind = 'r'`);
    const named = await place.ask('SELECT DISTINCT part FROM market.release_part');
    return { tables: tables.length, unnamed: tables.length - named.length };
  };
  const answering = async () => {
    await market.refresh();
    return market.release()?.id ?? null;
  };

  test('nothing is published at first, and the market says so', async () => {
    expect(await database.published()).toBeNull();
    await expect(market.catalogue('sales', 'en')).rejects.toMatchObject({ id: 'market.nothing-published' });
  });

  test('a release is brought, announced here and there, and asked', async () => {
    await seal('one', 300);
    await publishRelease(place.folder, 'one', database);
    expect(await answering()).toBe('one');
    const here = await readCurrent(place.folder);
    expect(await database.published()).toMatchObject({ info: { id: 'one' }, publishedAt: here?.publishedAt });
    const volume = facts.slice(0, 300).reduce((sum, fact) => sum + fact.volume, 0);
    const [sum] = await place.ask(`SELECT SUM(volume) AS volume FROM "${(await database.published())?.schema}".sales`);
    expect(Number(sum?.volume)).toBe(volume);
  });

  test('a release published here alone is brought by publishing it again', async () => {
    await seal('alone', 200);
    await publishRelease(place.folder, 'alone');
    expect(await answering()).toBe('one');
    await publishRelease(place.folder, 'alone', database);
    expect(await answering()).toBe('alone');
    expect((await readCurrent(place.folder))?.previous).toBe('one');
  });

  test('going back is a switch, and so is going back from that', async () => {
    expect((await rollbackRelease(place.folder, database)).id).toBe('one');
    expect(await answering()).toBe('one');
    await rollbackRelease(place.folder, database);
    expect(await answering()).toBe('alone');
    expect(await schemas()).toEqual(['market_alone', 'market_one']);
  });

  test('old releases go: the published one, the one before and one more stay', async () => {
    for (const id of ['two', 'three']) {
      await seal(id, 250);
      await publishRelease(place.folder, id, database);
    }
    expect(await schemas()).toEqual(['market_alone', 'market_three', 'market_two']);
    // What went is brought again when it is wanted.
    await publishRelease(place.folder, 'one', database);
    expect(await answering()).toBe('one');
    expect(await schemas()).toEqual(['market_one', 'market_three', 'market_two']);
  });

  test('a release that is still asked is not waited for, and goes another time', async () => {
    const published = await database.published();
    if (!published) throw new Error('nothing is published');
    const opened = await database.open(published);
    const client = new AbortController();
    const long = opened.run('SELECT pg_sleep(60) FROM sales LIMIT 1', [], client.signal).catch((error) => error);
    await eventually(async () => {
      const rows = await place.ask("SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'");
      expect(rows).toHaveLength(1);
    });
    for (const id of ['five', 'six', 'seven']) {
      await seal(id, 100);
      await publishRelease(place.folder, id, database);
    }
    expect(await schemas()).toContain('market_one');
    client.abort(new Error('gone'));
    expect(await long).toMatchObject({ message: 'gone' });
    opened.close();
    await seal('eight', 100);
    await publishRelease(place.folder, 'eight', database);
    expect(await schemas()).toEqual(['market_eight', 'market_seven', 'market_six']);
  });

  test('what does not come whole is refused by the table, and nothing of it stays', async () => {
    const before = await schemas();
    // Whatever is brought from now on, one of its figures is another.
    await place.ask(`CREATE FUNCTION public.spoil() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.volume := NEW.volume + 1; RETURN NEW; END $$`);
    await place.ask(`CREATE FUNCTION public.spoil_new() RETURNS event_trigger LANGUAGE plpgsql AS $$
      DECLARE made record; BEGIN FOR made IN SELECT * FROM pg_event_trigger_ddl_commands() LOOP
        IF made.object_identity LIKE '%.sales_p%' THEN EXECUTE format(
          'CREATE TRIGGER spoil BEFORE INSERT ON %s FOR EACH ROW WHEN (NEW.month = 24290) EXECUTE FUNCTION public.spoil()',
          made.object_identity); END IF; END LOOP; END $$`);
    await place.ask(`CREATE EVENT TRIGGER spoil_new ON ddl_command_end WHEN TAG IN ('CREATE TABLE')
      EXECUTE FUNCTION public.spoil_new()`);
    await seal('spoilt', facts.length);
    await expect(publishRelease(place.folder, 'spoilt', database)).rejects.toMatchObject({
      id: 'market.loaded-differently',
      sentence: { en: expect.stringMatching(/Table sales is not in the market database/) },
    });
    await place.ask('DROP EVENT TRIGGER spoil_new');
    expect(await schemas()).toEqual(before);
    expect((await parts()).unnamed).toBe(0);
    expect(await answering()).toBe('eight');
    expect((await readCurrent(place.folder))?.current).toBe('eight');
    await publishRelease(place.folder, 'spoilt', database);
    expect(await answering()).toBe('spoilt');
  });

  test('a load that is killed leaves nothing, and is made good by the next', async () => {
    await publishWideRelease(place.folder, 'wide');
    const before = await schemas();
    const line = await bundleLines(`
      import { openMarketDatabase, publishRelease } from './server/market/index.ts';
      import { usualMarketLimits } from './server/settings/settings-market.ts';
      const database = await openMarketDatabase(process.env.URL, usualMarketLimits);
      console.log('begun');
      await publishRelease(process.env.MARKET, 'wide', database);`);
    const child = spawn(process.execPath, line, {
      env: { ...process.env, MARKET: place.folder, URL: place.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await eventually(
      async () => {
        const rows = await place.ask(`SELECT 1 FROM pg_stat_activity WHERE query LIKE 'COPY market_parts."sales_p%'`);
        expect(rows).toHaveLength(1);
      },
      { interval: 1 },
    );
    child.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(await schemas()).toEqual(before);
    expect(await answering()).toBe('spoilt');
    await publishRelease(place.folder, 'wide', database);
    expect(await answering()).toBe('wide');
    expect((await parts()).unnamed).toBe(0);
  });

  test('a release of a former shape is brought in the one of today', async () => {
    await seal('former', facts.length);
    await makeFormerTrade(place.folder, 'former');
    await publishRelease(place.folder, 'former', database);
    expect(await answering()).toBe('former');
    const here = await openMarket(place.folder);
    const question = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      indicators: ['volume'],
      from: '2023-01',
      to: '2023-06',
      by: ['manufacturer', 'brand'],
    } satisfies MarketQuery;
    const answer = await market.query(question, 'en');
    expect(answer.rows.length).toBeGreaterThan(1);
    expect(answer).toEqual(await here.query(question, 'en'));
    await here.close();
  });

  test('two who publish at once take turns', async () => {
    await seal('left', 100);
    await seal('right', 120);
    await Promise.all(['left', 'right'].map((id) => publishRelease(place.folder, id, database)));
    expect(['left', 'right']).toContain(await answering());
    expect(await schemas()).toEqual(expect.arrayContaining(['market_left', 'market_right']));
  });
});

if (missing) test.skip(`publishing into PostgreSQL: ${missing}`, () => undefined);
