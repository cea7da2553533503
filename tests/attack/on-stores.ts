import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StatePlace } from '../../server/state/open-state.ts';
import { createDatabase, postgresMissing, startPostgres } from '../../server/testing/postgres.ts';

/**
 * Does the same on SQLite and on a PostgreSQL of its own.
 * @throws Error when this machine has no PostgreSQL: half an attack is none
 */
export async function onBothStores<Result>(
  attack: (store: 'SQLite' | 'PostgreSQL', place: StatePlace) => Promise<Result>,
): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-attack-state-'));
  const postgres = await startPostgres();
  if (!postgres) throw new Error(postgresMissing() ?? 'PostgreSQL was not started.');
  try {
    return [
      await attack('SQLite', { file: join(folder, 'state.sqlite') }),
      await attack('PostgreSQL', { url: await createDatabase(postgres.url) }),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
