import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServerOfJourneys } from './server-of-journeys.mjs';

/** Makes what all journeys of a run share; its processes find it by JOURNEY_ROOM, JOURNEY_SEED and JOURNEY_SERVER. */
export default async function journeysForRun() {
  const room = await mkdtemp(join(tmpdir(), 'portal-smoke-'));
  const seed = join(room, 'seed');
  const server = await bundleServerOfJourneys();
  const { seedForRun } = await import(pathToFileURL(server).href);
  await seedForRun(seed);
  Object.assign(process.env, { JOURNEY_ROOM: room, JOURNEY_SEED: seed, JOURNEY_SERVER: server });
}
