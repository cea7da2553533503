import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState, type StatePlace, type StateStore } from '../../server/state/open-state.ts';
import { putDemoOfRun } from '../../server/testing/demo-of-run.ts';
import { writeTestBuild } from '../../server/testing/test-manifest.ts';
import { type SpawnedServer, spawnServer } from '../faults/spawned-server.ts';

/** A server to attack, as a process of its own, with the demonstration in it, and its store. */
export interface AttackWorld {
  server: SpawnedServer;
  state: StateStore;
  /** Everything the server keeps. */
  folder: string;
  close(): Promise<void>;
}

/**
 * Starts what is attacked: never a server that was there before.
 * @param market the full demonstration, as a first start makes it, or the small one of tests
 * @param more settings of the server
 * @param place of the state; a file of its own when missing
 */
export async function openAttackWorld(
  market: 'full' | 'small',
  more: Record<string, string> = {},
  place?: StatePlace,
): Promise<AttackWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-attack-'));
  const dataFolder = join(folder, 'data');
  writeTestBuild(join(folder, 'dist'));
  if (market === 'small') await putDemoOfRun(join(dataFolder, 'market'));
  const server = await spawnServer({
    UV_THREADPOOL_SIZE: '16',
    NODE_ENV: 'production',
    PORTAL_DEMO: 'on',
    PORTAL_DATA: dataFolder,
    PORTAL_DIST: join(folder, 'dist'),
    PORTAL_DELIVERIES: join(folder, 'deliveries'),
    ...(place && 'url' in place ? { PORTAL_DATABASE_URL: place.url } : {}),
    ...more,
  });
  const state = await openState(place && 'url' in place ? place : { file: join(dataFolder, 'state.sqlite') });
  return {
    server,
    state,
    folder,
    close: async () => {
      await state.close();
      await server.kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
