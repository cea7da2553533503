import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { claimWork, isAtWork } from './claim-work.ts';
import { readAlone } from './read-alone.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-alone-'));
  await writeFile(join(folder, 'run.json'), '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @returns what was written down of a reading, and whether another one could have been ordered by then */
async function readingOf(read: () => Promise<object>) {
  const written: unknown[] = [];
  await readAlone(
    folder,
    folder,
    async (end) => void written.push([end, (await isAtWork(folder)) ? 'at work' : 'free']),
    read,
  );
  return written;
}

test('whoever reads that a reading has ended may order the next one at once', async () => {
  const read = async () => {
    expect(await isAtWork(folder)).toBe(true);
    return { state: 'done' };
  };
  expect(await readingOf(read)).toEqual([[{ state: 'done' }, 'free']]);
});

test('a reading that fails is refused with its reason, and keeps nobody from reading', async () => {
  const failing = () => Promise.reject(new Error('broken'));
  const refused = expect.objectContaining({ state: 'refused', reason: expect.anything() });
  expect(await readingOf(failing)).toEqual([[refused, 'free']]);
});

test('a reading beside another one is refused, and leaves that one its place', async () => {
  const release = await claimWork(folder);
  const reason = expect.objectContaining({ refusal: 'deliveries.at-work' });
  expect(await readingOf(async () => ({ state: 'done' }))).toEqual([[{ state: 'refused', reason }, 'at work']]);
  await release?.();
});
