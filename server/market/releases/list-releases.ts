import { readdir } from 'node:fs/promises';
import { isReleaseId, type ReleaseInfo, readCurrent, readRelease, releasesFolder } from './release.ts';

export type ReleaseState = 'current' | 'previous' | 'kept';

export type ListedRelease = ReleaseInfo & { state: ReleaseState };

/** The folders of releases, whatever is in them. */
export const releaseNames = async (folder: string): Promise<string[]> => {
  const names = await readdir(releasesFolder(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter(isReleaseId);
};

/** @returns the sealed releases that can be told of, newest first, each with its state */
export async function listReleases(folder: string): Promise<ListedRelease[]> {
  const current = await readCurrent(folder).catch(() => null);
  const stateOf = (id: string): ReleaseState =>
    id === current?.current ? 'current' : id === current?.previous ? 'previous' : 'kept';
  const releases = await Promise.all(
    (await releaseNames(folder)).map((name) => readRelease(folder, name).catch(() => null)),
  );
  return releases
    .filter((release) => release !== null)
    .map((release) => ({ ...release, state: stateOf(release.id) }))
    .sort((first, other) => other.createdAt.localeCompare(first.createdAt));
}
