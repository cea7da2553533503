import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { releaseFile } from './release.ts';

/** What the checks may take of the memory; what needs more is laid out in a temporary folder. */
const memory = '1GB';

/**
 * Does a task over releases that are open read-only, side by side, under names of their own.
 * @param files a release by its name for the statements
 */
export async function withReleases<Result>(
  folder: string,
  releases: Readonly<Record<string, string>>,
  task: (connection: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const room = await mkdtemp(join(tmpdir(), 'market-gate-'));
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: memory, temp_directory: room });
  const connection = await instance.connect();
  try {
    for (const [name, id] of Object.entries(releases)) {
      const file = releaseFile(folder, id).replaceAll("'", "''");
      await connection.run(`ATTACH '${file}' AS ${name} (READ_ONLY)`);
    }
    return await task(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
    await rm(room, { recursive: true, force: true });
  }
}
