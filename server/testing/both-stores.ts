import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import type { StatePlace } from '../state/open-state.ts';
import { createDatabase, dropDatabase, postgresMissing } from './postgres.ts';
import { postgresOfRun } from './postgres-of-run.ts';
import { createStateDatabase, putEmptyState } from './state-of-run.ts';

/**
 * Runs the same tests on SQLite and on PostgreSQL; `place` gives a new, empty store each time it is called.
 * @param kind `blank` is a store without any table; otherwise it is up to date
 */
export function describeOnBothStores(
  title: string,
  tests: (place: () => Promise<StatePlace>) => void,
  kind: 'blank' | 'up to date' = 'up to date',
): void {
  describe(`${title} on SQLite`, () => {
    const folders: string[] = [];
    afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
    tests(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-state-'));
      folders.push(folder);
      const file = join(folder, 'state.sqlite');
      if (kind === 'up to date') await putEmptyState(file);
      return { file };
    });
  });

  const missing = postgresMissing();
  if (missing) console.warn(`Tests on PostgreSQL are skipped: ${missing}`);
  (missing ? describe.skip : describe)(`${title} on PostgreSQL`, () => {
    const databases: string[] = [];
    afterAll(() => Promise.all(databases.map(dropDatabase)));
    tests(async () => {
      const server = postgresOfRun();
      if (!server) throw new Error('PostgreSQL was not started.');
      const url = await (kind === 'blank' ? createDatabase : createStateDatabase)(server);
      databases.push(url);
      return { url };
    });
  });
}

/** The setting that puts a server's state in that place; SQLite lies in the data folder anyway. */
export const databaseSetting = (place: StatePlace) => ({ databaseUrl: 'url' in place ? place.url : null });
