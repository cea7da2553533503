import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { noteMissing } from './damage.ts';
import { type ListedRelease, listReleases, releaseNames } from './list-releases.ts';
import { type Publication, readPublication } from './publication.ts';
import { readCurrent, readRelease } from './release.ts';
import { standIns } from './stand-ins.ts';
import { checkSeal, readTables } from './verify-release.ts';

export interface InspectedRelease {
  id: string;
  /** Null where release.json cannot be read. */
  info: ListedRelease | null;
  /** What is wrong with its files; null when they are whole. */
  damage: Sentence | null;
  /** Null when it was never published. */
  publication: Publication | null;
}

/** What is wrong with a release; null when it is whole. */
async function damageOf(folder: string, id: string): Promise<Sentence | null> {
  try {
    const info = await readRelease(folder, id);
    if (!info) return noteMissing(id).sentence;
    await checkSeal(folder, info);
    // Without a seal only the engine can tell.
    if (!info.file) await readTables(folder, id);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.sentence;
    throw error;
  }
}

/**
 * Looks at every release of a market folder, also at those that cannot be opened.
 * @returns them, newest first; what is wrong with current.json; and the release that answers where the published one cannot
 */
export async function inspectReleases(
  folder: string,
): Promise<{ releases: InspectedRelease[]; broken: Sentence | null; standIn: string | null }> {
  const listed = await listReleases(folder);
  const unread = (await releaseNames(folder)).filter((name) => !listed.some(({ id }) => id === name));
  const inspect = async (id: string, info: ListedRelease | null): Promise<InspectedRelease> => ({
    id,
    info,
    damage: await damageOf(folder, id),
    publication: await readPublication(folder, id),
  });
  const releases: InspectedRelease[] = [];
  for (const info of listed) releases.push(await inspect(info.id, info));
  for (const id of unread) releases.push(await inspect(id, null));
  const note = await readCurrent(folder).then(
    (current) => ({ id: current?.current ?? null, broken: null }),
    (error: unknown) => {
      if (error instanceof Refusal) return { id: null, broken: error.sentence };
      throw error;
    },
  );
  const whole = new Set(releases.filter(({ damage }) => damage === null).map(({ id }) => id));
  const answers = note.broken === null && (note.id === null || whole.has(note.id));
  const standIn = answers ? undefined : (await standIns(folder)).find((id) => whole.has(id));
  return { releases, broken: note.broken, standIn: standIn ?? null };
}
