import { stat } from 'node:fs/promises';
import { type Market, releaseFile } from '../../market/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { DataFolder } from './data-folder.ts';

/**
 * Says whether the files that the server has open are still those that their names lead to. A system lets a file be
 * moved away or replaced while it is open: what is written then is lost with the process.
 * @param paths the files as they are now; one that was not asked for before counts as it is found
 * @returns what asks; it never fails
 */
export function watchPlaces(paths: () => readonly string[]): () => Promise<boolean> {
  let known = new Map<string, string>();

  async function isInPlace(path: string): Promise<boolean> {
    const found = await stat(path).then(
      ({ dev, ino }) => `${dev} ${ino}`,
      () => null,
    );
    if (found === null) return false;
    const before = known.get(path) ?? found;
    known.set(path, before);
    return before === found;
  }

  return async () => {
    const now = paths();
    known = new Map([...known].filter(([path]) => now.includes(path)));
    return (await Promise.all(now.map(isInPlace))).every(Boolean);
  };
}

/** The files of the stores that are open: of those in a database there is none. */
export function placesOf(
  { stateFile, marketFolder }: Pick<DataFolder, 'stateFile' | 'marketFolder'>,
  { marketUrl, databaseUrl }: Pick<Settings, 'marketUrl' | 'databaseUrl'>,
  market: Pick<Market, 'release'>,
): string[] {
  const release = marketUrl === null ? market.release() : null;
  return [...(databaseUrl === null ? [stateFile] : []), ...(release ? [releaseFile(marketFolder, release.id)] : [])];
}
