import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleLines } from '../../scripts/lib/portal/bundle-programs.mjs';

/** Makes what all journeys of a run share; its processes find it by JOURNEY_ROOM and JOURNEY_SEED. */
export default async function journeysForRun() {
  const room = await mkdtemp(join(tmpdir(), 'portal-smoke-'));
  const seed = join(room, 'seed');
  const line = await bundleLines("export { seedForRun } from './tests/smoke/support/portal/seed-for-run.ts';");
  const { seedForRun } = await import(pathToFileURL(line.at(-1)).href);
  await seedForRun(seed);
  Object.assign(process.env, { JOURNEY_ROOM: room, JOURNEY_SEED: seed });
}
