import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Makes what all journeys of a run share; its processes find it by JOURNEY_ROOM and JOURNEY_SEED. */
export default async function journeysForRun() {
  const room = await mkdtemp(join(tmpdir(), 'portal-smoke-'));
  const seed = join(room, 'seed');
  const { seedForRun } = await tsImport('../smoke/support/seed-for-run.ts', import.meta.url);
  await seedForRun(seed);
  Object.assign(process.env, { JOURNEY_ROOM: room, JOURNEY_SEED: seed });
}
