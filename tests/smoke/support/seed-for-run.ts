import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestServer } from '../../../server/testing/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the small demonstration market and its content, to be copied by each portal of the run. */
    seed: string;
    /** A folder that is removed after the run, for what its processes leave. */
    room: string;
  }
}

/** Makes the demonstration once for all suites of a run: it is the same for each, and takes a second. */
export default async function seedForRun(project: TestProject) {
  const room = await mkdtemp(join(tmpdir(), 'portal-smoke-'));
  const seed = join(room, 'seed');
  const server = await startTestServer({ settings: { dataFolder: seed, demo: 'on' } });
  await server.close();
  project.provide('seed', seed);
  project.provide('room', room);
  return () => rm(room, { recursive: true, force: true, maxRetries: 5 });
}
