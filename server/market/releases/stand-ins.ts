import { listReleases } from './list-releases.ts';
import { readPublication } from './publication.ts';
import { readCurrent } from './release.ts';

/**
 * The releases that may answer in the place of the published one, the best first: the one before it, then those that
 * were published at some time, then the others; the newest first, and a demonstration only behind true figures.
 * Whether they are whole is not known yet.
 */
export async function standIns(folder: string): Promise<string[]> {
  const current = await readCurrent(folder).catch(() => null);
  const remaining = await listReleases(folder);
  const worth = await Promise.all(
    remaining.map(async ({ id, demonstration }) => ({
      id,
      // Whoever was never published may be what somebody has refused.
      rank: (demonstration ? 2 : 0) + ((await readPublication(folder, id)) ? 0 : 1),
    })),
  );
  const order = worth.sort((first, other) => first.rank - other.rank).map(({ id }) => id);
  const all = [current?.previous, ...order].filter((id) => typeof id === 'string');
  return [...new Set(all)].filter((id) => id !== current?.current);
}
