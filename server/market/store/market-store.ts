import type { OpenRelease } from './open-release.ts';
import { type Lane, type QueryQueue, queryQueue } from './query-queue.ts';
import { readCurrent } from './release.ts';

const pollMilliseconds = 1000;

export interface MarketStore {
  /** The release that is asked now, or null when none is published. */
  current(): OpenRelease | null;
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

interface Held {
  release: OpenRelease;
  users: number;
  retired: boolean;
}

/** Opens a release of the folder by its id. */
export type OpenOne = (id: string, publishedAt: string) => Promise<OpenRelease>;

export interface StoreParts {
  /** Told when a published release cannot be opened; the release before it keeps answering. */
  report: (error: unknown) => void;
  /** Told how many seconds a question has waited for its place in a lane of the queue. */
  waited?: (seconds: number, lane: Lane) => void;
  open: OpenOne;
}

/** Opens the published release of a market folder and follows what is published there. */
export async function openMarketStore(folder: string, { report, waited, open }: StoreParts): Promise<MarketStore> {
  let held: Held | null = null;
  let closed = false;

  const closeUnused = (one: Held) => {
    if (one.retired && one.users === 0) one.release.close();
  };
  const retire = (one: Held | null) => {
    if (!one) return;
    one.retired = true;
    closeUnused(one);
  };
  const follow = async () => {
    const wanted = await readCurrent(folder);
    const { release } = held ?? {};
    if (closed) return;
    if (wanted?.current === release?.info.id && wanted?.publishedAt === release?.publishedAt) return;
    const next = wanted ? await open(wanted.current, wanted.publishedAt) : null;
    const before = held;
    if (closed) {
      next?.close();
      return;
    }
    held = next && { release: next, users: 0, retired: false };
    retire(before);
  };

  // One look at a time: a slow one must not open a release twice.
  let looking: Promise<void> | null = null;
  const look = (): Promise<void> => {
    looking ??= follow().finally(() => {
      looking = null;
    });
    return looking;
  };

  let reported = '';
  const poll = setInterval(() => {
    look().then(
      () => {
        reported = '';
      },
      (error: unknown) => {
        if (String(error) !== reported) report(error);
        reported = String(error);
      },
    );
  }, pollMilliseconds);
  poll.unref();
  await look().catch(report);

  return {
    current: () => held?.release ?? null,
    async use(task) {
      const mine = held;
      if (!mine) return task(null);
      mine.users += 1;
      try {
        return await task(mine.release);
      } finally {
        mine.users -= 1;
        closeUnused(mine);
      }
    },
    queue: queryQueue(waited),
    async refresh() {
      await looking?.catch(() => undefined);
      await look();
    },
    async close() {
      closed = true;
      clearInterval(poll);
      await looking?.catch(() => undefined);
      retire(held);
      held = null;
    },
  };
}
