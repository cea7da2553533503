import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import type { StatePlace } from '../state/open-state.ts';
import { createDatabase, dropDatabase, postgresMissing } from './postgres.ts';
import { postgresOfRun } from './postgres-of-run.ts';

/** Runs the same tests on SQLite and on PostgreSQL; `place` gives a new, empty store each time it is called. */
export function describeOnBothStores(title: string, tests: (place: () => Promise<StatePlace>) => void): void {
  describe(`${title} on SQLite`, () => {
    const folders: string[] = [];
    afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
    tests(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'portal-state-'));
      folders.push(folder);
      return { file: join(folder, 'state.sqlite') };
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
      const url = await createDatabase(server);
      databases.push(url);
      return { url };
    });
  });
}

/** The setting that puts a server's state in that place; SQLite lies in the data folder anyway. */
export const databaseSetting = (place: StatePlace) => ({ databaseUrl: 'url' in place ? place.url : null });
