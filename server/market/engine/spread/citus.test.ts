import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualMarketLimits } from '../../../settings/settings-market.ts';
import { askDatabase, postgresMissing, startPostgres, type TemporaryPostgres } from '../../../testing/postgres.ts';
import { findPostgresPrograms } from '../../../testing/postgres-programs.ts';
import type { ReleaseInfo } from '../../releases/release.ts';
import { askDataset, expectFigures } from '../../testing/dataset-kit.ts';
import { randomQuestions } from '../../testing/random-questions.ts';
import { fillSmallRelease, smallFacts } from '../../testing/small-market.ts';
import { otherInserts, rawOthers } from '../../testing/small-others.ts';
import { priceInserts, smallPrices } from '../../testing/small-prices.ts';
import { smallRaw } from '../../testing/small-raw.ts';
import { type MarketDatabase, openMarketDatabase } from '../database.ts';

/** Whether this machine's PostgreSQL has the extension; few do. */
function hasExtension(): boolean {
  const programs = findPostgresPrograms();
  if (!programs || postgresMissing()) return false;
  try {
    const shared = execFileSync(join(programs, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
    return existsSync(join(shared, 'extension', 'citus.control'));
  } catch {
    return false;
  }
}

const published = '2024-06-01T00:00:00.000Z';
const priced = { prices: smallPrices(), launches: [], others: otherInserts };

const isThere = hasExtension();

(isThere ? describe : describe.skip)('a market that Citus spreads over nodes', () => {
  const nodes: TemporaryPostgres[] = [];
  let folder = '';
  let first = '';
  let database: MarketDatabase;
  const ask = (sql: string, url = first) => askDatabase(url, sql);
  const sealed = async (id: string): Promise<ReleaseInfo> => {
    const writer = await fillSmallRelease(folder, smallFacts(), id, priceInserts(priced));
    return writer.seal();
  };
  const schemas = async () =>
    (await ask("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'market\\_%' ORDER BY 1")).map(
      ({ nspname }) => nspname,
    );

  beforeAll(async () => {
    for (let node = 0; node < 3; node += 1) {
      const started = await startPostgres(['shared_preload_libraries=citus', 'wal_level=logical']);
      if (started) nodes.push(started);
    }
    const [coordinator = '', ...workers] = nodes.map(({ url }) => url);
    const portOf = (url: string) => new URL(url).port;
    for (const { url } of nodes) await ask('CREATE EXTENSION citus', url);
    first = coordinator;
    await ask(`SELECT citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`);
    for (const url of workers) await ask(`SELECT citus_add_node('127.0.0.1', ${portOf(url)})`);
    folder = await mkdtemp(join(tmpdir(), 'market-citus-'));
    database = await openMarketDatabase(first, usualMarketLimits);
  });
  afterAll(async () => {
    await database.close();
    for (const node of nodes) await node.stop();
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
    const [, worker] = nodes;
    const onWorker = (sql: string) => ask(`SET citus.enable_ddl_propagation TO off; ${sql}`, worker?.url);
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
