import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language, MarketAnswer, MarketQuery } from '@portal/contract';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { answerQuery } from '../answer-query.ts';
import { type OpenRelease, openRelease } from '../store/open-release.ts';
import { createTables, sealTables } from '../store/tables.ts';
import { type Fact, publishSmallRelease, smallInserts } from './small-market.ts';
import { type Priced, priceInserts } from './small-prices.ts';

export interface Engine {
  release: OpenRelease;
  stop(): Promise<void>;
}

/** The answer of a release to a question, read as a client reads it. */
export async function askRelease(release: OpenRelease, query: MarketQuery, language: Language): Promise<MarketAnswer> {
  return JSON.parse(await answerQuery(release, query, language)) as MarketAnswer;
}

/** The facts in DuckDB, as the portal keeps them. */
export async function duckdbEngine(facts: readonly Fact[], priced?: Priced): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'market-engine-'));
  const id = await publishSmallRelease(folder, facts, undefined, priced ? priceInserts(priced) : []);
  const release = await openRelease(folder, id, '2024-06-01T00:00:00.000Z');
  return {
    release,
    async stop() {
      release.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The same facts in a PostgreSQL database of its own, asked by the same statements.
 * @param like gives the members; they do not depend on the engine
 * @returns null when this machine has no PostgreSQL
 */
export async function postgresEngine(
  facts: readonly Fact[],
  like: OpenRelease,
  priced?: Priced,
): Promise<Engine | null> {
  const server = postgresOfRun();
  if (!server) return null;
  const url = await createDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE SCHEMA draft; CREATE SCHEMA sealed; SET search_path TO draft');
  const filled = [...smallInserts(facts), ...(priced ? priceInserts(priced) : [])];
  for (const statement of [...createTables, ...filled, ...sealTables('sealed', 'draft')]) await client.query(statement);
  await client.query('SET search_path TO sealed');
  const run: OpenRelease['run'] = async (sql, values) => {
    const { rows, fields } = await client.query<unknown[]>({ text: sql, values: [...values], rowMode: 'array' });
    return fields.map((_, column) => rows.map((row) => row[column] as number | string | null));
  };
  return {
    release: { ...like, run, close: () => undefined },
    async stop() {
      await client.end();
      await dropDatabase(url);
    },
  };
}
