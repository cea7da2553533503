import { beforeAll, expect, test } from '@jest/globals';
import { faceVersions } from '../../../contract/modules/face-versions.ts';
import { readPages } from '../../../scripts/lib/documents/pages.mjs';
import { describeFaces, facesFile, readFaces } from '../../../scripts/lib/documents/public-faces.mjs';
import { faultsOf, isNoted, lastRelease } from '../../../scripts/lib/documents/released-faces.mjs';

let faces: Awaited<ReturnType<typeof readFaces>>;
beforeAll(async () => {
  faces = await readFaces();
});

test('docs/public-faces.md and its pages say what areas may use today; npm run faces writes them anew', () => {
  expect(describeFaces(faces)).toEqual(readPages(facesFile));
});

test('a face that is another than the last release had has another version; npm run faces notes a new release', () => {
  expect(faultsOf(faces, faceVersions)).toEqual([]);
  expect(isNoted()).toBe(true);
});

test('a release is read from the headings of the changelog, and a changelog without one is refused', () => {
  expect(lastRelease('# Changelog\n\n## Unreleased\n\n## 1.2.0, 2026-12-01\n\n## 1.1.0, 2026-11-30\n')).toBe('1.2.0');
  expect(() => lastRelease('# Changelog\n\n## 2026-12-01\n')).toThrow(/no heading of a release/);
});
