import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualMarketLimits } from '../../../settings/settings-market.ts';
import { citusMissing, startCitus, type TemporaryCitus } from '../../../testing/citus.ts';
import { askDatabase } from '../../../testing/postgres.ts';
import type { ReleaseInfo } from '../../releases/release.ts';
import { askDataset, expectFigures } from '../../testing/dataset-kit.ts';
import { randomQuestions } from '../../testing/random-questions.ts';
import { fillSmallRelease, smallFacts } from '../../testing/small-market.ts';
import { otherInserts, rawOthers } from '../../testing/small-others.ts';
import { priceInserts, smallPrices } from '../../testing/small-prices.ts';
import { smallRaw } from '../../testing/small-raw.ts';
import { type MarketDatabase, openMarketDatabase } from '../database.ts';

const published = '2024-06-01T00:00:00.000Z';
const priced = { prices: smallPrices(), launches: [], others: otherInserts };

const isThere = citusMissing() === null;

(isThere ? describe : describe.skip)('a market that Citus spreads over nodes', () => {
  let nodes: TemporaryCitus;
  let folder = '';
  let database: MarketDatabase;
  const ask = (sql: string, url = nodes.urls[0]) => askDatabase(url, sql);
  const sealed = async (id: string): Promise<ReleaseInfo> => {
    const writer = await fillSmallRelease(folder, smallFacts(), id, priceInserts(priced));
    return writer.seal();
  };
  const schemas = async () =>
    (await ask("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'market\\_%' ORDER BY 1")).map(
      ({ nspname }) => nspname,
    );

  beforeAll(async () => {
    nodes = await startCitus(3);
    folder = await mkdtemp(join(tmpdir(), 'market-citus-'));
    database = await openMarketDatabase(nodes.urls[0], usualMarketLimits);
  });
  afterAll(async () => {
    await database.close();
    await nodes.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('spreads facts by declaration and answers every dataset right', async () => {
    await database.publish(folder, await sealed('one'), published);
    const spread = await ask(
      "SELECT DISTINCT citus_table_type AS type FROM citus_tables WHERE table_name::text LIKE '%.sales'",
    );
    expect(spread).toEqual([{ type: 'distributed' }]);
    const nodesOfSales = await ask("SELECT DISTINCT nodeport FROM citus_shards WHERE table_name::text LIKE '%.sales'");
    expect(nodesOfSales.length).toBeGreaterThan(1);
    const there = await database.published();
    if (!there) throw new Error('nothing is published');
    const release = await database.open(there);
    try {
      for (const raw of [smallRaw.sales, smallRaw.price]) await expectFigures(raw, release, 150);
      for (const raw of Object.values(rawOthers)) {
        for (const question of randomQuestions(raw, 12)) await askDataset(raw, release, question);
      }
    } finally {
      release.close();
    }
  });

  test('removes what was begun and does not come whole, also where nobody was left to do it', async () => {
    const before = await schemas();
    const two = await sealed('two');
    await ask('CREATE SCHEMA "market_killed"');
    await ask("INSERT INTO market.begun VALUES ('market_killed')");
    // One of the nodes takes no tables.
    const [, worker] = nodes.urls;
    const onWorker = (sql: string) => ask(`SET citus.enable_ddl_propagation TO off; ${sql}`, worker);
    await onWorker(`CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$`);
    await onWorker(
      "CREATE EVENT TRIGGER refuse ON ddl_command_start WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION refuse()",
    );
    await expect(database.publish(folder, two, published)).rejects.toThrow('full');
    expect(await schemas()).toEqual(before);
    await onWorker('DROP EVENT TRIGGER refuse');
    await database.publish(folder, two, published);
    expect((await database.published())?.info.id).toBe('two');
    expect(await ask('SELECT * FROM market.begun')).toEqual([]);
  });
});

if (!isThere)
  test.skip('a market that Citus spreads over nodes: the extension is not installed here.', () => undefined);
