import { constants, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CopiedFile, measureFile } from '../state/copy/copied-file.ts';

/**
 * Copies a file from one folder to the same place in another, sharing its blocks where the file system can.
 * @returns what the copy is: its size and SHA-256; null where the file has gone meanwhile
 * @throws what the system says where it cannot be read or written
 */
export async function copyOne(from: string, to: string, path: string): Promise<CopiedFile | null> {
  const place = join(to, path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  try {
    await copyFile(join(from, path), place, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return { path, ...(await measureFile(place)) };
}
