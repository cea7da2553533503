import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { mayBeDamage } from '../opened/guard-release.ts';
import { releaseFile } from './release.ts';
import { unusableReleases } from './unusable.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-unusable-'));
  await mkdir(join(folder, 'releases', 'one'), { recursive: true });
  await writeFile(releaseFile(folder, 'one'), 'broken');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a release that could not be used', () => {
  test('is tried again after a minute, and counts as unusable until that succeeds', async () => {
    let now = 0;
    const unusable = unusableReleases(folder, () => now);
    expect([await unusable.verdict('one'), await unusable.reason('one')]).toEqual([undefined, undefined]);
    await unusable.note('one', 'no bytes');
    expect([await unusable.verdict('one'), await unusable.reason('one')]).toEqual(['no bytes', 'no bytes']);
    now = 61_000;
    expect([await unusable.verdict('one'), await unusable.reason('one')]).toEqual([undefined, 'no bytes']);
    unusable.forget('one');
    expect(await unusable.reason('one')).toBeUndefined();
  });

  test('is tried again as soon as its files have changed', async () => {
    const unusable = unusableReleases(folder);
    await unusable.note('one', 'no bytes');
    await writeFile(releaseFile(folder, 'one'), 'mended');
    expect(await unusable.reason('one')).toBeUndefined();
    await unusable.note('one', 'no file');
    await rm(releaseFile(folder, 'one'));
    expect(await unusable.verdict('one')).toBeUndefined();
  });
});

test.each([
  ['IO Error: Corrupt database file: computed checksum 1 does not match stored checksum 2', true],
  ['IO Error: Could not read enough bytes from file', true],
  ['FATAL Error: Failed: database has been invalidated because of a previous fatal error', true],
  ['IO Error: Could not write file: No space left on device', false],
  ['Out of Memory Error: could not allocate block', false],
  ['INTERRUPT Error: Interrupted!', false],
  ['Parser Error: syntax error', false],
])('%s may be damage: %s', (words, damage) => expect(mayBeDamage(new Error(words))).toBe(damage));
