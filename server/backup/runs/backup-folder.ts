import type { Dirent } from 'node:fs';
import { readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { measureFile } from '../../state/copy/copied-file.ts';
import { type BackupList, listName, readList } from '../../state/copy/list-file.ts';
import { type Place, statePlace } from '../backup.ts';
import { filesOfPortal } from '../files-of-portal.ts';

/** A whole backup in the folder of the operator. */
export interface StoredBackup {
  /** Of its folder. */
  name: string;
  /** ISO 8601, UTC. */
  madeAt: string;
  files: number;
  bytes: number;
  /** Of its list, which has the SHA-256 of each file: with this one all of them are known. */
  sha256: string;
}

/** How many of the newest backups are listed. */
const mostListed = 50;

/** A backup that is being written is called so until it is whole; one that was broken off stays so. */
const partial = '.part';

export const partialName = (name: string): string => `${name}${partial}`;

/** What the portal calls a backup that is begun at an instant: portal-20261130T061655Z. */
export const nameAt = (now: number): string =>
  `portal-${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** What is being removed has a number behind its instant: no backup is ever written there. */
const asidePattern = /^portal-\d{8}T\d{6}Z-\d+\.part$/;
const partialPattern = /^portal-\d{8}T\d{6}Z(-\d+)?\.part$/;

/** How many removals may begin, or be broken off, within one second. */
const mostAside = 20;

export const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

const foldersIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());

/**
 * The whole backups of a folder, the newest first, those of the command among them. What has no list that can be read is
 * none.
 */
export async function storedBackups(folder: string): Promise<StoredBackup[]> {
  const found: StoredBackup[] = [];
  for (const { name } of await foldersIn(folder)) {
    const backup = name.endsWith(partial) ? null : await summaryOf(join(folder, name)).catch(() => null);
    if (backup) found.push({ name, ...backup });
  }
  return found.sort((one, other) => other.madeAt.localeCompare(one.madeAt)).slice(0, mostListed);
}

/** A page that follows a backup asks for all of them again and again, and a list never changes. */
const summaries = new LRUCache<string, Omit<StoredBackup, 'name'>>({ max: 200 });

/** @throws OperatorError or what the system says where a folder is no backup */
async function summaryOf(backup: string): Promise<Omit<StoredBackup, 'name'>> {
  const { mtimeMs, size } = await stat(join(backup, listName));
  const key = `${backup} ${mtimeMs} ${size}`;
  const known = summaries.get(key);
  if (known) return known;
  const { madeAt, files } = await readList(backup);
  const { sha256 } = await measureFile(join(backup, listName));
  const summary = { madeAt, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), sha256 };
  summaries.set(key, summary);
  return summary;
}

/** What one of these backups holds, with the SHA-256 of its list; null where the folder has none of that name. */
export async function findBackup(folder: string, name: string): Promise<(BackupList & { sha256: string }) | null> {
  const entries = await foldersIn(folder).catch((error) => {
    if (/^(ENOENT|ENOTDIR)$/.test(codeOf(error))) return [];
    throw error;
  });
  const known = entries.some((entry) => entry.name === name);
  if (!known || name.endsWith(partial)) return null;
  const backup = join(folder, name);
  const list = await readList(backup).catch(() => null);
  return list && { ...list, sha256: (await summaryOf(backup)).sha256 };
}

async function removeCalled(folder: string, pattern: RegExp): Promise<void> {
  for (const { name } of await foldersIn(folder))
    if (pattern.test(name)) await rm(join(folder, name), { recursive: true, force: true });
}

/** Removes what backups, and removals of some, have left that were broken off. Meant for when none is under way. */
export const removePartial = (folder: string): Promise<void> => removeCalled(folder, partialPattern);

/**
 * Makes a whole backup none any more, before its first file goes: it is called as what is broken off, so that it goes
 * like that should its removal be broken off, whatever it was called.
 * @returns what it is called now
 * @throws what the system says, and then nothing has changed
 */
export async function setAside(folder: string, name: string, now: number): Promise<string> {
  for (let count = 1; ; count++) {
    const aside = partialName(`${nameAt(now)}-${count}`);
    try {
      await rename(join(folder, name), join(folder, aside));
      return aside;
    } catch (error) {
      const isTaken = /^(ENOTEMPTY|EEXIST|ENOTDIR)$/.test(codeOf(error));
      if (!isTaken || count === mostAside) throw error;
    }
  }
}

/**
 * Removes what was set aside, and what former removals have left that were broken off.
 * @throws what the system says, and then some of it may be left
 */
export async function removeAside(folder: string, aside: string): Promise<void> {
  await rm(join(folder, aside), { recursive: true, force: true });
  await removeCalled(folder, asidePattern).catch(() => undefined);
}

/** How many bytes are free in a folder for who runs the portal. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How many bytes a backup takes at most: those of its files, and of the state where that is a file. */
export async function bytesNeeded(place: Place): Promise<number> {
  const sizeOf = async (file: string) => (await stat(file).catch(() => null))?.size ?? 0;
  const state = statePlace(place);
  let sum = 'file' in state ? await sizeOf(state.file) : 0;
  for await (const path of filesOfPortal(place.dataFolder)) sum += await sizeOf(join(place.dataFolder, path));
  return sum;
}
