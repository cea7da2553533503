import { startPostgres, type TemporaryPostgres } from './postgres.ts';

/** The name under which the address of this run's PostgreSQL goes to the processes of the tests. */
export const addressName = 'TEST_POSTGRES_URL';

export const started: { postgres: TemporaryPostgres | null } = { postgres: null };

/** One PostgreSQL for all files of a run; each suite makes databases of its own in it. */
export default async function startForRun(): Promise<void> {
  started.postgres = await startPostgres();
  if (started.postgres) process.env[addressName] = started.postgres.url;
}
