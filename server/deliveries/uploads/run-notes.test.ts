import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/support/eventually.ts';
import { type AnyRun, storedRun } from './run-file.ts';
import { runNotes } from './run-notes.ts';

type Run = AnyRun & { rows: number };

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-notes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('rows are written down while a file is read, and what it comes to comes after them', async () => {
  const begun: Run = {
    id: 'a',
    isDry: true,
    by: 'lin',
    language: 'en',
    state: 'queued',
    host: '',
    pid: 0,
    rows: 0,
    beganAt: '2026-11-30T06:00:00.000Z',
    reason: null,
  };
  const note = runNotes(folder, begun);
  await note.write({ state: 'working' });
  for (const rows of [500, 1000, 1500]) note.rows(rows);
  await eventually(async () => expect(await storedRun<Run>(folder)).toMatchObject({ state: 'working', rows: 1500 }));
  note.rows(2000);
  await note.write({ state: 'done', rows: 2100 });
  expect(await storedRun<Run>(folder)).toMatchObject({ id: 'a', state: 'done', rows: 2100 });
});
