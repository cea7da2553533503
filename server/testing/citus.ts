import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askDatabase, postgresMissing, startPostgres, type TemporaryPostgres } from './postgres.ts';
import { findPostgresPrograms } from './postgres-programs.ts';

/** Nodes that Citus joins: the first one coordinates. */
export interface TemporaryCitus {
  /** The addresses of their databases. */
  urls: [string, ...string[]];
  stop(): Promise<void>;
}

/** Why nothing can be spread by Citus here, as a sentence; null where it can. Few machines have the extension. */
export function citusMissing(): string | null {
  const missing = postgresMissing();
  const programs = findPostgresPrograms();
  if (missing !== null || !programs) return missing ?? 'PostgreSQL was not found.';
  try {
    const shared = execFileSync(join(programs, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
    if (existsSync(join(shared, 'extension', 'citus.control'))) return null;
  } catch {
    // Without pg_config there are no extensions that somebody has built.
  }
  return 'The extension citus is not installed here.';
}

/**
 * Starts a coordinator and its workers, each a PostgreSQL of its own.
 * @param count of all of them
 * @param more settings of each, as name=value
 * @throws Error where this machine cannot (citusMissing says why)
 */
export async function startCitus(count: number, more: readonly string[] = []): Promise<TemporaryCitus> {
  const nodes: TemporaryPostgres[] = [];
  const stop = async () => {
    for (const node of nodes) await node.stop();
  };
  try {
    while (nodes.length < count) {
      const started = await startPostgres(['shared_preload_libraries=citus', 'wal_level=logical', ...more]);
      if (!started) throw new Error(citusMissing() ?? 'PostgreSQL does not start.');
      nodes.push(started);
      await askDatabase(started.url, 'CREATE EXTENSION citus');
    }
    const [coordinator = '', ...workers] = nodes.map(({ url }) => url);
    const portOf = (url: string) => new URL(url).port;
    await askDatabase(coordinator, `SELECT citus_set_coordinator_host('127.0.0.1', ${portOf(coordinator)})`);
    for (const url of workers) await askDatabase(coordinator, `SELECT citus_add_node('127.0.0.1', ${portOf(url)})`);
    return { urls: [coordinator, ...workers], stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
