import { type DuckDBConnection, DuckDBInstance, type DuckDBResult, type DuckDBValue } from '@duckdb/node-api';
import type { FileFormat } from '@portal/contract';
import { type MarketLimits, usualMarketLimits } from '../../settings/settings-market.ts';
import { datasets } from '../datasets/index.ts';
import { type ReleaseInfo, readRelease, releaseFile } from '../releases/release.ts';
import { coverageIn } from '../tables/derive-coverage.ts';
import { standInViews } from '../tables/former-shapes.ts';
import { outOfMemory } from '../turns/refusals.ts';
import { copyStatement } from './copy-statement.ts';
import { countingFacts, type FactCounts, readFactCounts } from './fact-counts.ts';
import { type MemberIndex, readMembers, storedDatasets } from './member-index.ts';

/** A result as the engine gives it: a list of values for each column. */
export type Columns = readonly (readonly DuckDBValue[])[];

/** A release that can be asked. */
export interface OpenRelease {
  info: ReleaseInfo;
  publishedAt: string;
  members: MemberIndex;
  facts: FactCounts;
  /**
   * @param values of $1..$n; numbers are whole
   * @throws the signal's reason when it ended while the engine worked; Refusal when the engine's memory did not suffice
   */
  run(sql: string, values: readonly (number | string)[], signal?: AbortSignal): Promise<Columns>;
  /**
   * Writes the rows of a statement without values to a file.
   * @throws as run does
   */
  write(rows: string, file: string, format: FileFormat, signal?: AbortSignal): Promise<void>;
  close(): void;
}

/** Reads a result chunk by chunk: to turn all of a long one into values at once would hold up everybody else. */
async function columnsOf(result: DuckDBResult): Promise<Columns> {
  const columns = Array.from({ length: result.columnCount }, (): DuckDBValue[] => []);
  for (;;) {
    const chunk = await result.fetchChunk();
    if (!chunk || chunk.rowCount === 0) return columns;
    for (const [at, values] of chunk.getColumns().entries()) columns[at]?.push(...values);
  }
}

/** Runs one statement. A month bound as DOUBLE would make the engine convert the whole column before comparing. */
export async function runStatement(
  connection: DuckDBConnection,
  sql: string,
  values: readonly (number | string)[],
): Promise<Columns> {
  if (values.length === 0) return columnsOf(await connection.run(sql));
  const statement = await connection.prepare(sql);
  try {
    values.forEach((value, index) => {
      if (typeof value === 'number') statement.bindInteger(index + 1, value);
      else statement.bindVarchar(index + 1, value);
    });
    return await columnsOf(await statement.run());
  } finally {
    statement.destroySync();
  }
}

/**
 * What the engine may take. Without a folder for temporary files, what does not fit into the memory is refused; what is
 * no longer used goes back to the system in the background, and not only with the next question.
 */
type EngineLimits = Pick<MarketLimits, 'memory' | 'threads'>;

const optionsOf = ({ memory, threads }: EngineLimits): Record<string, string> => ({
  access_mode: 'READ_ONLY',
  memory_limit: `${memory}MB`,
  temp_directory: '',
  allocator_background_threads: 'true',
  ...(threads === null ? {} : { threads: String(threads) }),
});

/** An interruption is lost on a statement that has not begun yet, so it is said again until the statement has ended. */
const interruptEvery = 50;

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && /^Out of Memory Error/.test(error.message);

/**
 * Opens a sealed release read-only, so any number of processes may ask it.
 * @param folder the market folder
 * @throws when the release is not there or its file cannot be read
 */
export async function openRelease(
  folder: string,
  id: string,
  publishedAt: string,
  limits: EngineLimits = usualMarketLimits,
): Promise<OpenRelease> {
  const info = await readRelease(folder, id);
  if (!info) throw new Error(`release ${id} has no release.json`);
  const instance = await DuckDBInstance.create(releaseFile(folder, id), optionsOf(limits));
  const idle: DuckDBConnection[] = [];
  const all: DuckDBConnection[] = [];
  const close = () => {
    for (const connection of all) connection.closeSync();
    instance.closeSync();
  };
  let shaping: Promise<string[]> | undefined;
  const connect = async (): Promise<DuckDBConnection> => {
    const connection = await instance.connect();
    all.push(connection);
    shaping ??= standInViews(connection);
    for (const view of await shaping) await connection.run(view);
    return connection;
  };
  const borrow = async () => idle.pop() ?? (await connect());
  const run: OpenRelease['run'] = async (sql, values, signal) => {
    const connection = await borrow();
    let again: NodeJS.Timeout | undefined;
    const interrupt = () => {
      connection.interrupt();
      again = setInterval(() => connection.interrupt(), interruptEvery);
    };
    try {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', interrupt, { once: true });
      return await runStatement(connection, sql, values);
    } catch (error) {
      signal?.throwIfAborted();
      throw isOutOfMemory(error) ? outOfMemory() : error;
    } finally {
      clearInterval(again);
      signal?.removeEventListener('abort', interrupt);
      idle.push(connection);
    }
  };
  const ask = (sql: string) => run(sql, []);
  const declared = Object.values(datasets);
  const remaining = storedDatasets(declared, info);
  try {
    const coverage = await coverageIn(ask, declared, info, remaining);
    return {
      info: { ...info, coverage },
      publishedAt,
      members: await readMembers(ask, remaining, info.history),
      facts: await readFactCounts((dataset) => ask(countingFacts(dataset)), info, remaining),
      run,
      write: async (rows, file, format, signal) => void (await run(copyStatement(rows, file, format), [], signal)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
