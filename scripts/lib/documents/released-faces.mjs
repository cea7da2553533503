import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';
import { PlainError } from '../say.mjs';
import { faceFault, recordOf } from './face-changes.mjs';

/** What the public faces were when the portal was released the last time. */
export const releasedFile = join(project, 'docs', 'public-faces.json');

/** @typedef {{ release: string, faces: Record<string, import('./face-changes.mjs').ReleasedFace> }} Released */

/** @returns {Released | null} null before the first one is noted */
export const readReleased = () => (existsSync(releasedFile) ? JSON.parse(readFileSync(releasedFile, 'utf8')) : null);

/**
 * @param {string} changelog its text
 * @returns {string} the version of the last release, such as 0.6.0
 * @throws {Error} where no heading names a release: what is noted would be taken for that of another one
 */
export function lastRelease(changelog) {
  const found = /^## (\d+\.\d+\.\d+), \d{4}-\d{2}-\d{2}$/m.exec(changelog);
  if (!found?.[1]) throw new Error('CHANGELOG.md has no heading of a release, such as "## 0.6.0, 2026-11-26".');
  return found[1];
}

const readChangelog = () => readFileSync(join(project, 'CHANGELOG.md'), 'utf8');

/**
 * @param {{ module: string, declared: Record<string, string> }[]} faces as they are now
 * @param {Record<string, string>} versions those that they have now
 * @returns {string[]} a sentence for each that has changed and would pass for what it was
 */
export const faultsOf = (faces, versions, released = readReleased()) =>
  faces.flatMap(
    ({ module, declared }) => faceFault(module, released?.faces[module], declared, versions[module] ?? '0.0.0') ?? [],
  );

/** Whether what is noted is the last release. */
export const isNoted = (released = readReleased(), changelog = readChangelog()) =>
  released !== null && released.release === lastRelease(changelog);

/**
 * Notes what the faces are, once for each release: from then on their changes are counted anew.
 *
 * @param {{ module: string, declared: Record<string, string> }[]} faces as they are now
 * @param {Record<string, string>} versions those that they have now
 * @throws {PlainError} that says which face has changed and kept its version; nothing is noted then
 */
export function noteReleased(faces, versions) {
  const faults = faultsOf(faces, versions).join('\n');
  if (faults !== '')
    throw new PlainError({
      en: `A public face has kept its version:\n${faults}`,
      zh: `公开接口已变，版本没有升：\n${faults}`,
    });
  if (isNoted()) return;
  const noted = {
    release: lastRelease(readChangelog()),
    faces: Object.fromEntries(
      faces.map(({ module, declared }) => [module, { version: versions[module], exports: recordOf(declared) }]),
    ),
  };
  writeFileSync(releasedFile, `${JSON.stringify(noted, null, 1)}\n`);
}
