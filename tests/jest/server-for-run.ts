import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundlePrograms } from '../../scripts/lib/portal/bundle-programs.mjs';
import { announceDemo } from '../../server/testing/demo-place.ts';
import startPostgres from '../../server/testing/start-postgres-for-run.ts';
import { announceEmptyState } from '../../server/testing/state-of-run.ts';

/**
 * What all files of a run share: the programs that are started as processes, as the sources are now, a place for the
 * small demonstration, PostgreSQL, and an empty state of which each test that wants one has a copy.
 */
export default async function serverForRun(): Promise<void> {
  await bundlePrograms();
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  announceDemo(join(folder, 'market'));
  await startPostgres();
  await announceEmptyState(folder);
}
