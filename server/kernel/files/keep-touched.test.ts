import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/support/eventually.ts';
import { keepTouched } from './keep-touched.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

test('a file is young for as long as somebody is at work, and one that is not there is no error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-touched-'));
  folders.push(folder);
  const path = join(folder, 'claim');
  const end = keepTouched(path, 5);
  await writeFile(path, '{}');
  const old = new Date(Date.now() - 3_600_000);
  const isYoung = async () => Date.now() - (await stat(path)).mtimeMs < 60_000;
  for (let times = 0; times < 2; times += 1) {
    await utimes(path, old, old);
    await eventually(async () => expect(await isYoung()).toBe(true));
  }
  end();
  // One touch may have been under way; who touched on would do so ten times within the pause.
  await eventually(async () => {
    await utimes(path, old, old);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await isYoung()).toBe(false);
  });
});
