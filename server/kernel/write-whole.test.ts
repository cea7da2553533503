import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeWhole } from './write-whole.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file stands whole under its name, in the place of what was there, for whom it is meant', async () => {
  const path = join(folder, 'a.json');
  await writeWhole(path, 'one');
  await writeWhole(path, 'two', { mode: 0o600 });
  expect(await readFile(path, 'utf8')).toBe('two');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['a.json']);
});

test('what cannot be written leaves nothing, and what was there stays', async () => {
  const path = join(folder, 'taken');
  await mkdir(join(path, 'inside'), { recursive: true });
  await expect(writeWhole(path, 'text')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(await readdir(folder)).toEqual(['taken']);
  expect(await readdir(path)).toEqual(['inside']);
});
