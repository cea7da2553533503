import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { demoPlace } from '../../server/testing/demo-place.ts';
import stopPostgres from '../../server/testing/stop-postgres-after-run.ts';

/** Ends and removes what the files of a run have shared. */
export default async function serverAfterRun(): Promise<void> {
  await stopPostgres();
  const demo = demoPlace();
  if (demo) await rm(dirname(demo), { recursive: true, force: true });
}
