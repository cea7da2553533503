import { wordsOf } from '../../kernel/refusals/operator-error.ts';
import { isFull } from '../../state/store-errors.ts';
import { dataUnreadable } from '../releases/damage.ts';
import type { OpenRelease } from './open-release.ts';

/** What the engine says when a file is not what it should be, or when it gave a file up for that: it has no codes. */
const unreadable = /^(?:IO|Serialization|INTERNAL|FATAL) Error/;

/** Whether an error of the engine may come from a damaged file; a disk without room for its work says the same. */
export const mayBeDamage = (error: unknown): boolean => unreadable.test(wordsOf(error)) && !isFull(error);

/**
 * A release whose questions end with a sentence where its file cannot be read.
 * @param met told what the engine said of the file
 */
export function guardRelease(release: OpenRelease, met: (error: unknown) => void): OpenRelease {
  const guarded = async <Result>(task: Promise<Result>): Promise<Result> => {
    try {
      return await task;
    } catch (error) {
      if (!mayBeDamage(error)) throw error;
      met(error);
      throw dataUnreadable();
    }
  };
  return {
    ...release,
    run: (...question) => guarded(release.run(...question)),
    write: (...question) => guarded(release.write(...question)),
  };
}
