import { type DuckDBConnection, DuckDBInstance, type DuckDBValue } from '@duckdb/node-api';
import { datasets } from '../datasets/index.ts';
import { type MemberIndex, readMembers } from './member-index.ts';
import { type ReleaseInfo, readRelease, releaseFile } from './release.ts';

/** A result as the engine gives it: a list of values for each column. */
export type Columns = readonly (readonly DuckDBValue[])[];

/** A release that can be asked. */
export interface OpenRelease {
  info: ReleaseInfo;
  publishedAt: string;
  members: MemberIndex;
  /**
   * @param values of $1..$n; numbers are whole
   * @throws the signal's reason when it ended while the engine worked
   */
  run(sql: string, values: readonly (number | string)[], signal?: AbortSignal): Promise<Columns>;
  close(): void;
}

/** Runs one statement. A month bound as DOUBLE would make the engine convert the whole column before comparing. */
export async function runStatement(
  connection: DuckDBConnection,
  sql: string,
  values: readonly (number | string)[],
): Promise<Columns> {
  const statement = await connection.prepare(sql);
  try {
    values.forEach((value, index) => {
      if (typeof value === 'number') statement.bindInteger(index + 1, value);
      else statement.bindVarchar(index + 1, value);
    });
    const result = await statement.run();
    return await result.getColumns();
  } finally {
    statement.destroySync();
  }
}

/**
 * Opens a sealed release read-only, so any number of processes may ask it.
 * @param folder the market folder
 * @throws when the release is not there or its file cannot be read
 */
export async function openRelease(folder: string, id: string, publishedAt: string): Promise<OpenRelease> {
  const info = await readRelease(folder, id);
  if (!info) throw new Error(`release ${id} has no release.json`);
  const instance = await DuckDBInstance.create(releaseFile(folder, id), { access_mode: 'READ_ONLY' });
  const idle: DuckDBConnection[] = [];
  const all: DuckDBConnection[] = [];
  const close = () => {
    for (const connection of all) connection.closeSync();
    instance.closeSync();
  };
  const borrow = async (): Promise<DuckDBConnection> => {
    const connection = idle.pop() ?? (await instance.connect());
    if (!all.includes(connection)) all.push(connection);
    return connection;
  };
  const run: OpenRelease['run'] = async (sql, values, signal) => {
    const connection = await borrow();
    const interrupt = () => connection.interrupt();
    try {
      signal?.throwIfAborted();
      signal?.addEventListener('abort', interrupt, { once: true });
      return await runStatement(connection, sql, values);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', interrupt);
      idle.push(connection);
    }
  };
  try {
    return {
      info,
      publishedAt,
      members: await readMembers((sql) => run(sql, []), Object.values(datasets)),
      run,
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
