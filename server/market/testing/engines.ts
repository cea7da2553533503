import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Language, MarketAnswer } from '@portal/contract';
import { usualMarketLimits } from '../../settings/settings-market.ts';
import { createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { answerPlanned, plannedQuery } from '../answer/answer-query.ts';
import { type Dataset, datasets } from '../datasets/index.ts';
import { openMarketDatabase } from '../engine/database.ts';
import type { CutLimits } from '../engine/parts/cut-facts.ts';
import type { DatasetQuestion } from '../model/index.ts';
import { copyStatement } from '../opened/copy-statement.ts';
import { countingFacts, readFactCounts } from '../opened/fact-counts.ts';
import { readMembers } from '../opened/member-index.ts';
import { type OpenRelease, openRelease, runStatement } from '../opened/open-release.ts';
import { type ReleaseInfo, readRelease, releaseFile } from '../releases/release.ts';
import { type Fact, publishSmallRelease } from './small-market.ts';
import { type Priced, priceInserts } from './small-prices.ts';

const publishedAt = '2024-06-01T00:00:00.000Z';

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
  const parts = plannedQuery(datasets[query.dataset], release, query);
  return JSON.parse(await answerPlanned(parts, release, language)) as MarketAnswer;
}

/** The facts in DuckDB, as the portal keeps them. */
export async function duckdbEngine(facts: readonly Fact[], priced?: Priced): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'market-engine-'));
  const id = await publishSmallRelease(folder, facts, undefined, priced ? priceInserts(priced) : []);
  const release = await openRelease(folder, id, publishedAt);
  return {
    release,
    async stop() {
      release.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The same facts in a PostgreSQL database of its own, brought there as releases are; null when this machine has none.
 * @param cuts how many facts stand together there
 */
export async function postgresEngine(
  facts: readonly Fact[],
  priced?: Priced,
  cuts?: CutLimits,
): Promise<Engine | null> {
  const folder = await mkdtemp(join(tmpdir(), 'market-engine-'));
  const id = await publishSmallRelease(folder, facts, undefined, priced ? priceInserts(priced) : []);
  const info = await readRelease(folder, id);
  return info && postgresOf(folder, info, Object.values(datasets), cuts);
}

/** A PostgreSQL database that is brought the tables which some statements fill, of datasets that no release knows. */
export async function postgresWith(
  statements: readonly string[],
  datasets: readonly Dataset[],
): Promise<Engine | null> {
  const folder = await mkdtemp(join(tmpdir(), 'market-engine-'));
  const file = releaseFile(folder, emptyInfo.id);
  await mkdir(dirname(file), { recursive: true });
  const instance = await DuckDBInstance.create(file);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
  return postgresOf(folder, emptyInfo, datasets);
}

/**
 * A release in a PostgreSQL database of its own; null when this machine has none.
 * @param folder the market folder of the release; it goes with the engine
 */
export async function postgresOf(
  folder: string,
  info: ReleaseInfo,
  datasets: readonly Dataset[],
  cuts?: CutLimits,
): Promise<Engine | null> {
  const remove = () => rm(folder, { recursive: true, force: true });
  const server = postgresOfRun();
  if (!server) {
    await remove();
    return null;
  }
  const url = await createDatabase(server);
  const database = await openMarketDatabase(url, usualMarketLimits, datasets, cuts);
  await database.publish(folder, info, publishedAt);
  const published = await database.published();
  if (!published) throw new Error('nothing is published');
  const release = await database.open(published);
  return {
    release,
    async stop() {
      release.close();
      await database.close();
      await dropDatabase(url);
      await remove();
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
  const facts = await readFactCounts((dataset) => ask(countingFacts(dataset)), emptyInfo, datasets);
  const write: OpenRelease['write'] = async (...query) => void (await ask(copyStatement(query[0], query[1], query[2])));
  return {
    release: { info: emptyInfo, publishedAt, members, facts, run, write, close },
    stop: async () => close(),
  };
}

const emptyInfo: ReleaseInfo = {
  id: 'none',
  createdAt: '2024-06-01T00:00:00.000Z',
  demonstration: true,
  note: 'test',
  preliminaryFrom: null,
  first: '2020-01',
  last: '2024-05',
  sources: [],
  prices: null,
  launches: 0,
  counts: { facts: 0, manufacturers: 0, brands: 0, models: 0, subModels: 0, provinces: 0, cities: 0 },
};
