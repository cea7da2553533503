import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run; null when this machine has none. */
    postgresUrl: string | null;
  }
}

/** One PostgreSQL for all files of a run; each suite makes databases of its own in it. */
export default async function startForRun(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres?.url ?? null);
  return () => postgres?.stop();
}
