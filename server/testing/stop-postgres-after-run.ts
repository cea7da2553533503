import { started } from './start-postgres-for-run.ts';

/** Ends the PostgreSQL of the run; its folder goes with it. */
export default async function stopAfterRun(): Promise<void> {
  await started.postgres?.stop();
}
