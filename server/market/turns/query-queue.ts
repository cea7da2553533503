import { type FairLane, fairLane, type LaneLimits, type Load } from './fair-lane.ts';
import { engineBusy, lineFull } from './refusals.ts';

/** Questions that are answered in a moment, and those that take seconds: the first never wait for the second. */
export type Lane = 'light' | 'heavy';

/** On whose behalf something is asked, and how large it is. */
export interface Turn {
  asker: string;
  lane: Lane;
  /** Ends the waiting; a task that runs must watch it itself. */
  signal?: AbortSignal;
}

/** Lets a few tasks run at once; askers take turns, and tasks leave the queue when their client has gone. */
export interface QueryQueue {
  /**
   * @param task what to do once it is its turn
   * @throws Refusal at once where too many wait already; the signal's reason when it ended before the task began
   */
  run<Result>(task: () => Promise<Result>, turn: Turn): Promise<Result>;
  load(): Record<Lane, Load>;
}

/**
 * As many light questions at once as the engine's own threads can feed, and two heavy ones, each of another asker. A
 * dashboard asks a dozen questions at once, and one person may have several pages open.
 */
const usualLanes: Record<Lane, LaneLimits> = {
  light: { running: 4, waiting: 256, ofOne: { running: 3, waiting: 48 } },
  heavy: { running: 2, waiting: 32, ofOne: { running: 1, waiting: 8 } },
};

/** @param waited told of each task that begins, how many seconds it has waited in its lane */
export function queryQueue(
  waited?: (seconds: number, lane: Lane) => void,
  limits: Record<Lane, LaneLimits> = usualLanes,
): QueryQueue {
  const refusals = { ownFull: lineFull, full: engineBusy };
  const lanes: Record<Lane, FairLane> = {
    light: fairLane(limits.light, refusals),
    heavy: fairLane(limits.heavy, refusals),
  };
  return {
    async run(task, { asker, lane, signal }) {
      const begun = performance.now();
      await lanes[lane].enter(asker, signal);
      waited?.((performance.now() - begun) / 1000, lane);
      try {
        return await task();
      } finally {
        lanes[lane].exit(asker);
      }
    },
    load: () => ({ light: lanes.light.load(), heavy: lanes.heavy.load() }),
  };
}
