import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeRoomForTests } from './room-for-tests.mjs';

let memory = '';
beforeAll(async () => {
  memory = await mkdtemp(join(tmpdir(), 'memory-'));
});
afterAll(() => rm(memory, { recursive: true, force: true }));

test('a run has a room that others may enter, and rooms of runs that have ended go', async () => {
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  for (const name of [`portal-tests-${ended.pid}-a`, `portal-tests-${process.ppid}-b`, 'of-somebody'])
    await mkdir(join(memory, name, 'store'), { recursive: true });
  const room = makeRoomForTests(memory);
  try {
    const stay = [`portal-tests-${process.ppid}-b`, 'of-somebody'];
    const own = dirname(room) === memory ? [basename(room)] : [];
    expect((await readdir(memory)).sort()).toEqual([...own, ...stay].sort());
    expect((await stat(room)).mode & 0o777).toBe(0o755);
  } finally {
    await rm(room, { recursive: true });
  }
});

test('where there is no memory to be had, it lies among passing files', async () => {
  const room = makeRoomForTests(join(memory, 'nothing'));
  expect(dirname(room)).toBe(tmpdir());
  await rm(room, { recursive: true });
});
