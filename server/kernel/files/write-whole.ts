import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a small file so that its name shows all of it or, after a power cut or on a full disk, what was there before:
 * it is written under another name, brought to the disk, and only then renamed; the folder is brought there as well.
 * @param options.mode who may read it, as for chmod
 * @throws what the system says when it cannot be written; nothing is left then
 */
export async function writeWhole(path: string, content: string, options: { mode?: number } = {}): Promise<void> {
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const file = await open(unfinished, 'wx', options.mode);
    try {
      await file.writeFile(content);
    } finally {
      await file.close();
    }
    await putInPlace(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Gives a file, or a folder with all that is in it, its name once it is written: first what it holds is brought to the
 * disk, whoever wrote it, then the name. A power cut leaves all of it or nothing.
 */
export async function putInPlace(unfinished: string, path: string): Promise<void> {
  await syncAll(unfinished);
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

async function syncAll(path: string): Promise<void> {
  if (!(await stat(path)).isDirectory()) return syncFile(path);
  for (const name of await readdir(path)) await syncAll(join(path, name));
  await syncFolder(path);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Brings the names in a folder to the disk; a system that knows nothing of the kind (Windows) does it by itself. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  try {
    await folder?.sync().catch(() => undefined);
  } finally {
    await folder?.close();
  }
}
