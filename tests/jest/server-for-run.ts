import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePrograms } from '../../scripts/lib/bundle-programs.mjs';
import { announceDemo } from '../../server/testing/demo-place.ts';
import startPostgres from '../../server/testing/start-postgres-for-run.ts';

/**
 * What all files of a run share: the programs that are started as processes, as the sources are now, a place for the
 * small demonstration, and PostgreSQL.
 */
export default async function serverForRun(): Promise<void> {
  await bundlePrograms();
  announceDemo(join(await mkdtemp(join(tmpdir(), 'portal-demo-')), 'market'));
  await startPostgres();
}
