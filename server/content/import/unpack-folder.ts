import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { unpackZip } from '../../importer/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { marketRefusals } from '../marketplace/refusals.ts';

/** Files that a packed folder may have. */
const mostFiles = { flat: 1000, deep: 10_000 };

/**
 * Unpacks a folder that was packed as .zip, and gives its files their names again. What is written never leaves the place.
 * @param place where it is unpacked; its owner removes it
 * @param shape `flat` has bare names alone, as a list of documents names them; `deep` has the folders below it too
 * @returns the folder that holds the files
 * @throws Refusal when it is no archive, leads out of its folder, holds too much, or a name twice
 */
export async function unpackFolder(
  archive: string,
  place: string,
  { limits, shape }: { limits: FileLimits; shape: 'flat' | 'deep' },
): Promise<string> {
  const most = { entries: mostFiles[shape], bytes: limits.archiveBytes, ratio: limits.ratio };
  const files = await unpackZip(archive, join(place, 'unpacked'), most);
  const folder = join(place, 'folder');
  await mkdir(folder);
  const taken = new Set<string>();
  const isPacked = shape === 'deep' && haveOneFolder(files.map(({ name }) => name));
  for (const { name, file } of files) {
    const own = shape === 'flat' ? posix.basename(name) : isPacked ? name.slice(name.indexOf('/') + 1) : name;
    const path = posix.normalize(own);
    // Two systems may tell names apart by their letters' case, and others not.
    if (taken.has(path.toLowerCase())) throw marketRefusals.repeatedFile(own);
    taken.add(path.toLowerCase());
    try {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await rename(file, join(folder, path));
    } catch (error) {
      if (['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
        throw marketRefusals.unfitFile(own);
      throw error;
    }
  }
  return folder;
}

/** Whether all lie in one folder, which was packed with them. */
function haveOneFolder(names: readonly string[]): boolean {
  const tops = new Set(names.map((name) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '')));
  return tops.size === 1 && !tops.has('');
}
