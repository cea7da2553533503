import { wordsOf } from '../../kernel/refusals/operator-error.ts';
import type { Follower } from '../opened/follow-published.ts';
import type { Holder } from '../opened/hold-release.ts';
import type { NextRelease } from '../releases/next-release.ts';
import type { MarketDatabase } from './database.ts';

/**
 * Keeps what a database says is published in a holder. While the database is away, or the release cannot be opened, the
 * one that is held stays.
 * @param report told once of what is wrong, until it is well again
 */
export function followPublishedThere(
  database: MarketDatabase,
  holder: Holder,
  report: (error: unknown) => void,
): Follower {
  let ended = false;
  let isAway = false;
  let hasFallen = false;
  let reported = '';
  let next: NextRelease | null = null;
  let looking: Promise<void> | null = null;

  const open = async (wanted: NonNullable<Awaited<ReturnType<MarketDatabase['published']>>>) => {
    const current = holder.current();
    hasFallen = false;
    if (current?.info.id === wanted.info.id && current.publishedAt === wanted.publishedAt) return;
    hasFallen = current !== null;
    const release = await database.open(wanted);
    hasFallen = false;
    if (ended) release.close();
    else holder.put(release);
  };

  const follow = async () => {
    try {
      const wanted = await database.published().catch((error: unknown) => {
        isAway = true;
        throw error;
      });
      isAway = false;
      next = await database.next();
      if (wanted && !ended) await open(wanted);
      reported = '';
    } catch (error) {
      if (wordsOf(error) !== reported && !ended) report(error);
      reported = wordsOf(error);
    }
  };

  // One look at a time: a slow one must not open a release twice.
  const look = (): Promise<void> => {
    looking ??= follow().finally(() => {
      looking = null;
    });
    return looking;
  };

  return {
    look,
    fallenBack: () => hasFallen,
    answers: () => !isAway,
    next: () => next,
    async end() {
      ended = true;
      await looking;
    },
  };
}
