import ServerEnvironment from '../../../jest/server-environment.mjs';
import { Lane } from './lane.ts';

let lane: Lane | null = null;

/**
 * Node for journeys. Each file has modules of its own, and a lane outlives them: it stands here, beside the files, once
 * for each process.
 */
export default class LaneEnvironment extends ServerEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    lane ??= new Lane(process.env.JOURNEY_ROOM ?? '');
    this.global.lane = lane;
  }

  override async teardown(): Promise<void> {
    await lane?.endSuite();
    await super.teardown();
  }
}
