import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StateDatabase } from '../../../state/open-state.ts';
import { folderOf } from '../../image/image-store.ts';
import { portions } from '../../insert-all.ts';

/** What was brought so lately may belong to a delivery that is not written yet, in ms. */
const young = 60 * 60 * 1000;

/**
 * Takes pictures out of the store that no row shows any more, and what killed deliveries have left beside it.
 * @param now milliseconds since 1970
 */
export async function sweepPictures(db: StateDatabase, store: string, now: number): Promise<void> {
  const isOld = async (path: string): Promise<boolean> => {
    const found = await stat(path).catch(() => null);
    return found !== null && now - found.mtimeMs > young;
  };
  for (const name of await readdir(store).catch(() => [])) {
    const path = join(store, name);
    if (name.startsWith('.new-')) {
      if (await isOld(path)) await rm(path, { recursive: true, force: true });
      continue;
    }
    const digests = (await readdir(path).catch(() => [])).filter((digest) => /^[0-9a-f]{64}$/.test(digest));
    const old: string[] = [];
    for (const digest of digests) if (await isOld(folderOf(store, digest))) old.push(digest);
    await dropPictures(db, store, old);
  }
}

/** Takes some pictures out of the store, as far as no row shows them. @param digests of the pictures */
export async function dropPictures(db: StateDatabase, store: string, digests: string[]): Promise<void> {
  for (const some of portions(digests)) {
    const used = await db.selectFrom('image_row').select('digest').where('digest', 'in', some).execute();
    const known = new Set(used.map(({ digest }) => digest));
    for (const digest of some.filter((each) => !known.has(each)))
      await rm(folderOf(store, digest), { recursive: true, force: true });
  }
}
