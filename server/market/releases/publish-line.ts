import { rm } from 'node:fs/promises';
import { writePublication } from './publication.ts';
import { type Current, currentFile, readCurrent, releaseFolder, writeJson } from './release.ts';
import { verifyRelease } from './verify-release.ts';

/**
 * Publishes the last of a line of releases with one switch, as if they had been published one after the other: the
 * one before it is what a rollback leads to. The rules of the gate are not asked.
 * @param folder the market folder, `<data>/market`
 * @param ids the releases, the oldest first; each is sealed
 * @throws Refusal when one of them is not there or damaged; nothing is published then
 */
export async function publishLine(folder: string, ids: readonly string[]): Promise<void> {
  const last = ids.at(-1);
  if (last === undefined) return;
  for (const id of ids) await verifyRelease(folder, id);
  const publishedAt = new Date().toISOString();
  for (const id of ids) await writePublication(folder, id, { publishedAt, checked: null, anyway: null, behind: null });
  const next: Current = { current: last, previous: ids.at(-2) ?? null, publishedAt };
  await writeJson(currentFile(folder), next);
}

/** Takes a release away that is neither published nor what a rollback leads to; servers that still read it go on. */
export async function removeRelease(folder: string, id: string): Promise<void> {
  const current = await readCurrent(folder);
  if (current?.current === id || current?.previous === id) return;
  await rm(releaseFolder(folder, id), { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
}
