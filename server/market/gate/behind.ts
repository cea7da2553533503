import { readPublication } from '../releases/publication.ts';
import { type ReleaseInfo, readCurrent, readRelease } from '../releases/release.ts';

/** The releases that one was made from, the nearest first, as far as they are still there. */
async function baseOf(folder: string, { onto }: ReleaseInfo): Promise<string[]> {
  const bases: string[] = [];
  for (let next = onto; next && !bases.includes(next); ) {
    bases.push(next);
    next = (await readRelease(folder, next).catch(() => null))?.onto;
  }
  return bases;
}

/**
 * Whether publishing a release would lose what has been published since the one it was made from: two operators have
 * made one each from the same release.
 * @returns the release that it was made onto and the one that is published; null where nothing would be lost, as for a
 *   whole market, or for a release that was published before: that is a way back
 */
export async function behind(
  folder: string,
  release: ReleaseInfo,
): Promise<{ onto: string; published: string } | null> {
  const published = (await readCurrent(folder).catch(() => null))?.current;
  if (!release.onto || published === undefined || published === release.id) return null;
  if ((await readPublication(folder, release.id)) !== null) return null;
  if ((await baseOf(folder, release)).includes(published)) return null;
  return { onto: release.onto, published };
}
