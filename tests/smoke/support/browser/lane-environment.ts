import { createRequire } from 'node:module';
import ServerEnvironment from '../../../jest/server-environment.mjs';
import { Lane } from './lane.ts';

let lane: Lane | null = null;

const requireHere = createRequire(import.meta.url);

/** A module of the server, which the process loads once: what it gives is the same in all files. */
function serverOfJourneys(file: string): unknown {
  const { modules } = requireHere(process.env.JOURNEY_SERVER ?? '') as { modules: Record<string, unknown> };
  const found = modules[file];
  if (!found) throw new Error(`No journey was seen to import ${file} when the run began`);
  return found;
}

/**
 * Node for journeys. Each file has modules of its own, and a lane outlives them: it stands here, beside the files, once
 * for each process.
 */
export default class LaneEnvironment extends ServerEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    lane ??= new Lane(process.env.JOURNEY_ROOM ?? '');
    this.global.lane = lane;
    this.global.serverOfJourneys = serverOfJourneys;
  }

  override async teardown(): Promise<void> {
    await lane?.endSuite();
    await super.teardown();
  }
}
