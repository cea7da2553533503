import { fileUnread, noteMissing, standInError } from '../releases/damage.ts';
import { type NextRelease, readNextRelease } from '../releases/next-release.ts';
import { type Current, readCurrent, readRelease } from '../releases/release.ts';
import { standIns } from '../releases/stand-ins.ts';
import { unusableReleases } from '../releases/unusable.ts';
import { checkSeal, readTables } from '../releases/verify-release.ts';
import { guardRelease } from './guard-release.ts';
import type { Holder } from './hold-release.ts';
import type { OpenRelease } from './open-release.ts';

/** An engine that fails over whole files is begun anew no more often than after so many milliseconds. */
const betweenNew = 60_000;

/** Opens a release of the folder by its id. */
export type OpenOne = (id: string, publishedAt: string) => Promise<OpenRelease>;

export interface Follower {
  /** Looks once what is published, and puts it into the holder, or what stands in for it. */
  look(): Promise<void>;
  /** Whether something else than what is published is asked. */
  fallenBack(): boolean;
  /** Whether the place where that is said could be read at the last look. */
  answers(): boolean;
  /** When figures are expected next, as it was said at the last look; null when nobody has. */
  next(): NextRelease | null;
  /** Puts nothing in any more. */
  end(): Promise<void>;
}

/**
 * Keeps the published release in a holder, or the last whole one where that cannot be used.
 * @param report told once of each release that cannot be used, and what answers instead
 */
export function followPublished(
  folder: string,
  holder: Holder,
  openOne: OpenOne,
  report: (error: unknown) => void,
): Follower {
  const unusable = unusableReleases(folder);
  let ended = false;
  let fallen = false;
  let next: NextRelease | null = null;
  let reported = '';
  let begunAnew = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  let examining: Promise<void> | null = null;

  const settle = (fault: unknown, wanted?: string) => {
    fallen = fault !== undefined;
    const answering = holder.current()?.info.id;
    const error = fallen ? standInError(fault, answering === wanted ? undefined : answering) : null;
    if (error && error.message !== reported) report(error);
    reported = error?.message ?? '';
  };

  /** Opens a release that is what was sealed, and puts it in. @returns why that cannot be; undefined when it is in */
  const open = async (id: string, publishedAt?: string): Promise<unknown> => {
    const verdict = await unusable.verdict(id);
    if (verdict !== undefined) return verdict;
    try {
      const info = await readRelease(folder, id);
      if (!info) throw noteMissing(id);
      await checkSeal(folder, info);
      const release = await openOne(id, publishedAt ?? info.createdAt).catch((error: unknown) => {
        throw fileUnread(id, error);
      });
      unusable.forget(id);
      if (ended) release.close();
      else holder.put(guardRelease(release, (error) => examine(release, error)));
      return undefined;
    } catch (error) {
      await unusable.note(id, error);
      return error;
    }
  };

  const follow = async () => {
    let fault: unknown;
    // What is broken there says nothing; the figures stand.
    next = await readNextRelease(folder).catch(() => null);
    const wanted = await readCurrent(folder).catch((error: unknown): Partial<Current> => {
      fault = error;
      return {};
    });
    if (ended) return;
    if (!wanted) {
      if (holder.current()) holder.put(null);
      return settle(undefined);
    }
    const { current, publishedAt } = wanted;
    const present = holder.current();
    const holds = present !== null && (await unusable.reason(present.info.id)) === undefined;
    if (current !== undefined) {
      if (holds && present.info.id === current && present.publishedAt === publishedAt) return settle(undefined);
      fault = await open(current, publishedAt);
      if (fault === undefined) return settle(undefined);
    }
    for (const id of holds ? [] : await standIns(folder)) if ((await open(id)) === undefined) break;
    settle(fault, current);
  };

  // One look at a time: a slow one must not open a release twice.
  const look = (): Promise<void> => {
    looking ??= follow().finally(() => {
      looking = null;
    });
    return looking;
  };

  /** Finds out whether the file of a release is the reason for what the engine said of it. */
  const examine = (release: OpenRelease, cause: unknown) => {
    const { info, publishedAt } = release;
    const find = async () => {
      try {
        await checkSeal(folder, info);
        if (!info.file) await readTables(folder, info.id);
      } catch (damage) {
        await unusable.note(info.id, damage);
        await looking?.catch(() => undefined);
        return look();
      }
      report(cause);
      // The file is whole, but the engine may have given it up for good.
      if (performance.now() - begunAnew < betweenNew) return;
      begunAnew = performance.now();
      await open(info.id, publishedAt);
    };
    examining ??= find()
      .catch(report)
      .finally(() => {
        examining = null;
      });
  };

  return {
    look,
    fallenBack: () => fallen,
    answers: () => true,
    next: () => next,
    async end() {
      ended = true;
      await looking?.catch(() => undefined);
      await examining;
    },
  };
}
