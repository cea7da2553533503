import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ZipFile } from 'yazl';
import { usualFileLimits } from '../../settings/settings-files.ts';
import { unpackFolder } from './unpack-folder.ts';

let place = '';
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'unpack-folder-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

async function unpack(names: readonly string[], shape: 'flat' | 'deep', limits = usualFileLimits) {
  const archive = join(place, 'archive.zip');
  const zip = new ZipFile();
  for (const name of names) zip.addBuffer(Buffer.from(name), name.replaceAll('..', '__'));
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive));
  const own = await mkdtemp(join(place, 'own-'));
  const folder = await unpackFolder(archive, own, { limits, shape });
  return { folder, files: (await readdir(folder, { recursive: true })).sort() };
}

test('the folder that was packed, and those below it, are as they were', async () => {
  const { folder, files } = await unpack(['photos/list.csv', 'photos/red/one.jpg', 'photos/blue/one.jpg'], 'deep');
  expect(files).toEqual(['blue', 'blue/one.jpg', 'list.csv', 'red', 'red/one.jpg']);
  expect(await readFile(join(folder, 'red/one.jpg'), 'utf8')).toBe('photos/red/one.jpg');
  expect((await unpack(['list.csv', 'red/one.jpg'], 'deep')).files).toEqual(['list.csv', 'red', 'red/one.jpg']);
});

test('a flat one has bare names, and two that are one are refused', async () => {
  expect((await unpack(['in/reports.csv', 'other/one.html'], 'flat')).files).toEqual(['one.html', 'reports.csv']);
  await expect(unpack(['a/one.html', 'b/One.html'], 'flat')).rejects.toThrow(/several files called/);
  await expect(unpack(['red/one.jpg', 'red/ONE.jpg', 'x'], 'deep')).rejects.toThrow(/several files called/);
});

test('a name that no disk takes, or that is a file and a folder at once, is refused; so is too much', async () => {
  await expect(unpack(['list.csv', `${'x'.repeat(300)}.jpg`], 'deep')).rejects.toThrow(/is too long, or/);
  await expect(unpack(['a', 'a/b', 'c'], 'deep')).rejects.toThrow(/is that of a file and of a folder/);
  const limits = { ...usualFileLimits, archiveBytes: 3 };
  await expect(unpack(['list.csv'], 'deep', limits)).rejects.toThrow(/holds too much/);
});
