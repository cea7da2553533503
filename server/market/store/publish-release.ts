import { readdir } from 'node:fs/promises';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusal.ts';
import { currentFile, type ReleaseInfo, readCurrent, readRelease, releasesFolder, writeJson } from './release.ts';

export type ListedRelease = ReleaseInfo & { state: 'current' | 'previous' | 'kept' };

/**
 * Makes a sealed release the one that is asked. Running servers notice within about a second; queries that run keep
 * the release they began with. Publishing the current release again changes nothing.
 * @param folder the market folder, `<data>/market`
 * @throws Refusal when there is no sealed release of that id
 */
export async function publishRelease(folder: string, id: string): Promise<ReleaseInfo> {
  const release = await readRelease(folder, id);
  if (!release) {
    throw new Refusal('market.no-such-release', status.notFound, {
      zh_CN: `没有版本 ${id}，无法发布。`,
      en: `Release ${id} does not exist and cannot be published.`,
    });
  }
  const before = await readCurrent(folder);
  if (before?.current === id) return release;
  await writeJson(currentFile(folder), {
    current: id,
    previous: before?.current ?? null,
    publishedAt: new Date().toISOString(),
  });
  return release;
}

/**
 * Goes back to the release that was published before the current one; a second rollback returns.
 * @param folder the market folder, `<data>/market`
 * @throws Refusal when there is no earlier release
 */
export async function rollbackRelease(folder: string): Promise<ReleaseInfo> {
  const before = await readCurrent(folder);
  if (!before?.previous) {
    throw new Refusal('market.no-earlier-release', status.refused, {
      zh_CN: '没有更早的版本可以回退。',
      en: 'There is no earlier release to roll back to.',
    });
  }
  return publishRelease(folder, before.previous);
}

/** @returns all sealed releases, newest first, each with its state */
export async function listReleases(folder: string): Promise<ListedRelease[]> {
  const current = await readCurrent(folder);
  const names = await readdir(releasesFolder(folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const releases = await Promise.all(names.map((name) => readRelease(folder, name)));
  return releases
    .filter((release) => release !== null)
    .map((release) => ({
      ...release,
      state:
        release.id === current?.current
          ? ('current' as const)
          : release.id === current?.previous
            ? ('previous' as const)
            : ('kept' as const),
    }))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}
