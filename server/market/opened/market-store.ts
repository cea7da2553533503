import type { NextRelease } from '../releases/next-release.ts';
import { type Lane, type QueryQueue, queryQueue } from '../turns/query-queue.ts';
import type { Follower } from './follow-published.ts';
import { type Holder, holdRelease } from './hold-release.ts';
import type { OpenRelease } from './open-release.ts';

const pollMilliseconds = 1000;

export interface MarketStore {
  /** The release that is asked now, or null when none is published. */
  current(): OpenRelease | null;
  /** Whether the published release cannot be used, and another one is asked in its place. */
  fallenBack(): boolean;
  /** Whether the engine, and what says which release is published, could be reached at the last look. */
  answers(): boolean;
  /** When figures are expected next, as the operator has said it; null when nobody has. */
  next(): NextRelease | null;
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
  /** Told of a look that failed. */
  report: (error: unknown) => void;
  /** Told how many seconds a question has waited for its place in a lane of the queue. */
  waited?: (seconds: number, lane: Lane) => void;
  /** Keeps the published release in a holder. */
  follow: (holder: Holder) => Follower;
}

/** Opens the published release of a market and follows what is published. */
export async function openMarketStore({ report, waited, follow }: StoreParts): Promise<MarketStore> {
  const holder = holdRelease();
  const { look, fallenBack, answers, next, end } = follow(holder);
  const poll = setInterval(() => void look().catch(report), pollMilliseconds);
  poll.unref();
  await look().catch(report);

  return {
    current: holder.current,
    fallenBack,
    answers,
    next,
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
