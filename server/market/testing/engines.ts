import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Language, MarketAnswer } from '@portal/contract';
import pg from 'pg';
import { createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { answerAsked, askedOf } from '../answer-query.ts';
import { type Dataset, datasets } from '../datasets/index.ts';
import type { DatasetQuestion } from '../model/index.ts';
import { readFactCounts } from '../store/fact-counts.ts';
import { readMembers } from '../store/member-index.ts';
import { type OpenRelease, openRelease, runStatement } from '../store/open-release.ts';
import type { ReleaseInfo } from '../store/release.ts';
import { createTables, sealTables } from '../store/tables.ts';
import { type Fact, publishSmallRelease, smallInserts } from './small-market.ts';
import { type Priced, priceInserts } from './small-prices.ts';

export interface Engine {
  release: OpenRelease;
  stop(): Promise<void>;
}

/** The answer of a release to a question, read as a client reads it. */
export async function askRelease(
  release: OpenRelease,
  query: DatasetQuestion,
  language: Language,
): Promise<MarketAnswer> {
  const asked = askedOf(datasets[query.dataset], release, query);
  return JSON.parse(await answerAsked(asked, release, language)) as MarketAnswer;
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
export function postgresEngine(facts: readonly Fact[], like: OpenRelease, priced?: Priced): Promise<Engine | null> {
  const filled = [...smallInserts(facts), ...(priced ? priceInserts(priced) : [])];
  const schemas = ['CREATE SCHEMA draft', 'CREATE SCHEMA sealed'];
  return postgresWith(
    [
      ...[...schemas, 'SET search_path TO draft', ...createTables, ...filled],
      ...[...sealTables('sealed', 'draft'), 'SET search_path TO sealed'],
    ],
    like,
  );
}

/** A PostgreSQL database of its own that is filled by some statements; null when this machine has none. */
export async function postgresWith(statements: readonly string[], like: OpenRelease): Promise<Engine | null> {
  const server = postgresOfRun();
  if (!server) return null;
  const url = await createDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
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

/** A DuckDB in memory that is filled by some statements, and asked about datasets that no release knows. */
export async function duckdbWith(statements: readonly string[], datasets: readonly Dataset[]): Promise<Engine> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  const run: OpenRelease['run'] = (sql, values) => runStatement(connection, sql, values);
  const close = () => {
    connection.closeSync();
    instance.closeSync();
  };
  const ask = (sql: string) => run(sql, []);
  const members = await readMembers(ask, datasets);
  const facts = await readFactCounts(ask, emptyInfo, datasets);
  return {
    release: { info: emptyInfo, publishedAt: '2024-06-01T00:00:00.000Z', members, facts, run, close },
    stop: async () => close(),
  };
}

const emptyInfo: ReleaseInfo = {
  ...{ id: 'none', createdAt: '2024-06-01T00:00:00.000Z', demonstration: true, note: 'test', preliminaryFrom: null },
  ...{ first: '2020-01', last: '2024-05', sources: [], prices: null, launches: 0 },
  counts: { facts: 0, manufacturers: 0, brands: 0, models: 0, subModels: 0, provinces: 0, cities: 0 },
};
