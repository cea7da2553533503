import { followPublished, type OpenOne } from './follow-published.ts';
import { holdRelease } from './hold-release.ts';
import type { OpenRelease } from './open-release.ts';
import { type Lane, type QueryQueue, queryQueue } from './query-queue.ts';

const pollMilliseconds = 1000;

export interface MarketStore {
  /** The release that is asked now, or null when none is published. */
  current(): OpenRelease | null;
  /** Whether the published release cannot be used, and another one is asked in its place. */
  fallenBack(): boolean;
  /**
   * Does a task with the current release, which stays open until the task has ended, also when another is published
   * meanwhile.
   */
  use<Result>(task: (release: OpenRelease | null) => Promise<Result>): Promise<Result>;
  queue: QueryQueue;
  /** Looks at once whether another release has been published, also by another process. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreParts {
  /** Told once of a published release that cannot be used. */
  report: (error: unknown) => void;
  /** Told how many seconds a question has waited for its place in a lane of the queue. */
  waited?: (seconds: number, lane: Lane) => void;
  open: OpenOne;
}

/**
 * Opens the published release of a market folder and follows what is published there. Where that cannot be used, the
 * one that is open goes on answering, or the last whole one begins to.
 */
export async function openMarketStore(folder: string, { report, waited, open }: StoreParts): Promise<MarketStore> {
  const holder = holdRelease();
  const { look, fallenBack, end } = followPublished(folder, holder, open, report);
  const poll = setInterval(() => void look().catch(report), pollMilliseconds);
  poll.unref();
  await look().catch(report);

  return {
    current: holder.held,
    fallenBack,
    use: holder.use,
    queue: queryQueue(waited),
    async refresh() {
      // A look under way may have begun before what is to be seen.
      await look().catch(() => undefined);
      await look();
    },
    async close() {
      clearInterval(poll);
      await end();
      holder.put(null);
    },
  };
}
