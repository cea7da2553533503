import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { putInPlace, writeWhole } from './write-whole.ts';

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

test('whatever a name will show is on the disk before it has the name, and the name afterwards', async () => {
  const [unfinished, path] = [join(folder, 'unfinished'), join(folder, 'release')];
  await mkdir(join(unfinished, 'rows'), { recursive: true });
  await writeFile(join(unfinished, 'market'), 'x');
  await writeFile(join(unfinished, 'rows', 'one'), 'x');
  const some = await open(join(unfinished, 'market'));
  const handles = Object.getPrototypeOf(some) as typeof some;
  await some.close();
  const { sync } = handles;
  const named: boolean[] = [];
  const watch = jest.spyOn(handles, 'sync').mockImplementation(function (this: typeof some) {
    named.push(existsSync(path));
    return sync.call(this);
  });
  await putInPlace(unfinished, path);
  watch.mockRestore();
  // Two files and two folders without the name; then the folder that holds it.
  expect(named).toEqual([false, false, false, false, true]);
});
