import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How a file is named until it is whole. */
export const unfinished = (file: string): string => `${file}.part`;

/**
 * Puts a file that was written under its unfinished name, and synced, in its place; after a power cut it is there whole
 * or not at all.
 */
export async function finish(file: string): Promise<void> {
  await rename(unfinished(file), file);
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Writes a small file whole or not at all. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(unfinished(file), text, { flush: true });
  await finish(file);
}
