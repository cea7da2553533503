import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { damages, forgetSeal } from '../testing/damage.ts';
import { fillSmallRelease, publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { inspectReleases } from './inspect-releases.ts';
import { listReleases } from './list-releases.ts';
import { publishRelease, rollbackRelease } from './publish-release.ts';
import { readCurrent, releaseFile } from './release.ts';
import { standIns } from './stand-ins.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-damaged-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const facts = smallFacts().slice(0, 400);
const seal = async (id: string) => (await fillSmallRelease(folder, facts, id)).seal();
const current = async () => (await readCurrent(folder))?.current;
const inspected = async () =>
  Object.fromEntries((await inspectReleases(folder)).releases.map(({ id, damage }) => [id, damage?.en ?? null]));

describe('publishing reads all of a release first', () => {
  test('a sealed release keeps the size and content of its file', async () => {
    const { file } = await seal('one');
    expect(file?.bytes).toBe((await readFile(releaseFile(folder, 'one'))).length);
    expect(file?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await listReleases(folder))[0]?.file).toEqual(file);
  });

  test.each(Object.entries(damages))('%s: refused by its name, and the published one stays', async (_name, damage) => {
    await publishSmallRelease(folder, facts, 'one');
    await seal('two');
    await damage(folder, 'two');
    await expect(publishRelease(folder, 'two')).rejects.toMatchObject({
      sentence: { zh_CN: expect.stringContaining('two'), en: expect.stringContaining('two') },
    });
    expect(await current()).toBe('one');
    expect(await inspected()).toEqual({ one: null, two: expect.stringContaining('two') });
  });

  test('a release without a seal that is whole is published as before', async () => {
    await seal('one');
    await forgetSeal(folder, 'one');
    expect((await publishRelease(folder, 'one')).id).toBe('one');
  });

  test('the published release itself is refused once it is damaged', async () => {
    await publishSmallRelease(folder, facts, 'one');
    await damages['cut by one byte']?.(folder, 'one');
    await expect(publishRelease(folder, 'one')).rejects.toMatchObject({ id: 'market.release-damaged' });
  });

  test('no rollback leads to a damaged release, neither at once nor later', async () => {
    for (const id of ['one', 'two', 'three']) await publishSmallRelease(folder, facts, id);
    await damages['no file']?.(folder, 'two');
    await expect(rollbackRelease(folder)).rejects.toMatchObject({ id: 'market.release-damaged' });
    await seal('four');
    await damages['cut in half']?.(folder, 'three');
    await publishRelease(folder, 'four');
    expect(await readCurrent(folder)).toMatchObject({ current: 'four', previous: null });
  });

  test.each(['', '{', 'null', '{}', '{"current":"../one","publishedAt":"x"}'])(
    'a current.json that says %j is told of, and written anew by publishing',
    async (sentence) => {
      await publishSmallRelease(folder, facts, 'one');
      await writeFile(join(folder, 'current.json'), sentence);
      await expect(rollbackRelease(folder)).rejects.toMatchObject({ id: 'market.file-broken' });
      expect(await inspectReleases(folder)).toMatchObject({ standIn: 'one' });
      await publishRelease(folder, 'one');
      expect(await current()).toBe('one');
    },
  );
});

describe('what may stand in for a damaged release', () => {
  test('the one before it, then those that were published, then the others, the newest first', async () => {
    await seal('refused');
    for (const id of ['one', 'two', 'three']) await publishSmallRelease(folder, facts, id);
    await seal('new');
    await rollbackRelease(folder);
    await rollbackRelease(folder);
    expect(await standIns(folder)).toEqual(['two', 'one', 'new', 'refused']);
    await damages['cut in half']?.(folder, 'three');
    await damages['half of release.json']?.(folder, 'two');
    expect(await inspectReleases(folder)).toMatchObject({ broken: null, standIn: 'one' });
  });

  test('nothing stands in where the published one is whole, also after it was put back', async () => {
    for (const id of ['one', 'two']) await publishSmallRelease(folder, facts, id);
    const copy = join(folder, 'copy');
    await copyFile(releaseFile(folder, 'two'), copy);
    await damages['cut in half']?.(folder, 'two');
    expect((await inspectReleases(folder)).standIn).toBe('one');
    await copyFile(copy, releaseFile(folder, 'two'));
    expect((await inspectReleases(folder)).standIn).toBeNull();
  });
});
