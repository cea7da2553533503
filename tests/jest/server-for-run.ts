import { bundlePrograms } from '../../scripts/lib/bundle-programs.mjs';
import startPostgres from '../../server/testing/start-postgres-for-run.ts';

/** What all files of a run share: the programs that are started as processes, as the sources are now, and PostgreSQL. */
export default async function serverForRun(): Promise<void> {
  await bundlePrograms();
  await startPostgres();
}
