import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askDatabase, createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';

/** A market folder, and a database that knows nothing of it yet. */
export interface EmptyPlace {
  folder: string;
  url: string;
  /** Asks the database directly. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  remove(): Promise<void>;
}

/** @throws Error where this machine has no PostgreSQL */
export async function emptyPlace(): Promise<EmptyPlace> {
  const server = postgresOfRun();
  if (!server) throw new Error('PostgreSQL was not started.');
  const folder = await mkdtemp(join(tmpdir(), 'market-there-'));
  const url = await createDatabase(server);
  return {
    folder,
    url,
    ask: (sql) => askDatabase(url, sql),
    async remove() {
      await dropDatabase(url);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
