import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { type Checked, type Publication, readPublication, writePublication } from './publication.ts';
import { type Current, currentFile, type ReleaseInfo, readCurrent, readRelease, writeJson } from './release.ts';
import { isWhole, needRelease, verifyRelease } from './verify-release.ts';

/** Of the releases that a note of publishing names, the first that is whole: that is what a rollback leads to. */
async function wholeOf(folder: string, before: Current | null, but: string): Promise<string | null> {
  for (const id of [before?.current, before?.previous]) {
    if (!id || id === but) continue;
    const release = await readRelease(folder, id).catch(() => null);
    if (release && (await isWhole(folder, release))) return id;
  }
  return null;
}

/** Another place where releases are asked, which is brought them and told what is published. */
export interface Elsewhere {
  /** @throws when that cannot be; what was published then stays */
  publish(folder: string, info: ReleaseInfo, publishedAt: string): Promise<void>;
}

/**
 * Makes a sealed release the one that is asked, once all of it has been read. Running servers notice within about a
 * second; queries that run keep the release they began with. Publishing the current release again changes nothing.
 * The rules of the gate are not asked here: publishChecked does that.
 * @param folder the market folder, `<data>/market`
 * @param elsewhere is brought it first, also when it is the current release here
 * @param passed what the rules said, and who went against them; kept beside the release
 * @throws Refusal when there is no sealed release of that id, or it is damaged; the published one then stays
 */
export async function publishRelease(
  folder: string,
  id: string,
  elsewhere: Elsewhere | null = null,
  passed?: Pick<Publication, 'anyway' | 'behind'> & { checked: Checked },
): Promise<ReleaseInfo> {
  return switchTo(folder, await verifyRelease(folder, id), elsewhere, passed);
}

async function switchTo(
  folder: string,
  release: ReleaseInfo,
  elsewhere: Elsewhere | null,
  passed?: Pick<Publication, 'anyway' | 'behind'> & { checked: Checked },
): Promise<ReleaseInfo> {
  const { id } = release;
  // A note that is broken names nothing to go back to, and is written anew.
  const before = await readCurrent(folder).catch(() => null);
  const publishedAt = before?.current === id ? before.publishedAt : new Date().toISOString();
  await elsewhere?.publish(folder, release, publishedAt);
  if (before?.current === id) return release;
  const stored = passed ?? (await readPublication(folder, id));
  const { checked = null, anyway = null, behind = null } = stored ?? {};
  await writePublication(folder, id, { publishedAt, checked, anyway, behind });
  const next: Current = { current: id, previous: await wholeOf(folder, before, id), publishedAt };
  await writeJson(currentFile(folder), next);
  return release;
}

/**
 * Goes back to the release that was published before the current one; a second rollback returns.
 * @param folder the market folder, `<data>/market`
 * @param elsewhere goes back first
 * @throws Refusal when there is no earlier release, or it is damaged, or current.json is broken
 */
export async function rollbackRelease(folder: string, elsewhere: Elsewhere | null = null): Promise<ReleaseInfo> {
  const before = await readCurrent(folder);
  if (!before?.previous) {
    throw new Refusal('market.no-earlier-release', status.refused, {
      zh_CN: '没有更早的版本可以回退。',
      en: 'There is no earlier release to roll back to.',
    });
  }
  // It was read whole when it was published; that it is the same still is known by its seal, in a moment.
  const release = await needRelease(folder, before.previous);
  return switchTo(folder, release.file ? release : await verifyRelease(folder, release.id), elsewhere);
}
