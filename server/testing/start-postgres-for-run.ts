import { startPostgres, type TemporaryPostgres } from './postgres.ts';
import { announcePostgres } from './postgres-of-run.ts';

/** What the end of the run has to stop. */
export const started: { postgres: TemporaryPostgres | null } = { postgres: null };

/** One PostgreSQL for all files of a run; each suite makes databases of its own in it. */
export default async function startForRun(): Promise<void> {
  started.postgres = await startPostgres();
  if (started.postgres) announcePostgres(started.postgres.url);
}
